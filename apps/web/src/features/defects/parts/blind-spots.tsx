import type { Defect } from '@plumbline/contract';

/** What the panel often misses here, and what to photograph instead. */
export function BlindSpots({
  assessment: { blindSpots = [] },
  outcome,
}: Pick<Defect, 'assessment' | 'outcome'>) {
  return blindSpots.length === 0 ? null : (
    // Where nothing was found it is what the answer is worth.
    <details className="mt-4 text-sm" open={outcome !== 'defect'}>
      <summary className="min-h-(--target) cursor-pointer content-center text-ink-soft">
        What the panel often misses
      </summary>
      <ul className="mt-2 space-y-2">
        {blindSpots.map(({ missed, instead }) => (
          <li key={missed}>
            {missed} <span className="text-ink-soft">{instead}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
