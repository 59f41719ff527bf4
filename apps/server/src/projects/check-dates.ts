import { AppError } from '../platform/errors.ts';

interface Dates {
  contractDate?: string | null | undefined;
  approvalDate?: string | null | undefined;
  completionDate?: string | null | undefined;
  datesConfirmed?: boolean | undefined;
}

const FIELDS = ['contractDate', 'approvalDate', 'completionDate'] as const;

/** No building approval or contract that a project is judged by is older. */
const EARLIEST = '1900-01-01';

/** The same day a year later, as YYYY-MM-DD. */
const inAYear = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/**
 * Refuses dates that can't both be so: rules, warranties and editions are told by them. A contract after completion is
 * asked about, and taken once it is confirmed: old buildings get new work. Only dates that are new are looked at, so that
 * what was entered before keeps nobody from changing a name.
 * @throws AppError invalid_input
 */
export function checkDates(given: Dates, before: Dates = {}, now = new Date()): void {
  const after = { ...before };
  for (const field of FIELDS) if (given[field] !== undefined) after[field] = given[field];
  const isNew = (field: (typeof FIELDS)[number]) => (after[field] ?? null) !== (before[field] ?? null);
  const latest = inAYear(now.toISOString().slice(0, 10));
  const fields: Record<string, string> = {};
  for (const field of FIELDS) {
    const date = after[field];
    if (!date || !isNew(field)) continue;
    if (date > latest) fields[field] = 'This is more than a year from now. Check the date.';
    if (date < EARLIEST && field !== 'completionDate') fields[field] = 'This is before 1900. Check the date.';
  }
  const { contractDate, approvalDate, completionDate } = after;
  const contradicts = approvalDate && completionDate && completionDate < approvalDate;
  if (contradicts && (isNew('approvalDate') || isNew('completionDate')))
    fields.completionDate ??= 'Completion is before the building approval. Check both dates.';
  const older = contractDate && completionDate && completionDate < contractDate && !given.datesConfirmed;
  if (older && (isNew('contractDate') || isNew('completionDate')) && Object.keys(fields).length === 0)
    fields.datesConfirmed = 'Completion is before the contract. Change one of the dates, or confirm both.';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
