import type { Defect } from '@plumbline/contract';
import { useState } from 'react';
import { PhotoView } from '../photo-view.tsx';
import { lengthsOf } from './lengths.ts';
import { MarkLayer } from './mark-layer.tsx';
import { MeasurePanel } from './measure-panel.tsx';
import { NOTHING_MEASURED, withMark } from './measure-state.ts';

interface MeasuredPhotoProps {
  defect: Defect;
  src: string;
  maxHeight: string;
}

/** The photo with marks to set on it: one known length gives every other length in millimetres. */
export default function MeasuredPhoto({ defect, src, maxHeight }: MeasuredPhotoProps) {
  const [state, setState] = useState(NOTHING_MEASURED);
  const [pixelsWide, setPixelsWide] = useState(1);
  return (
    <>
      <PhotoView
        src={src}
        alt={`Photo of defect ${defect.id}: ${defect.defectType}`}
        overlays={defect.overlays.filter(({ kind }) => kind === 'trace')}
        ratio={defect.evidence.width / defect.evidence.height || undefined}
        maxHeight={maxHeight}
        fallback="Image not available"
        above={
          state.known ? (
            <MarkLayer
              scaleMarks={state.scaleMarks}
              spanMarks={state.spanMarks}
              onMark={(mark, width) => {
                setPixelsWide(width);
                setState(withMark(state, mark));
              }}
            />
          ) : null
        }
      />
      <MeasurePanel state={state} onChange={setState} lengths={lengthsOf(state, defect, pixelsWide)} />
    </>
  );
}
