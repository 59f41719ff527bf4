import type { Defect } from '@plumbline/contract';
import { Facts, Section } from './section.tsx';

type Warranty = NonNullable<Defect['assessment']['warranty']>;
type Deadline = NonNullable<Warranty['deadlines']>[number];

const KIND_WORDS = {
  start_proceedings: 'start proceedings',
  lodge_complaint: 'lodge a complaint',
  regulator_last_day: 'the regulator’s own last day',
} as const;

const CONFIDENCE_WORDS = {
  verified: 'two sources',
  likely: 'one source, check it',
  unsure: 'not confirmed',
} as const;

const FACT_WORDS: Readonly<Record<Deadline['missing'][number], string>> = {
  contractDate: 'contract date',
  completionDate: 'completion date',
  occupancyDate: 'occupancy date',
  noticedOn: 'day it was first noticed',
  plumbingCertificateDate: 'plumbing certificate date',
};

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const formatDay = (date: string) => DAY.format(new Date(date));

/** Periods and last days, each with what it is the last day for; never whether a claim can be made. */
export function WarrantySection({ warranty }: { warranty: Warranty }) {
  const { deadlines = [], windows = [] } = warranty;
  const statutory = deadlines.filter((deadline) => deadline.statutory);
  const beside = deadlines.filter((deadline) => !deadline.statutory);
  return (
    <Section title="Statutory warranty">
      {warranty.summary ? <p className="font-medium">{warranty.summary}</p> : null}
      {statutory.map((deadline) => (
        <DeadlineFacts key={deadline.id} deadline={deadline} />
      ))}
      {statutory.length === 0 ? (
        <Facts
          rows={[
            ['Period', warranty.period],
            ['Starts on', warranty.runsFrom],
            ['Law', warranty.law],
          ]}
        />
      ) : null}
      <Facts rows={[['Regulator', warranty.regulator]]} />
      {beside.length > 0 || windows.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">Other deadlines</summary>
          <div className="space-y-3 pt-1">
            {beside.map((deadline) => (
              <DeadlineFacts key={deadline.id} deadline={deadline} />
            ))}
            {windows.map(({ name, from, to }) => (
              <Facts key={name} rows={[[name, `${formatDay(from)} to ${formatDay(to)}`]]} />
            ))}
          </div>
        </details>
      ) : null}
      <p className="text-ink-soft">{warranty.note}</p>
    </Section>
  );
}

function DeadlineFacts({ deadline }: { deadline: Deadline }) {
  const { scheme, statutory, className, oneReading, period, lastDay, kind, startsOn, law } = deadline;
  const name = [statutory ? '' : scheme, className].filter(Boolean).join(': ');
  return (
    <div className="border-l-2 border-line pl-3">
      <h3 className="mb-1 text-sm font-medium first-letter:uppercase">
        {oneReading ? `If it counts as ${className}` : name}
      </h3>
      <Facts
        rows={[
          ['Period', period || 'Not confirmed here'],
          ['Starts on', startsOn],
          ['Earliest possible last day', lastDay ? formatDay(lastDay) : lacking(deadline)],
          ['To do what', kind ? KIND_WORDS[kind] : ''],
          ['Law', law],
          ['How sure', CONFIDENCE_WORDS[deadline.confidence]],
          ['Source', deadline.source],
          ['Good to know', [deadline.detail, deadline.exception].filter(Boolean).join(' ')],
        ]}
      />
    </div>
  );
}

function lacking({ missing }: Deadline): string {
  return missing.length === 0
    ? 'Not shown'
    : `Add the ${missing.map((fact) => FACT_WORDS[fact]).join(', the ')}`;
}
