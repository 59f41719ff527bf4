/** Statutory warranty and the deadlines beside it, with the earliest possible last day. Never legal advice. */
import type { Confidence } from '../confidence.ts';
import { addMonths, dayBefore, isIsoDate, longDate } from '../dates.ts';
import type { DefectId } from '../defects.ts';
import type { ProjectFacts, Severity } from '../findings.ts';
import type { StateCode } from '../stages.ts';
import { stateFacts } from '../states.ts';
import {
  ASK_A_LAWYER,
  DEADLINE_KIND_WORDS,
  type DeadlineKind,
  lawOf,
  type StartEvent,
  type WarrantyRow,
  warrantiesOf,
} from '../warranties.ts';
import { type ClassReading, type LawClasses, lawClasses } from './warranty-class.ts';

/** Facts that a last day may lack, by name. */
export const WARRANTY_FACTS = {
  contractDate: 'the contract date',
  completionDate: 'the completion date',
  occupancyDate: 'the date of the occupation certificate, occupancy permit or notice of completion',
  noticedOn: 'the day the defect was first noticed',
  plumbingCertificateDate: 'the date of the plumbing compliance certificate',
} as const;
export type WarrantyFact = keyof typeof WARRANTY_FACTS;

/** Dates of one finding beside those of its project. ISO. */
export interface WarrantyDates {
  noticedOn?: string;
  plumbingCertificateDate?: string;
}

export interface WarrantyDeadline {
  id: string;
  scheme: string;
  /** True for the statutory warranty itself. */
  statutory: boolean;
  /** The class of defect in the law's own words. */
  className: string;
  /** True where it isn't settled whether this class applies. */
  oneReading: boolean;
  /** Empty where the period is unsure. */
  period: string;
  kind: DeadlineKind | null;
  startsOn: string;
  /** Earliest possible, ISO; null where no day can be told. */
  lastDay: string | null;
  /** The fact and day it was counted from. */
  countedFrom: { fact: WarrantyFact; date: string } | null;
  missing: WarrantyFact[];
  detail: string;
  exception: string;
  law: string;
  confidence: Confidence;
  source: string;
}

export interface WarrantyFinding {
  /** Three separate fields with AS 4349.1's: see `warranty-class.ts`. */
  classes?: LawClasses;
  /** Such as '6 years (structural defect) or 1 year (any other defect)'. Empty where unsure. */
  period: string;
  runsFrom: string;
  law: string;
  /** The statutory warranty's earliest possible last day, of all readings; null where no day can be told. */
  earliest?: { lastDay: string; kind: DeadlineKind } | null;
  /** In a sentence or two: the day or why there is none. */
  summary?: string;
  /** The statutory warranty first, then what stands beside it. Absent in findings judged before they were kept. */
  deadlines?: WarrantyDeadline[];
  /** NSW strata: when the building's inspections fall, ISO. */
  windows?: { name: string; from: string; to: string }[];
  note: string;
  regulator: string;
  confidence: Confidence;
  source: string;
}

/** Contracts older than this at completion aren't expected where the contract date isn't known. */
const LONGEST_BUILD_MONTHS = 60;

const FACT_OF: Readonly<Record<StartEvent, WarrantyFact | null>> = {
  completion: 'completionDate',
  practical_completion: 'completionDate',
  occupancy: 'occupancyDate',
  completion_notice: 'occupancyDate',
  noticed: 'noticedOn',
  plumbing_certificate: 'plumbingCertificateDate',
  not_known: null,
};

type Known = Partial<Record<WarrantyFact, string>>;

function knownDates(project: ProjectFacts, dates: WarrantyDates): Known {
  const all: Known = { ...dates };
  for (const fact of ['contractDate', 'completionDate', 'occupancyDate'] as const) {
    const date = project[fact];
    if (date !== undefined) all[fact] = date;
  }
  return Object.fromEntries(Object.entries(all).filter(([, date]) => isIsoDate(date)));
}

/** The year of the oldest act that gives the row: nothing older falls under it. */
const yearOf = ({ act }: WarrantyRow): string =>
  [...act.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year).toSorted()[0] ?? '';

/** Whether the contract may fall in the row's time. */
function mayHold(row: WarrantyRow, known: Known): boolean {
  const { validFrom, validTo } = row;
  const { contractDate, completionDate, occupancyDate } = known;
  const latest = contractDate ?? completionDate ?? occupancyDate;
  if (latest === undefined) return validTo === null;
  if (latest < yearOf(row)) return false;
  const earliest = contractDate ?? addMonths(latest, -LONGEST_BUILD_MONTHS);
  return (validFrom === null || latest >= validFrom) && (validTo === null || earliest <= validTo);
}

function readingOf(row: WarrantyRow, { nswMajor, structural }: LawClasses): ClassReading {
  if (row.lawClass === 'all') return 'yes';
  const reading = nswMajor ?? structural ?? 'unsettled';
  if (row.lawClass !== 'other') return reading;
  return reading === 'yes' ? 'no' : reading === 'no' ? 'yes' : 'unsettled';
}

/** The day that a row counts from, and what is missing to know it better. */
function startOf(row: WarrantyRow, known: Known): Pick<WarrantyDeadline, 'countedFrom' | 'missing'> {
  const fact = FACT_OF[row.startEvent];
  if (fact === null) return { countedFrom: null, missing: [] };
  const own = known[fact];
  const counted = (of: WarrantyFact, date: string, missing: WarrantyFact[] = []) => ({
    countedFrom: { fact: of, date },
    missing,
  });
  // In NSW completion under the contract is hard to pin down: the earliest day that is known counts.
  if (row.state === 'NSW' && fact === 'completionDate') {
    const certificate = known.occupancyDate;
    if (own && (!certificate || own <= certificate)) return counted(fact, own);
    return certificate
      ? counted('occupancyDate', certificate, own ? [] : [fact])
      : { countedFrom: null, missing: [fact] };
  }
  if (own) return counted(fact, own);
  const standIn = fact === 'occupancyDate' ? known.completionDate : undefined;
  return standIn ? counted('completionDate', standIn, [fact]) : { countedFrom: null, missing: [fact] };
}

function deadlineOf(
  row: WarrantyRow,
  known: Known,
  oneReading: boolean,
  regimeOpen: boolean,
): WarrantyDeadline {
  const sure = row.confidence !== 'unsure';
  const started = row.dated ? startOf(row, known) : { countedFrom: null, missing: [] };
  const { countedFrom } = started;
  const counts = sure && row.months !== null && countedFrom !== null && !regimeOpen;
  return {
    id: row.id,
    scheme: row.scheme,
    statutory: row.statutory,
    className: row.className,
    oneReading,
    period: sure ? row.period : '',
    kind: row.kind,
    startsOn: row.startsOn,
    lastDay: counts ? lastDayOf(countedFrom.date, row.months ?? 0) : null,
    countedFrom: counts ? countedFrom : null,
    missing:
      regimeOpen && row.dated ? ['contractDate', ...(countedFrom ? [] : started.missing)] : started.missing,
    detail: row.detail,
    exception: row.exception,
    law: lawOf(row),
    confidence: row.confidence,
    source: row.source,
  };
}

/** The day of the start counts as the first: the earliest reading of 'within six years after'. */
function lastDayOf(start: string, months: number): string {
  return dayBefore(addMonths(start, months));
}

/** Undefined without a state: the law differs by state. */
export function warrantyFinding(
  project: ProjectFacts,
  finding: { defectId: DefectId | null; plumbing: boolean; severity: Severity },
  inspectedOn: string,
  dates: WarrantyDates = {},
): WarrantyFinding | undefined {
  const { state } = project;
  if (!state) return undefined;
  const classes = lawClasses(state, finding.defectId, finding.severity);
  return warrantyOfClass({ ...project, state }, classes, finding.plumbing, inspectedOn, dates);
}

/** By the class itself; without an inspection's day the summary doesn't compare with one. */
export function warrantyOfClass(
  project: ProjectFacts & { state: StateCode },
  classes: LawClasses,
  plumbing: boolean,
  inspectedOn: string | null,
  dates: WarrantyDates = {},
): WarrantyFinding {
  const { state } = project;
  const known = knownDates(project, dates);
  const rows = warrantiesOf(state).filter((row) => mayHold(row, known));
  const regimes = new Set(
    rows.filter(({ statutory }) => statutory).map(({ validFrom, validTo }) => `${validFrom} ${validTo}`),
  );
  const deadlines = rows
    .filter(({ role, startEvent }) => {
      return role === 'deadline' && (startEvent !== 'plumbing_certificate' || plumbing);
    })
    .flatMap((row) => {
      const reading = readingOf(row, classes);
      return reading === 'no'
        ? []
        : [deadlineOf(row, known, reading === 'unsettled', row.statutory && regimes.size > 1)];
    });
  const statutory = deadlines.filter((deadline) => deadline.statutory);
  const earliest = earliestOf(statutory);
  const first = statutory.find(({ lastDay }) => lastDay === earliest?.lastDay) ?? statutory[0];
  return {
    classes,
    period: periodsOf(statutory),
    runsFrom: first?.startsOn || 'not known',
    law: first?.law ?? '',
    earliest,
    summary: summaryOf(statutory, deadlines, earliest, inspectedOn),
    deadlines,
    windows: project.buildingType === 'apartment' ? windowsOf(rows, known) : [],
    note: ASK_A_LAWYER,
    regulator: stateFacts(state).regulator.value,
    confidence: first?.confidence ?? 'unsure',
    source: first?.source ?? '',
  };
}

/** Null unless every reading of the statutory warranty has a day: one without might end first. */
function earliestOf(statutory: readonly WarrantyDeadline[]): { lastDay: string; kind: DeadlineKind } | null {
  const dated = statutory.flatMap(({ lastDay, kind }) => (lastDay && kind ? [{ lastDay, kind }] : []));
  if (dated.length === 0 || dated.length < statutory.length) return null;
  return dated.reduce((least, next) => (next.lastDay < least.lastDay ? next : least));
}

function periodsOf(statutory: readonly WarrantyDeadline[]): string {
  const told = statutory.filter(({ period }) => period !== '');
  return told.map(({ period, className }) => `${period} (${className})`).join(' or ');
}

const OLDER_THAN_THE_LAW =
  'We show no last day: this work is older than the law that gives a warranty today.';

function summaryOf(
  statutory: readonly WarrantyDeadline[],
  all: readonly WarrantyDeadline[],
  earliest: WarrantyFinding['earliest'],
  inspectedOn: string | null,
): string {
  const missing = [...new Set(statutory.flatMap((deadline) => deadline.missing))];
  const facts = missing.map((fact) => WARRANTY_FACTS[fact]).join(' and ');
  if (statutory.length === 0) return OLDER_THAN_THE_LAW;
  if (!earliest) {
    const why = statutory.map(({ exception }) => exception).find((text) => /We haven’t read/.test(text));
    if (facts) return `No last day can be told without ${facts}.`;
    return `We show no last day. ${why ?? 'We haven’t confirmed the period.'}`;
  }
  const others = all.filter(({ statutory: own, kind }) => !own && kind !== 'regulator_last_day');
  const sooner = others.some(({ lastDay }) => lastDay === null || lastDay < earliest.lastDay);
  return [
    `${facts ? 'Last day by the dates given' : 'Earliest possible last day'}: ${longDate(earliest.lastDay)}, ${DEADLINE_KIND_WORDS[earliest.kind]}.`,
    statutory.length > 1 ? 'The law can be read in two ways; this is the earlier of the two days.' : '',
    inspectedOn && earliest.lastDay < inspectedOn.slice(0, 10) ? 'That day was before this inspection.' : '',
    facts ? `It may be earlier: it depends on ${facts}.` : '',
    sooner ? 'Other deadlines may end sooner.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Interim inspection at 15 to 18 months, final at 21 to 24, after completion. */
function windowsOf(rows: readonly WarrantyRow[], { completionDate }: Known) {
  if (!completionDate || !rows.some(({ role }) => role === 'window')) return [];
  const window = (name: string, from: number, to: number) => ({
    name,
    from: addMonths(completionDate, from),
    to: addMonths(completionDate, to),
  });
  return [window('Interim strata inspection', 15, 18), window('Final strata inspection', 21, 24)];
}
