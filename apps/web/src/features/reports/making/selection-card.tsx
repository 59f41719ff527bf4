import type { DefectSummary } from '@plumbline/contract';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { SeverityMark } from '../../../ui/severity-mark.tsx';
import { DefectImage } from '../../defects/parts/defect-image.tsx';
import { wordsOf } from '../../defects/parts/description-beyond-name.ts';

interface SelectionCardProps {
  defect: DefectSummary;
  /** It counts as a defect; only then it has a severity. */
  counted: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** A finding that may be put into a report. The whole card takes the press. */
export function SelectionCard({ defect, counted, selected, onSelect }: SelectionCardProps) {
  return (
    <li
      className={cx(
        // On a phone a row of a list: a report is chosen from among dozens.
        'relative flex min-w-0 overflow-hidden rounded-md border bg-surface tablet:flex-col',
        selected ? 'border-link ring-1 ring-link' : 'border-line',
      )}
    >
      <DefectImage
        id={defect.id}
        number={defect.number}
        hasPhoto={defect.imageUrl !== ''}
        alt=""
        size="320"
        fit="contain"
        className="min-h-24 w-24 shrink-0 self-stretch rounded-none tablet:h-36 tablet:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3">
        <div className="flex items-center gap-2">
          <Checkbox
            checked={selected}
            onCheckedChange={onSelect}
            aria-label={`Include ${defect.defectType}`}
            className="min-h-0 before:absolute before:inset-0"
          />
          {defect.alerts.length > 0 ? (
            <span className="text-xs font-semibold text-critical">Open hazard</span>
          ) : null}
          <span className="ml-auto">
            {counted ? (
              <SeverityMark severity={defect.severity} />
            ) : (
              <span className="text-xs text-ink-soft">
                {defect.decision === 'rejected' ? 'Set aside' : 'Not counted'}
              </span>
            )}
          </span>
        </div>
        <p className="text-sm font-semibold wrap-anywhere">
          <span className="tabular font-normal text-ink-soft">#{defect.number}</span> {defect.defectType}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{wordsOf(defect)}</p>
        {defect.location ? (
          <p className="mt-auto text-xs text-ink-soft wrap-anywhere">{defect.location}</p>
        ) : null}
      </div>
    </li>
  );
}
