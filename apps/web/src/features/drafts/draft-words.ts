import type { BcfTopic, DraftField, Import, ReportLayout } from '@plumbline/contract';
import { longDate } from '../../ui/dates.ts';

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

const PLACE_WORDS = { list: 'row', report: 'page', bcf: 'topic' } as const;

/** What a draft stands on: a row of a list, a page of a report, a topic of a BCF file. */
export const placeWord = (kind: Import['kind']) => PLACE_WORDS[kind];

/** What the file is called in a sentence. */
export const fileWord = (kind: Import['kind']) => (kind === 'bcf' ? 'file' : kind);

/** What a draft that came as a topic of BCF says besides, in the words of its file. */
export function topicLines({
  status,
  type,
  number,
  person,
  trade,
  dueOn,
  labels,
  author,
  createdAt,
}: BcfTopic) {
  const facts = [
    status && `Status in the file: ${status}`,
    type && type !== 'Defect' && `Type: ${type}`,
    number && `Number: ${number}`,
  ];
  const plan = [person && `Assigned to ${person}`, trade, dueOn && `Due ${longDate(dueOn)}`];
  const from = [author && `By ${author}`, createdAt && longDate(createdAt)];
  return [facts, plan, labels.length > 0 ? [`Labels: ${labels.join(', ')}`] : [], from]
    .map((line) => line.filter(Boolean).join(' · '))
    .filter(Boolean);
}

/** '1 draft', '3 drafts'. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
