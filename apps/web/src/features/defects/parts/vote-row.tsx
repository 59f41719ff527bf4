import type { EngineResult } from '@plumbline/contract';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { Spinner } from '../../../ui/spinner.tsx';

const WITHOUT_OPINION: Readonly<Record<EngineResult['status'], string>> = {
  // It looked, and nothing stood out enough to name.
  voted: 'No opinion',
  abstained: 'No opinion',
  timed_out: 'Too slow, left out',
  failed: 'Failed, left out',
};

interface VoteRowProps {
  engine: string;
  /** null while it works. */
  vote: EngineResult | null;
  /** With the sentence of what it saw. */
  detailed?: boolean;
}

/** One engine: its name, what it says, its own probability as a bar. */
export function VoteRow({ engine, vote, detailed = false }: VoteRowProps) {
  const voted = vote?.status === 'voted' && vote.defectType !== null;
  const percent = voted ? confidencePercent(vote.confidence ?? 0) : 0;
  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 text-ink-soft">{engine}</span>
        {vote === null ? (
          <Spinner className="size-3.5 self-center text-ink-soft" label={`${engine} is looking`} />
        ) : voted ? (
          <span className="flex min-w-0 items-baseline gap-2 text-right">
            <span className="min-w-0 font-medium break-words">{vote.defectType}</span>
            <span className="tabular w-10 shrink-0 whitespace-nowrap text-ink-soft">{percent}%</span>
          </span>
        ) : (
          <span className="text-ink-soft">{WITHOUT_OPINION[vote.status]}</span>
        )}
      </div>
      <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-link transition-[width] duration-(--calm)"
          style={{ width: `${percent}%` }}
        />
      </div>
      {detailed && vote?.summary ? <p className="mt-1.5 text-sm text-ink-soft">{vote.summary}</p> : null}
    </li>
  );
}
