import type { RepairStateId } from '@plumbline/contract';
import { BCF_COMMENT } from '../repairs/index.ts';
import { type ExportedFinding, writtenOf } from './exported-findings.ts';
import { guidOf } from './guid.ts';
import { element, words, xmlFile } from './xml.ts';

export type BcfVersion = '2.1' | '3.0';

const TOPIC_TYPE = 'Defect';
const PRIORITIES = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const;
const STATUSES: Readonly<Record<RepairStateId, string>> = {
  open: 'Open',
  assigned: 'Assigned',
  fixed: 'Fixed',
  fixed_unverified: 'Fixed',
  verified: 'Closed',
  reopened: 'Reopened',
  disputed: 'Disputed',
  accepted: 'Accepted',
  not_defect: 'Not a defect',
};
const NOBODY = 'Not named';

export interface Snapshot {
  guid: string;
  fileName: string;
}

/** A topic of ours that came in again: its text has its hazards already, and what they say would grow with each turn. */
const cameBack = ({ topic, description }: ExportedFinding) =>
  topic !== null && description.startsWith('Hazard: ');

/** A finding as a topic: `markup.bcf` of its folder. */
export function bcfMarkup(
  version: BcfVersion,
  finding: ExportedFinding,
  snapshots: readonly Snapshot[],
  address: string,
  guid: string = topicGuid(finding, address),
): string {
  const three = version === '3.0';
  /** Version 3.0 wraps lists, 2.1 repeats their entries. */
  const list = (name: string, entries: readonly string[]) =>
    three && entries.length > 0 ? element(name, {}, ...entries) : entries.join('');
  const spoken = finding.comments.filter(({ text }) => words('Comment', text) !== '');
  const comments = spoken.map(({ key, author, at, text }) =>
    element(
      'Comment',
      { Guid: commentGuid(key) ?? guidOf(`${address}/${key}`) },
      words('Date', at.toISOString()),
      words('Author', author) || words('Author', NOBODY),
      words('Comment', text),
    ),
  );
  const views = snapshots.map(({ guid, fileName }, at) =>
    element(
      three ? 'ViewPoint' : 'Viewpoints',
      { Guid: guid },
      words('Snapshot', fileName),
      words('Index', String(at)),
    ),
  );
  const topic = element(
    'Topic',
    {
      Guid: guid,
      ...(three && { ServerAssignedId: String(finding.number) }),
      TopicType: typeOf(finding),
      TopicStatus: statusOf(finding),
    },
    list('ReferenceLinks', [words('ReferenceLink', address)]),
    words('Title', finding.title) || words('Title', `Finding ${finding.number}`),
    words('Priority', PRIORITIES[finding.severity]),
    words('Index', String(finding.number)),
    list(
      'Labels',
      labelsOf(finding)
        .map((label) => words(three ? 'Label' : 'Labels', label))
        .filter(Boolean),
    ),
    words('CreationDate', finding.topic?.createdAt ?? finding.createdAt.toISOString()),
    words('CreationAuthor', authorOf(finding)) || words('CreationAuthor', NOBODY),
    words('DueDate', finding.dueOn && `${finding.dueOn}T00:00:00Z`),
    words('AssignedTo', finding.person),
    words('Description', writtenOf(cameBack(finding) ? { ...finding, hazards: [] } : finding)),
    ...(three ? [list('Comments', comments), list('Viewpoints', views)] : []),
  );
  return xmlFile(element('Markup', {}, topic, ...(three ? [] : [...comments, ...views])));
}

/** The topic that it came in as keeps its GUID, so that the program it came from knows it. */
export const topicGuid = ({ topic }: ExportedFinding, address: string): string =>
  topic?.guid ?? guidOf(address);

const commentGuid = (key: string) =>
  key.startsWith(BCF_COMMENT) && key.length === BCF_COMMENT.length + 36
    ? key.slice(BCF_COMMENT.length)
    : undefined;

const typeOf = ({ topic }: ExportedFinding) => topic?.type || TOPIC_TYPE;
/** Its own word for where it stands is right as long as nobody took a step here. */
const statusOf = ({ topic, untouched, state }: ExportedFinding) =>
  (untouched && topic?.status) || STATUSES[state];
const authorOf = ({ topic, author }: ExportedFinding) => topic?.author || author;

const labelsOf = ({ location, trade, hazards, topic }: ExportedFinding) => [
  ...new Set([...ownLabels({ location, trade, hazards }), ...(topic?.labels ?? [])]),
];

const ownLabels = ({ location, trade, hazards }: Pick<ExportedFinding, 'location' | 'trade' | 'hazards'>) => [
  ...(location.trim() === '' ? [] : [`room:${location}`]),
  ...(trade.trim() === '' ? [] : [`trade:${trade}`]),
  ...hazards.map(({ title }) => `hazard:${title}`),
];

export function bcfVersionFile(version: BcfVersion): string {
  const detail = version === '2.1' ? [words('DetailedVersion', version)] : [];
  return xmlFile(element('Version', { VersionId: version }, ...detail));
}

/** What topics of a file may be and who and what is named in them: version 3.0 asks for this list. */
export class BcfExtensions {
  readonly #types = new Set([TOPIC_TYPE]);
  readonly #statuses = new Set(Object.values(STATUSES));
  readonly #labels = new Set<string>();
  readonly #users = new Set<string>();

  add(finding: ExportedFinding): void {
    this.#types.add(typeOf(finding));
    this.#statuses.add(statusOf(finding));
    for (const label of labelsOf(finding)) this.#labels.add(label);
    for (const user of [authorOf(finding), finding.person, ...finding.comments.map(({ author }) => author)])
      this.#users.add(user.trim() === '' ? NOBODY : user);
  }

  xml(): string {
    const list = (name: string, one: string, values: Iterable<string>) =>
      element(name, {}, ...[...values].map((value) => words(one, value)));
    return xmlFile(
      element(
        'Extensions',
        {},
        list('TopicTypes', 'TopicType', this.#types),
        list('TopicStatuses', 'TopicStatus', this.#statuses),
        list('Priorities', 'Priority', Object.values(PRIORITIES)),
        list('TopicLabels', 'TopicLabel', this.#labels),
        list('Users', 'User', this.#users),
      ),
    );
  }
}
