import type { Evaluation } from '@plumbline/contract';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { familyName, percent } from './words.ts';

/** How many of each family's photos are found. */
export function RecallBars({ evaluation }: { evaluation: Evaluation }) {
  const families = evaluation.families.filter(({ photos }) => photos > 0);
  return (
    <>
      <ul aria-label="Found, by family" className="space-y-3">
        {families.map(({ family, recall, photos }) => (
          <li key={family}>
            <p className="flex justify-between gap-3 text-sm">
              <span>{familyName(family)}</span>
              <span className="tabular font-medium">
                {percent(recall)} of {photos}
              </span>
            </p>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-2 w-full"
            >
              <rect width="100" height="4" className="fill-line" />
              <rect width={100 * (recall ?? 0)} height="4" className="fill-link" />
            </svg>
          </li>
        ))}
      </ul>
      <FiguresTable
        caption="Found and right, by family"
        heads={['Family', 'Photos', 'Found', 'Right when said']}
        rows={families.map(({ family, photos, recall, precision }) => [
          familyName(family),
          photos,
          percent(recall),
          percent(precision),
        ])}
      />
    </>
  );
}
