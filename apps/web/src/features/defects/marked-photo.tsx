import type { Defect } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { Switch } from '../../ui/switch.tsx';
import { PhotoView } from './photo-view.tsx';

interface MarkedPhotoProps {
  defect: Defect;
  maxHeight: string;
  className?: string;
}

/** The finding's photo with what the engines marked, which can be switched off and is also said in words. */
export function MarkedPhoto({ defect, maxHeight, className }: MarkedPhotoProps) {
  const [marked, setMarked] = useState(true);
  const { overlays, overlayDescription, evidence } = defect;
  const has = overlays.length > 0;
  return (
    <figure>
      <PhotoView
        src={addressOf('image', { params: { id: defect.id }, query: { size: '1024' } })}
        alt={`Photo of defect ${defect.id}: ${defect.defectType}`}
        overlays={marked ? overlays : []}
        ratio={evidence.width / evidence.height || undefined}
        maxHeight={maxHeight}
        className={className ?? ''}
        fallback={
          <>
            <span>Image not available</span>
            <span className="tabular">Defect #{defect.id}</span>
          </>
        }
      />
      {has ? (
        <figcaption className="mt-2">
          <Switch
            label="Show what the engines marked"
            hint={overlayDescription}
            checked={marked}
            onCheckedChange={setMarked}
          />
        </figcaption>
      ) : null}
    </figure>
  );
}
