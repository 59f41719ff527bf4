import type { MigrationCounts } from '@plumbline/contract';
import { counted, SECTION_NAMES } from './words.ts';

const ORDER = Object.keys(SECTION_NAMES) as (keyof MigrationCounts)[];

/** How many of each; what there is none of isn't named. */
export function CountsView({ counts }: { counts: MigrationCounts }) {
  const shown = ORDER.filter((name) => counts[name] > 0);
  if (shown.length === 0) return <p className="text-ink-soft">Nothing new. It’s all here already.</p>;
  return (
    <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="rounded-md border border-line px-4 py-3">
          <dt className="text-sm text-ink-soft">{SECTION_NAMES[name]}</dt>
          <dd className="tabular text-xl font-semibold">{counted(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
