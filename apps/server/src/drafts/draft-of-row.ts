import { type BcfTopic, type DraftField, IMPORT_LIMITS } from '@plumbline/contract';
import type { Severity } from '@plumbline/knowledge';
import { hazardsTitled, markOf } from '@plumbline/knowledge/hazard-titles';
import { withoutOwnAdvice } from '@plumbline/knowledge/own-advice';
import type { ReadTopic } from './bcf/topic-of-markup.ts';
import { type Row, withoutHalves } from './parse-csv.ts';
import type { ReportItem } from './report/layouts.ts';

/** Which column each field is read from; a field without one stays empty. */
export type Mapping = Readonly<Partial<Record<DraftField, number | undefined>>>;

/** What a row says of a defect. */
export interface DraftText {
  place: number;
  title: string;
  description: string;
  recommendations: string;
  location: string;
  severity: Severity;
  statedSeverity: string;
  topic?: BcfTopic | null;
}

const TITLE_MAX = 300;
const LOCATION_MAX = 200;

/** Words that lists use for how bad something is, the worst first: where two are named, the worse counts. */
const SEVERITY_WORDS: readonly [Severity, RegExp][] = [
  ['critical', /\b(critical|urgent|emergency|immediate\w*|extreme|dangerous|unsafe|safety hazard|hazard)\b/],
  ['high', /\b(high|major|severe|serious|significant)\b/],
  ['medium', /\b(medium|moderate|intermediate|normal)\b/],
  ['low', /\b(low|minor|cosmetic|maintenance|trivial|negligible)\b/],
];

/** How bad a list says that something is. What it doesn't say, or says in a way of its own, is medium. */
export function statedSeverity(words: string): Severity {
  const plain = words.toLowerCase();
  return SEVERITY_WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'medium';
}

/** The beginning of a text, ended at a sentence or a word. */
function firstOf(text: string, max: number): string {
  const line = text.split('\n', 1)[0] ?? '';
  const sentence = /^.{10,}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= max) return sentence;
  return `${withoutHalves(sentence.slice(0, max - 1)).replace(/\s+\S*$/, '')}…`;
}

/** The draft of a row; undefined for one that names no defect. What is too long for its field stands in the description. */
export function draftOfRow({ row, cells }: Row, mapping: Mapping): DraftText | undefined {
  const cell = (field: DraftField) => cells[mapping[field] ?? -1] ?? '';
  const [named, described, placed] = [cell('title'), cell('description'), cell('location')];
  if (!named && !described) return undefined;
  const title = firstOf(named || described, TITLE_MAX);
  const location = firstOf(placed, LOCATION_MAX);
  const rest = [named === title ? '' : named, described, placed === location ? '' : placed];
  const stated = cell('severity');
  return {
    place: row,
    title,
    // A description that is no more than the title says it once.
    description: [...new Set(rest.filter((one) => one && one !== title))].join('\n'),
    recommendations: cell('recommendations'),
    location,
    severity: statedSeverity(stated),
    statedSeverity: stated,
  };
}

/** The draft of an item of a report. What is too long for its field stands in the description. */
export function draftOfItem(item: ReportItem): DraftText {
  const [title, location] = [firstOf(item.title, TITLE_MAX), firstOf(item.location, LOCATION_MAX)];
  const rest = [item.title === title ? '' : item.title, item.description];
  if (item.location !== location) rest.push(item.location);
  const most = (text: string) => withoutHalves(text.slice(0, IMPORT_LIMITS.cell));
  return {
    place: item.page,
    title,
    description: most([...new Set(rest.filter((one) => one && one !== title))].join('\n')),
    recommendations: most(item.recommendations),
    location,
    severity: statedSeverity(item.stated),
    statedSeverity: firstOf(item.stated, LOCATION_MAX),
  };
}

/** The draft of a topic of BCF. A title that is too long stands in the description. */
export function draftOfTopic(read: ReadTopic, position: number): DraftText {
  const { topic, priority, description } = read;
  const name = read.title || description || 'Topic without a title';
  const whole = name.length <= TITLE_MAX && !name.includes('\n');
  const title = whole ? name : firstOf(name, TITLE_MAX);
  const location = firstOf(read.location, LOCATION_MAX);
  const rest = [whole ? '' : read.title, description, read.location === location ? '' : read.location];
  const number = /^\d{1,9}$/.test(topic.number) ? Number(topic.number) : 0;
  return {
    place: number > 0 ? number : position,
    title,
    description: [...new Set(rest.filter((one) => one && one !== title))].join('\n'),
    recommendations: '',
    location,
    severity: statedSeverity(priority),
    statedSeverity: priority,
    topic,
  };
}

/** Everything that was written of a defect: hazards are read from it. What we wrote beside it ourselves tells of none. */
export const wordsOf = (draft: Omit<DraftText, 'place' | 'severity'>): string =>
  [
    draft.title,
    withoutOwnAdvice(draft.description),
    withoutOwnAdvice(draft.recommendations),
    ...[draft.location, draft.statedSeverity],
    // Our own files name hazards in labels.
    ...(draft.topic?.labels ?? []).map((label) => {
      const word = label.replace(/^hazard:/, '');
      return hazardsTitled([word]).length > 0 ? markOf(word) : word;
    }),
    ...(draft.topic?.comments ?? []).map(({ text }) => text),
  ]
    .filter(Boolean)
    .join('\n');
