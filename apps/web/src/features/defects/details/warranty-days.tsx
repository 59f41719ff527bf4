import type { FindingLine } from '@plumbline/contract';
import { daysLeft, isWithinYear } from '../../../ui/days.ts';
import { formatDay } from './warranty-section.tsx';

type LineWarranty = NonNullable<FindingLine['warranty']>;

const LACKING: Readonly<Record<LineWarranty['missing'][number], string>> = {
  state: 'No state',
  contractDate: 'No contract date',
  completionDate: 'No completion date',
  occupancyDate: 'No occupancy date',
  noticedOn: 'No day first noticed',
  plumbingCertificateDate: 'No plumbing certificate date',
};

/** The earliest last day as one line beside a finding, with the days left once it is near, and never whether a claim can be made. */
export function WarrantyDays({ lastDay, missing, today }: LineWarranty & { today: string }) {
  const lacks = missing.map((fact) => LACKING[fact]).join(', ');
  return (
    <span className="tabular mt-0.5 block truncate text-xs text-ink-soft">
      {lastDay ? (
        <>
          <span className="tablet:hidden">{inShort(lastDay, today, missing.length > 0)}</span>
          <span className="hidden tablet:inline">
            {[`Warranty: ${inFull(lastDay, today, missing.length > 0)}`, lacks].filter(Boolean).join(' · ')}
          </span>
        </>
      ) : (
        lacks
      )}
    </span>
  );
}

/** The shortest period may be over and a longer one, for a graver defect, still run. */
function leftWords(lastDay: string, today: string): string {
  const left = daysLeft(lastDay, today);
  return left === 'passed' ? 'may have passed' : left;
}

/** A fact that is missing may move the day forward. */
function inFull(lastDay: string, today: string, orEarlier: boolean): string {
  const day = `${formatDay(lastDay)} ${orEarlier ? 'or earlier' : 'at the earliest'}`;
  if (!isWithinYear(lastDay, today)) return `until ${day}`;
  const left = leftWords(lastDay, today);
  return /left$/.test(left) ? `${left}, until ${day}` : `${left}, ${day}`;
}

const SHORT_DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function inShort(lastDay: string, today: string, orEarlier: boolean): string {
  const day = SHORT_DAY.format(new Date(lastDay));
  const told = orEarlier ? `${day} or earlier` : `earliest ${day}`;
  return isWithinYear(lastDay, today) ? `${leftWords(lastDay, today)}, ${told}` : `Warranty: ${told}`;
}
