import type { DraftField, Import, ReportLayout } from '@plumbline/contract';

/** What a column may be, in the order of the form. */
export const FIELD_WORDS: readonly { field: DraftField; label: string }[] = [
  { field: 'title', label: 'Defect' },
  { field: 'description', label: 'Description' },
  { field: 'location', label: 'Location' },
  { field: 'severity', label: 'Severity' },
  { field: 'recommendations', label: 'Recommendation' },
];

/** How a report was read, after 'Read as'. */
export const LAYOUT_WORDS: Readonly<Record<ReportLayout, string>> = {
  ours: 'a Plumbline report',
  items: 'numbered items',
  table: 'a table of defects',
  labels: 'labelled fields',
  headings: 'headings and text: check each draft',
};

/** What a draft stands on: a row of a list, a page of a report. */
export const placeWord = (kind: Import['kind']) => (kind === 'report' ? 'page' : 'row');

/** '1 draft', '3 drafts'. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
