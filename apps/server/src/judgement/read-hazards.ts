import type { ClosedAlert } from '@plumbline/contract';
import { findDefectName } from '@plumbline/knowledge';
import { type Alert, covers, isOfWidth, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import { saysCrack } from '@plumbline/knowledge/materials';
import { widestCrack } from '@plumbline/knowledge/measurements';
import {
  dangerAnswered,
  fallenAlert,
  fallenAnswered,
  inState,
  isPavement,
  movementAnswered,
  movementBecause,
  sheetAnswered,
  withAnswers,
} from '@plumbline/knowledge/questions';
import type { defects } from '../platform/database/schema.ts';
import type { WrittenSince } from '../platform/database/written-since.ts';
import { countedMeasurements, measuredByPeople } from './finding-input.ts';
import { ofAside } from './of-aside.ts';
import { isRenamed } from './own-title.ts';
import { type FactsRow, projectFacts, projectWords } from './project-facts.ts';

type Row = typeof defects.$inferSelect;

/** The columns of a finding that tell of hazards: a change of another takes none away and adds none. */
export const TELLING = [
  'userDescription',
  'spokenWords',
  'writtenSince',
  'verdict',
  'renamed',
  'title',
  'originalTitle',
  'decisionNote',
  'location',
  'taxonomyId',
  'examination',
  'crackGrows',
  'decisionMeasurements',
  'widestReading',
  'answers',
] as const;

/** What of a finding's row hazards are read from, and what became of them. */
export type HazardRow = Pick<Row, (typeof TELLING)[number] | 'closedAlerts' | 'standingAlerts'>;

/** What words and project warn of, before any photo is looked at; without a project by the words alone. */
export function readHazards(words: string, project: FactsRow | undefined): Alert[] {
  return readAlerts({
    words,
    ...(project ? { project: projectFacts(project), projectWords: projectWords(project) } : {}),
  });
}

/** What an inspector wrote with a decision: a name in their own words, and the note. */
function wordsOfDecision(row: Omit<HazardRow, 'closedAlerts'>): string[] {
  const named = row.taxonomyId === null && isRenamed(row) ? row.title : '';
  return [named, row.decisionNote].filter(Boolean);
}
/**
 * Every hazard that a finding warns of: by its words and answers, its project, what the panel named and saw, and what the
 * inspector named or wrote. Several may be of one kind: each is a sign of its own.
 */
export function hazardsOf(row: Omit<HazardRow, 'closedAlerts'>, project: FactsRow): Alert[] {
  const { outcome, defectId, family } = row.examination.consensus;
  const fallen = fallenAnswered(row.answers);
  const today = new Date().toISOString().slice(0, 10);
  const input = {
    words: [row.userDescription, row.spokenWords].filter(Boolean).join('\n'),
    project: projectFacts(project),
    projectWords: projectWords(project),
    seen: row.examination.consensus.seen ?? [],
    grows: row.crackGrows,
    crackWidth: measuredWidth(row),
  };
  const named = outcome === 'defect' ? { defectId, family } : undefined;
  const renamed =
    row.taxonomyId !== null && row.taxonomyId !== named?.defectId
      ? [{ defectId: row.taxonomyId, family: named?.family ?? null }]
      : [];
  const told = readAlerts(named ? { ...input, finding: named } : input);
  return [
    // What opened a closed alert is why it is open; of several the last.
    ...row.writtenSince
      .filter(({ reopened = false }) => reopened)
      .toReversed()
      .flatMap((written) => ofWritten(row, written, project)),
    ...told,
    // Another sign of its kind may have stood in its place, and may go.
    ...(told.some(isOfWidth) ? [] : readAlerts({ ...input, words: '', seen: [], grows: false })),
    ...[...(row.examination.consensus.namedBefore ?? []), ...renamed].flatMap((finding) =>
      readAlerts({ ...input, finding }),
    ),
    ...fallen.map((from) => fallenAlert(from, input)),
    // Apart from what was said with the photo: read as one, a note that denies something would take its warning away.
    ...wordsOfDecision(row).flatMap((words) => readHazards(words, project)),
    ...ofNote(row, project),
    ...ofAside(readHazards(row.location, project), row.location),
    ...row.writtenSince
      .filter(({ reopened = false }) => !reopened)
      .flatMap((written) => ofWritten(row, written, project)),
    ...ofAnswers(row, project),
    // Told once with the finding, and no longer to be read in it.
    ...row.standingAlerts.map((alert) => inState(alert, input.project, today)),
  ];
}

/** A note on a crack says of it what the person's own words would: 'goes right through' needs no other noun. */
function ofNote(row: Omit<HazardRow, 'closedAlerts'>, project: FactsRow, note = row.decisionNote): Alert[] {
  const { userDescription, spokenWords, taxonomyId, examination } = row;
  const families = taxonomyId ? (findDefectName(taxonomyId)?.families ?? []) : [examination.consensus.family];
  const isCrack = saysCrack(row.title) || families.includes('crack');
  if (!note || !isCrack || isPavement([userDescription, spokenWords, note].join('\n'))) return [];
  return readHazards(`The crack: ${note}`, project)
    .filter(({ kind }) => kind === 'structural')
    .map((alert) => ({ ...alert, because: note }));
}

const WRITTEN_WITH: Readonly<Record<WrittenSince['from'], string>> = {
  comment: 'Written in a comment',
  message: 'Written by private link',
  reading: 'Written with a reading',
  mark: 'Written on a photo',
  pin: 'Written on a plan',
  chat: 'Told in the chat',
};

/** What a comment, a message by link or the note of a reading warns of. Somebody else than who reads it may have written it. */
export const ofWritten = (
  row: Omit<HazardRow, 'closedAlerts'>,
  { from, words }: WrittenSince,
  project: FactsRow,
): Alert[] =>
  [...readHazards(words, project), ...ofNote(row, project, words)].map((alert) =>
    alert.basis === 'words' || alert.because === words
      ? { ...alert, basis: 'finding', because: `${WRITTEN_WITH[from]}: “${alert.because}”` }
      : alert,
  );

/** What answers warn of. Nobody wrote these words: they are what an answer means. */
function ofAnswers(
  { answers, userDescription, spokenWords }: Pick<Row, 'answers' | 'userDescription' | 'spokenWords'>,
  project: FactsRow,
): Alert[] {
  // As the assessment reads it: a wall, or a door that jams, may be told by an answer alone.
  const path = isPavement([withAnswers(userDescription, answers, null), spokenWords].join('\n'));
  const told = [
    { kind: 'structural', words: dangerAnswered(answers), because: BARS_SHOW },
    {
      kind: path ? 'fall' : 'structural',
      words: path ? edgeAnswered(answers) : movementAnswered(answers),
      because: movementBecause(answers),
    },
    { kind: 'asbestos', words: sheetAnswered(answers), because: 'Answered: it is fibre cement sheet' },
  ];
  return told.flatMap(({ kind, words, because }) =>
    words === ''
      ? []
      : readHazards(words, project)
          .filter((alert) => alert.kind === kind)
          .map((alert) => ({ ...alert, basis: 'finding' as const, because })),
  );
}

/** A driveway or path carries no building: what stands up there trips people, and what goes through it is no sign. */
const edgeAnswered = ({ place }: { place?: string }): string =>
  place === 'moved' ? 'A raised edge in the path is a trip hazard.' : '';

const BARS_SHOW = 'Answered: bare steel bars show in broken concrete';

/** In millimetres, 0 where no width was measured: what words state of it is read from the words. */
const measuredWidth = (row: Omit<HazardRow, 'closedAlerts'>): number =>
  widestCrack(countedMeasurements(row).filter(({ origin }) => origin !== 'stated'));

/** The same of what people measured or chose. */
export const widthByPeople = (row: Parameters<typeof measuredByPeople>[0]): number =>
  widestCrack(measuredByPeople(row));

/** Those that are open, each danger once. A closed one stays closed unless it has become more urgent than what was closed. */
export const openAlerts = (alerts: readonly Alert[], closed: readonly ClosedAlert[]): Alert[] =>
  mergeAlerts(alerts.filter((alert) => !closed.some(({ alert: done }) => covers(done, alert))));
