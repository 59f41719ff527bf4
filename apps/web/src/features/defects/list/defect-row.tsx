import { type DefectSummary, isRated, sureness } from '@plumbline/contract';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfidenceDot } from '../../../ui/confidence.tsx';
import { confidencePercent } from '../../../ui/confidence-band.ts';
import { SeverityMark, SeverityShape } from '../../../ui/severity-mark.tsx';
import { FirstThing } from '../../hazards/first-thing.tsx';
import { HazardMark } from '../../hazards/hazard-mark.tsx';
import { age } from '../parts/age.ts';
import { DecisionBadge } from '../parts/decision-badge.tsx';
import { DefectImage } from '../parts/defect-image.tsx';
import { descriptionBeyondName } from '../parts/description-beyond-name.ts';
import { stageNames } from '../parts/stage-names.ts';

interface DefectRowProps {
  defect: DefectSummary;
  projectName: string | undefined;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onOpen: () => void;
}

/** One line of the list: thumbnail, severity, what, where, how old. All but the box is one button. */
export function DefectRow({ defect, projectName, selected, onSelect, onOpen }: DefectRowProps) {
  const where = [projectName, stageNames(defect.stageOfWorks), defect.location].filter(Boolean).join(' · ');
  const sure = sureness({ ...defect, confidence: defect.aiConfidence });
  const real = isRated(defect);
  const more = descriptionBeyondName(defect);
  return (
    <li className="flex items-center border-b border-line last:border-b-0">
      <Checkbox
        checked={selected}
        onCheckedChange={onSelect}
        aria-label={`Select ${defect.defectType}, finding ${defect.number}`}
        className="shrink-0 pr-2 pl-3 tablet:pl-4"
      />
      <button
        type="button"
        onClick={onOpen}
        data-row=""
        className="flex w-full min-w-0 items-center gap-4 px-3 py-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2 tablet:px-4"
      >
        <DefectImage
          id={defect.id}
          number={defect.number}
          hasPhoto={defect.imageUrl !== ''}
          alt=""
          size="320"
          fit="cover"
          className="size-16 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            {real ? <SeverityShape severity={defect.severity} className="size-2.5 tablet:hidden" /> : null}
            <span className="truncate text-sm font-medium">{defect.defectType}</span>
          </span>
          {defect.alerts.length > 0 ? (
            <span className="mt-1 block">
              <HazardMark alerts={defect.alerts} wrap />
            </span>
          ) : null}
          <FirstThing finding={defect} className="mt-0.5 block text-sm" />
          {more ? <span className="mt-0.5 block truncate text-sm text-ink-soft">{more}</span> : null}
          {defect.decision ? (
            <span className="mt-1 hidden tablet:block desktop:hidden">
              <DecisionBadge decision={defect.decision} />
            </span>
          ) : null}
          <span className="tabular mt-0.5 block truncate text-xs text-ink-soft">
            #{defect.number} ·{' '}
            <span className="tablet:hidden">
              {sure === undefined
                ? ''
                : `${confidencePercent(sure)}% sure${defect.agreement?.sureOf ? ' of the kind' : ''} · `}
              {age(defect.createdAt)} ·{' '}
            </span>
            {where}
          </span>
        </span>
        <span className="hidden w-28 shrink-0 desktop:block">
          <DecisionBadge decision={defect.decision} />
        </span>
        <span className="hidden w-20 shrink-0 tablet:block">
          {real ? <SeverityMark severity={defect.severity} plain /> : null}
        </span>
        <span className="hidden w-36 shrink-0 tablet:block">
          <ConfidenceDot value={sure} of={defect.agreement?.sureOf} />
        </span>
        <span className="tabular hidden w-20 shrink-0 text-right text-xs text-ink-soft tablet:block">
          {age(defect.createdAt)}
        </span>
      </button>
    </li>
  );
}
