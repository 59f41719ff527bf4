import type { Defect } from '@plumbline/contract';
import { Fragment } from 'react';
import { daysLeft, isWithinYear } from '../../../ui/days.ts';
import { Facts, Section } from './section.tsx';

type Warranty = NonNullable<Defect['assessment']['warranty']>;
type Deadline = NonNullable<Warranty['deadlines']>[number];

export const KIND_WORDS = {
  start_proceedings: 'start proceedings',
  lodge_complaint: 'lodge a complaint',
  regulator_last_day: 'the regulator’s own last day',
} as const;

export const CONFIDENCE_WORDS = {
  verified: 'confirmed',
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
export const formatDay = (date: string) => DAY.format(new Date(date));

/** Periods and last days, each with what it is the last day for; never whether a claim can be made. */
export function WarrantySection({ warranty, today }: { warranty: Warranty; today?: string | undefined }) {
  const { deadlines = [], windows = [] } = warranty;
  const statutory = deadlines.filter((deadline) => deadline.statutory);
  const beside = deadlines.filter((deadline) => !deadline.statutory);
  return (
    <Section title="Statutory warranty">
      {warranty.summary ? <p className="font-medium">{warranty.summary}</p> : null}
      {today && warranty.earliest && isWithinYear(warranty.earliest.lastDay, today) ? (
        <p>{untilThen(warranty.earliest.lastDay, today)}</p>
      ) : null}
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
          <summary className="min-h-(--target) cursor-pointer content-center font-medium">
            Other deadlines
          </summary>
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

/** Follows the summary, which names the day. */
function untilThen(lastDay: string, today: string): string {
  const left = daysLeft(lastDay, today);
  if (left === 'passed') return 'That day has passed. A longer period may still run.';
  return left === 'today' ? 'That day is today.' : `${left} until that day.`;
}

function DeadlineFacts({ deadline }: { deadline: Deadline }) {
  const { period, lastDay, kind, startsOn, law, confidence, source, detail, exception, missing } = deadline;
  const day = lastDay ? formatDay(lastDay) : lacking(deadline);
  return (
    <div className="border-l-2 border-line pl-3">
      <h3 className="mb-1 text-sm font-medium first-letter:uppercase">{nameOf(deadline)}</h3>
      <Facts
        rows={[
          ['Period', period ? `${period} from ${startsOn}` : 'Not confirmed here'],
          [
            missing.length > 0 ? 'Last day by the dates given' : 'Earliest possible last day',
            kind ? `${day} (${KIND_WORDS[kind]})` : day,
          ],
          ['Law', <LawWords key="law" law={law} confidence={confidence} source={source} />],
        ]}
      />
      <p className="mt-1 text-ink-soft">{[detail, exception].filter(Boolean).join(' ')}</p>
    </div>
  );
}

const ADDRESS = /https?:\/\/[^\s;)]+/g;

/**
 * A law, how sure it is, and where it was read: what is confirmed is the law, never a site that prints it. Addresses
 * stand as links under the name of their site; whatever else the source says is kept in words.
 */
export function LawWords({
  law,
  confidence,
  source,
}: { law: string } & Pick<Deadline, 'confidence' | 'source'>) {
  const links = source.match(ADDRESS) ?? [];
  const rest = source.replaceAll(ADDRESS, '').replaceAll(/^[\s;]+|[\s;]+$/g, '');
  return (
    <>
      {law} ({CONFIDENCE_WORDS[confidence]})
      <details>
        <summary className="min-h-(--target-small) cursor-pointer content-center text-link">
          Where it was read
        </summary>
        {rest}
        {links.map((link) => (
          <Fragment key={link}>
            {' '}
            <a href={link} rel="noreferrer" className="prose-link">
              {new URL(link).hostname.replace(/^www\./, '')}
            </a>
          </Fragment>
        ))}
      </details>
    </>
  );
}

/** Which class a period is for, and of which scheme where it isn't the statutory warranty itself. */
function nameOf({ statutory, scheme, className, oneReading }: Deadline): string {
  const article = /^(?:a|any|all|as)\b/.test(className) ? '' : /^[aeiou]/.test(className) ? 'an ' : 'a ';
  const named = oneReading ? `if it counts as ${article}${className}` : className;
  return statutory ? named : `${scheme}: ${named}`;
}

function lacking({ missing }: Deadline): string {
  return missing.length === 0
    ? 'Not shown'
    : `Depends on the ${missing.map((fact) => FACT_WORDS[fact]).join(', the ')}`;
}
