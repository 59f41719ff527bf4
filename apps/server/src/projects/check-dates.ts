import { AppError } from '../platform/errors.ts';

interface Dates {
  contractDate?: string | null | undefined;
  approvalDate?: string | null | undefined;
  completionDate?: string | null | undefined;
}

const FIELDS = ['contractDate', 'approvalDate', 'completionDate'] as const;

/** The same day a year later, as YYYY-MM-DD. */
const inAYear = (today: string) => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

/**
 * Refuses dates that can't both be so: rules, warranties and editions are told by them. Only those that are new are
 * looked at, so that what was entered before keeps nobody from changing a name.
 * @throws AppError invalid_input
 */
export function checkDates(given: Dates, before: Dates = {}, now = new Date()): void {
  const after = { ...before };
  for (const field of FIELDS) if (given[field] !== undefined) after[field] = given[field];
  const isNew = (field: (typeof FIELDS)[number]) => (after[field] ?? null) !== (before[field] ?? null);
  const latest = inAYear(now.toISOString().slice(0, 10));
  const fields: Record<string, string> = {};
  for (const field of FIELDS)
    if (isNew(field) && (after[field] ?? '') > latest)
      fields[field] = 'This is more than a year from now. Check the date.';
  const { approvalDate, completionDate } = after;
  const contradicts = approvalDate && completionDate && completionDate < approvalDate;
  if (contradicts && (isNew('approvalDate') || isNew('completionDate')))
    fields.completionDate ??= 'Completion is before the building approval. Check both dates.';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
