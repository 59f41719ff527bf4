import type { RepairStateId } from '@plumbline/contract';
import type { ExportedFinding } from './exported-findings.ts';
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

/** A finding as a topic: `markup.bcf` of its folder. */
export function bcfMarkup(
  version: BcfVersion,
  finding: ExportedFinding,
  snapshots: readonly Snapshot[],
  address: string,
): string {
  const three = version === '3.0';
  /** Version 3.0 wraps lists, 2.1 repeats their entries. */
  const list = (name: string, entries: readonly string[]) =>
    three && entries.length > 0 ? element(name, {}, ...entries) : entries.join('');
  const spoken = finding.comments.filter(({ text }) => words('Comment', text) !== '');
  const comments = spoken.map(({ key, author, at, text }) =>
    element(
      'Comment',
      { Guid: guidOf(`${address}/${key}`) },
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
      Guid: guidOf(address),
      ...(three && { ServerAssignedId: String(finding.number) }),
      TopicType: TOPIC_TYPE,
      TopicStatus: STATUSES[finding.state],
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
    words('CreationDate', finding.createdAt.toISOString()),
    words('CreationAuthor', finding.author) || words('CreationAuthor', NOBODY),
    words('DueDate', finding.dueOn && `${finding.dueOn}T00:00:00Z`),
    words('AssignedTo', finding.person),
    words(
      'Description',
      [finding.description, finding.recommendations].filter((text) => text.trim() !== '').join('\n\n'),
    ),
    ...(three ? [list('Comments', comments), list('Viewpoints', views)] : []),
  );
  return xmlFile(element('Markup', {}, topic, ...(three ? [] : [...comments, ...views])));
}

const labelsOf = ({ location, trade, hazards }: ExportedFinding) => [
  ...(location.trim() === '' ? [] : [`room:${location}`]),
  ...(trade.trim() === '' ? [] : [`trade:${trade}`]),
  ...hazards.map((title) => `hazard:${title}`),
];

export function bcfVersionFile(version: BcfVersion): string {
  const detail = version === '2.1' ? [words('DetailedVersion', version)] : [];
  return xmlFile(element('Version', { VersionId: version }, ...detail));
}

/** What topics of a file may be and who and what is named in them: version 3.0 asks for this list. */
export class BcfExtensions {
  readonly #labels = new Set<string>();
  readonly #users = new Set<string>();

  add(finding: ExportedFinding): void {
    for (const label of labelsOf(finding)) this.#labels.add(label);
    for (const user of [finding.author, finding.person, ...finding.comments.map(({ author }) => author)])
      this.#users.add(user.trim() === '' ? NOBODY : user);
  }

  xml(): string {
    const list = (name: string, one: string, values: Iterable<string>) =>
      element(name, {}, ...[...values].map((value) => words(one, value)));
    return xmlFile(
      element(
        'Extensions',
        {},
        list('TopicTypes', 'TopicType', [TOPIC_TYPE]),
        list('TopicStatuses', 'TopicStatus', new Set(Object.values(STATUSES))),
        list('Priorities', 'Priority', Object.values(PRIORITIES)),
        list('TopicLabels', 'TopicLabel', this.#labels),
        list('Users', 'User', this.#users),
      ),
    );
  }
}
