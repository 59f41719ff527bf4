import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { greyPicture } from './grey-picture.ts';
import { KnownLengthFields } from './known-length-fields.tsx';
import type { Measuring } from './use-measuring.ts';

const HOW_TO_MARK = {
  line: 'Put the two square marks on its ends.',
  circle: 'Put two square marks on its widest ends, the third on its rim where it is narrow.',
  rectangle: 'Put the four square marks on its corners, in order round it.',
} as const;

/** From here on a tilt is worth a word, in degrees. */
const TILTED = 8;

const scaleSet = (tilt: number | null) =>
  tilt !== null && tilt >= TILTED
    ? `Scale set. The surface is tilted about ${Math.round(tilt)}°, which is allowed for.`
    : 'Scale set.';

/** Which object in the photo is of known size, and whether its marks give a scale. */
export function ScaleFields({ measuring, src }: { measuring: Measuring; src: string }) {
  const [edges, setEdges] = useState('');
  const { ruler, outline, canFind } = measuring;
  const find = async () => {
    const found = await greyPicture(src).then(measuring.findEdges, () => false);
    setEdges(
      found
        ? 'Edges found. Check that the marks sit on them.'
        : 'No clear edges here. Set the marks by hand.',
    );
  };
  return (
    <>
      <KnownLengthFields
        choice={measuring.choice}
        typed={measuring.typed}
        onChoice={measuring.setChoice}
        onTyped={measuring.setTyped}
      />
      <p role="status" className="text-sm text-ink-soft">
        {[ruler ? scaleSet(ruler.tilt) : HOW_TO_MARK[outline], edges].filter(Boolean).join(' ')}
      </p>
      {canFind ? <Button onClick={() => void find()}>Find its edges</Button> : null}
    </>
  );
}
