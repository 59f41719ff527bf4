/** A warranty's last day from what a person types: what each state's law asks, what is wrong with it, the answer. */
import { isIsoDate } from '../dates.ts';
import type { StateCode } from '../stages.ts';
import { currentWarranties, type StartEvent, type WarrantyRow, warrantiesOf } from '../warranties.ts';
import { type WarrantyFact, type WarrantyFinding, warrantyOfClass } from './warranty.ts';
import type { ClassReading } from './warranty-class.ts';

/** The graver class of the state's law, its lesser one, or not known. */
export const CLASS_CHOICES = ['graver', 'lesser', 'unknown'] as const;
export type ClassChoice = (typeof CLASS_CHOICES)[number];

export type WarrantyDatesTyped = Partial<Record<WarrantyFact, string>>;

export interface WarrantyQuestions {
  /** Empty where the law makes no difference. */
  classes: { choice: ClassChoice; label: string }[];
  /** Empty where no day may be worked out. */
  dates: { fact: WarrantyFact; label: string; hint: string }[];
}

const OCCUPANCY_LABELS: Partial<Record<StateCode, string>> = {
  NSW: 'Occupation certificate date',
  VIC: 'Occupancy permit date',
  WA: 'Notice of completion (BA7) date',
};

const EARLIEST_YEAR = 1950;

/** What the state's law asks for, in the order of the form. */
export function warrantyQuestions(state: StateCode): WarrantyQuestions {
  const rows = currentWarranties(state);
  return { classes: classesOf(rows.filter(({ statutory }) => statutory)), dates: datesOf(state, rows) };
}

function classesOf(rows: readonly WarrantyRow[]): WarrantyQuestions['classes'] {
  const graver = rows.find(({ lawClass }) => lawClass === 'major' || lawClass === 'structural');
  const lesser = rows.find(({ lawClass }) => lawClass === 'other');
  if (!graver || !lesser) return [];
  return [
    { choice: 'unknown', label: 'Not sure' },
    { choice: 'graver', label: capital(graver.className) },
    { choice: 'lesser', label: capital(lesser.className) },
  ];
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function datesOf(state: StateCode, rows: readonly WarrantyRow[]): WarrantyQuestions['dates'] {
  if (!rows.some(({ statutory, dated }) => statutory && dated)) return [];
  const asks = (event: StartEvent) => rows.some(({ dated, startEvent }) => dated && startEvent === event);
  const regimes = warrantiesOf(state).filter(({ role, statutory }) => role === 'deadline' && statutory);
  const byContract = regimes.some(({ validFrom, validTo }) => validFrom !== null || validTo !== null);
  const occupancy = OCCUPANCY_LABELS[state];
  const practical = asks('practical_completion');
  return [
    ...(byContract
      ? [{ fact: 'contractDate' as const, label: 'Contract date', hint: 'It decides which law applies.' }]
      : []),
    {
      fact: 'completionDate' as const,
      label: practical ? 'Practical completion date' : 'Completion date',
      hint: practical ? 'Without one, use the last day of work.' : 'The day the contract work was complete.',
    },
    ...(occupancy
      ? [{ fact: 'occupancyDate' as const, label: occupancy, hint: 'The day it was issued or lodged.' }]
      : []),
    ...(asks('noticed')
      ? [{ fact: 'noticedOn' as const, label: 'Day first noticed', hint: 'Complaint limits may start here.' }]
      : []),
    ...(asks('plumbing_certificate')
      ? [
          {
            fact: 'plumbingCertificateDate' as const,
            label: 'Plumbing certificate date',
            hint: 'Only for plumbing work.',
          },
        ]
      : []),
  ];
}

/** What is wrong with the dates, each beside its own field; empty where nothing is. */
export function dateProblems(
  state: StateCode,
  typed: WarrantyDatesTyped,
  today: string,
): Partial<Record<WarrantyFact, string>> {
  const { dates } = warrantyQuestions(state);
  const problems: Partial<Record<WarrantyFact, string>> = {};
  for (const { fact } of dates) {
    const problem = problemOf(typed[fact] ?? '', today);
    if (problem) problems[fact] = problem;
  }
  if (dates.length === 0 || Object.keys(problems).length > 0) return problems;
  const { contractDate, completionDate, occupancyDate, plumbingCertificateDate, noticedOn } = askedOf(
    state,
    typed,
  );
  if (!completionDate && !occupancyDate) {
    problems.completionDate = dates.some(({ fact }) => fact === 'occupancyDate')
      ? 'Enter this date, or the date of the certificate, permit or notice.'
      : 'Enter this date. The period starts on it.';
  }
  const after = (date: string | undefined) => contractDate && date && date < contractDate;
  if (after(completionDate) || after(occupancyDate) || after(plumbingCertificateDate))
    problems.contractDate = 'The contract date is after the work was complete. Check both dates.';
  if (after(noticedOn)) problems.noticedOn = 'This day is before the contract date. Check both dates.';
  return problems;
}

function problemOf(date: string, today: string): string | null {
  if (date === '') return null;
  const day = new Date(`${date}T00:00:00Z`);
  const real = isIsoDate(date) && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
  if (!real) return 'Enter the day, month and year.';
  if (date > today) return 'This day is in the future. Enter a day up to today.';
  return day.getUTCFullYear() < EARLIEST_YEAR ? `Enter a year from ${EARLIEST_YEAR} on.` : null;
}

const READINGS: Readonly<Record<ClassChoice, ClassReading>> = {
  graver: 'yes',
  lesser: 'no',
  unknown: 'unsettled',
};

/** Only dates that the state asks for count: one typed for another state is left out. */
function askedOf(state: StateCode, typed: WarrantyDatesTyped): WarrantyDatesTyped {
  const asked = warrantyQuestions(state).dates.flatMap(({ fact }) => {
    const date = typed[fact];
    return date ? [[fact, date] as const] : [];
  });
  return Object.fromEntries(asked);
}

export function calculateWarranty(
  state: StateCode,
  choice: ClassChoice,
  typed: WarrantyDatesTyped,
): WarrantyFinding {
  const { noticedOn, plumbingCertificateDate, ...project } = askedOf(state, typed);
  const reading = READINGS[choice];
  return warrantyOfClass(
    { ...project, state },
    { nswMajor: state === 'NSW' ? reading : null, structural: state === 'NSW' ? null : reading },
    plumbingCertificateDate !== undefined,
    null,
    {
      ...(noticedOn ? { noticedOn } : {}),
      ...(plumbingCertificateDate ? { plumbingCertificateDate } : {}),
    },
  );
}
