import { type FindingLine, sureness } from '@plumbline/contract';
import { memo } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfidenceDot } from '../../../ui/confidence.tsx';
import { SeverityMark, SeverityShape } from '../../../ui/severity-mark.tsx';
import { WarrantyDays } from '../../defects/details/warranty-days.tsx';
import { age } from '../../defects/parts/age.ts';
import { DecisionBadge } from '../../defects/parts/decision-badge.tsx';
import { DefectImage } from '../../defects/parts/defect-image.tsx';
import { FirstThing } from '../../hazards/first-thing.tsx';
import { HazardMark } from '../../hazards/hazard-mark.tsx';
import { isDefect } from './arrange-findings.ts';

interface FindingRowProps {
  finding: FindingLine;
  /** Where it is; empty where nobody said. */
  room: string;
  /** Where it stands in the list, in pixels. */
  top: number;
  height: number;
  /** On a phone or a tablet: what to do first has two lines. */
  narrow: boolean;
  /** The person's own day, ISO: the days left are counted from it. */
  today: string;
  selected: boolean;
  /** Its place in the list and how many there are, for those who can't see it. */
  place: number;
  of: number;
  onSelect: (id: number, selected: boolean, range: boolean) => void;
  onOpen: (id: number) => void;
}

/** One finding in a long list: all but the box is one button. Drawn anew only when it changes. */
export const FindingRow = memo(function FindingRow({
  finding,
  room,
  top,
  height,
  narrow,
  today,
  selected,
  place,
  of,
  onSelect,
  onOpen,
}: FindingRowProps) {
  const { id, number, hasPhoto, defectType, severity, alerts, decision, aiConfidence, warranty, createdAt } =
    finding;
  const real = isDefect(finding);
  const rated = real || alerts.length > 0;
  return (
    <li
      aria-setsize={of}
      aria-posinset={place}
      style={{ top, height }}
      className={`absolute inset-x-0 flex items-center border-b border-line ${selected ? 'bg-link-soft' : ''}`}
      onClickCapture={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        onSelect(id, true, true);
      }}
    >
      <Checkbox
        checked={selected}
        onCheckedChange={(on) => onSelect(id, on, false)}
        aria-label={`Select ${defectType}, finding ${number}`}
        className="shrink-0 pr-2 pl-3 tablet:pl-4"
      />
      <button
        type="button"
        onClick={() => onOpen(id)}
        data-finding={id}
        className="flex h-full w-full min-w-0 items-center gap-3 px-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2 tablet:gap-4 tablet:px-4"
      >
        <DefectImage
          id={id}
          number={number}
          hasPhoto={hasPhoto}
          alt=""
          size="320"
          fit="cover"
          className="size-14 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            {rated ? <SeverityShape severity={severity} className="size-2.5 tablet:hidden" /> : null}
            <span className="truncate text-sm font-medium">{defectType}</span>
          </span>
          {alerts.length > 0 ? (
            <span className="mt-0.5 flex">
              <HazardMark alerts={alerts} wrap={narrow} />
            </span>
          ) : null}
          {narrow || alerts.length > 0 ? (
            <FirstThing
              finding={finding}
              className={`mt-0.5 text-xs ${narrow ? 'line-clamp-2' : 'block truncate'}`}
            />
          ) : null}
          <span className="mt-0.5 flex items-center gap-2 text-xs text-ink-soft">
            {/* First and never cut: it is what a report and a plan call the finding by. */}
            <span className="tabular shrink-0">#{number}</span>
            {narrow || alerts.length > 0 ? null : <FirstThing finding={finding} className="truncate" />}
            {decision ? (
              <span className="tablet:hidden">
                <DecisionBadge decision={decision} />
              </span>
            ) : null}
            <span className="tabular truncate">{[room, age(createdAt)].filter(Boolean).join(' · ')}</span>
          </span>
          {real && warranty ? <WarrantyDays {...warranty} today={today} /> : null}
        </span>
        <span className="hidden shrink-0 tablet:block desktop:w-28">
          <DecisionBadge decision={decision} />
        </span>
        <span className="hidden w-20 shrink-0 tablet:block">
          {rated ? <SeverityMark severity={severity} plain /> : null}
        </span>
        <span className="hidden w-36 shrink-0 tablet:block">
          <ConfidenceDot value={sureness({ ...finding, confidence: aiConfidence })} of={finding.sureOf} />
        </span>
      </button>
    </li>
  );
});
