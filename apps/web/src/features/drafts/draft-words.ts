import type { DraftField } from '@plumbline/contract';

/** What a column may be, in the order of the form. */
export const FIELD_WORDS: readonly { field: DraftField; label: string }[] = [
  { field: 'title', label: 'Defect' },
  { field: 'description', label: 'Description' },
  { field: 'location', label: 'Location' },
  { field: 'severity', label: 'Severity' },
  { field: 'recommendations', label: 'Recommendation' },
];

/** '1 draft', '3 drafts'. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
