import type { AnalysisResult, Defect } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { useDeleteDefect } from '../defects/queries.ts';

/** Other defects that the panel saw in the same photo, each to be kept or dropped. */
export default function AlsoSeen({ also }: Pick<AnalysisResult, 'also'>) {
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const [kept, setKept] = useState<readonly number[]>([]);
  const left = also.filter(({ id }) => !dropped.includes(id));
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="also-seen" className="mt-5 border-t border-line pt-4">
      <h3 id="also-seen" className="text-base font-semibold">
        Also in this photo
      </h3>
      <p className="mt-1 text-sm text-ink-soft">One credit covers them all. Drop what isn’t a defect.</p>
      <ul className="mt-2 divide-y divide-line">
        {left.map((defect) => (
          <Other
            key={defect.id}
            defect={defect}
            kept={kept.includes(defect.id)}
            onKeep={() => setKept([...kept, defect.id])}
            onDrop={() => setDropped([...dropped, defect.id])}
          />
        ))}
      </ul>
    </section>
  );
}

interface OtherProps {
  defect: Defect;
  kept: boolean;
  onKeep: () => void;
  onDrop: () => void;
}

function Other({ defect, kept, onKeep, onDrop }: OtherProps) {
  const { id, defectType, aiConfidence, severity, overlayDescription } = defect;
  const remove = useDeleteDefect(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium">
          {defectType} <span className="tabular text-ink-soft">({Math.round(aiConfidence * 100)}%)</span>
        </p>
        <p className="text-sm text-ink-soft">{overlayDescription}</p>
        <div className="mt-1">
          <SeverityMark severity={severity} />
        </div>
      </div>
      {remove.isError ? (
        <p role="alert" className="w-full text-sm text-critical">
          It couldn’t be dropped. Try again.
        </p>
      ) : null}
      {kept ? (
        <p role="status" className="text-sm text-ink-soft">
          Kept
        </p>
      ) : (
        <div className="flex gap-2">
          <Button aria-label={`Keep ${defectType}`} onClick={onKeep}>
            Keep
          </Button>
          <Button
            aria-label={`Drop ${defectType}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onDrop })}
          >
            Drop
          </Button>
        </div>
      )}
    </li>
  );
}
