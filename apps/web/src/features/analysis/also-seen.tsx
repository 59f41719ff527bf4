import type { AnalysisResult, Defect } from '@plumbline/contract';
import { messageFor } from '../../api/api-error.ts';
import { may } from '../../api/may.ts';
import { whyNot } from '../../api/why-not.ts';
import { Button } from '../../ui/button.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { useDecide, useDefect, useWithdrawDecision } from '../defects/data/queries.ts';

interface AlsoSeenProps extends Pick<AnalysisResult, 'also'> {
  /** Opens a finding's details. */
  onOpen: (id: number) => void;
}

/** Other defects that the panel saw in the same photo, each to be kept or dropped: a decision like any other. */
export default function AlsoSeen({ also, onOpen }: AlsoSeenProps) {
  if (also.length === 0) return null;
  return (
    <section aria-labelledby="also-seen" className="mt-5 border-t border-line pt-4">
      <h3 id="also-seen" className="text-base font-semibold">
        Also in this photo
      </h3>
      <p className="mt-1 text-sm text-ink-soft">One credit covers them all. Drop what isn’t a defect.</p>
      <ul className="mt-2 divide-y divide-line">
        {also.map((defect) => (
          <Other key={defect.id} seen={defect} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

const DECIDED = { confirmed: 'Kept', corrected: 'Corrected', rejected: 'Dropped' } as const;

interface OtherProps extends Pick<AlsoSeenProps, 'onOpen'> {
  seen: Defect;
}

function Other({ seen, onOpen }: OtherProps) {
  // Decided in the details or by somebody else, it shows here too.
  const defect = useDefect(seen.id).data ?? seen;
  const { id, defectType, aiConfidence, agreement, severity, overlayDescription, decision } = defect;
  const decide = useDecide(defect);
  const withdraw = useWithdrawDecision(id);
  const busy = decide.isPending || withdraw.isPending;
  const error = decide.error ?? withdraw.error;
  const refused = whyNot(defect, 'reject');
  const settle = (verdict: 'confirmed' | 'rejected') => {
    withdraw.reset();
    decide.mutate({ verdict });
  };
  const undo = () => {
    decide.reset();
    withdraw.mutate();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium">
          {defectType}{' '}
          <span className="tabular text-ink-soft">
            ({Math.round(aiConfidence * 100)}%{agreement?.sureOf ? ` sure of ‘${agreement.sureOf}’` : ''})
          </span>
        </p>
        <p className="text-sm text-ink-soft">{overlayDescription}</p>
        <div className="mt-1">
          <SeverityMark severity={severity} />
        </div>
      </div>
      {decision ? (
        <div className="flex items-center gap-3">
          <p role="status" className="text-sm text-ink-soft">
            {DECIDED[decision]}
          </p>
          <Button
            aria-label={`Undo for ${defectType}`}
            busy={withdraw.isPending}
            disabled={busy || !may(defect, 'withdraw')}
            onClick={undo}
          >
            Undo
          </Button>
        </div>
      ) : (
        <div className="flex gap-2">
          <Button
            aria-label={`Keep ${defectType}`}
            busy={decide.variables?.verdict === 'confirmed' && decide.isPending}
            disabled={busy || !may(defect, 'confirm')}
            onClick={() => settle('confirmed')}
          >
            Keep
          </Button>
          {refused ? (
            <Button aria-label={`Details of ${defectType}`} onClick={() => onOpen(id)}>
              Details
            </Button>
          ) : (
            <Button
              aria-label={`Drop ${defectType}`}
              busy={decide.variables?.verdict === 'rejected' && decide.isPending}
              disabled={busy || !may(defect, 'reject')}
              onClick={() => settle('rejected')}
            >
              Drop
            </Button>
          )}
        </div>
      )}
      {refused && !decision ? <p className="w-full text-sm text-ink-soft">{refused}</p> : null}
      {error ? (
        <p role="alert" className="w-full text-sm text-critical">
          {messageFor(error, 'It wasn’t saved. Try again.')}
        </p>
      ) : null}
    </li>
  );
}
