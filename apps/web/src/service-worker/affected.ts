/** Which stored answers something that was saved makes old. */
import type { Saved } from './words.ts';

/** What tells of buildings, by the first part of its address; accounts, payments and chats don't. */
const OF_BUILDINGS = new Set([
  ...['analyze', 'batches', 'defects', 'documents', 'drafts', 'due-dates', 'imports', 'insights', 'map'],
  ...['people', 'photos', 'pins', 'places', 'plans', 'projects', 'repair-links', 'repairs', 'reports'],
  ...['stats', 'visits'],
]);

interface Address {
  kind: string;
  id: number | undefined;
}

function addressOf(path: string): Address {
  const [, kind = '', id] = /^\/api\/([\w-]+)(?:\/(\d+))?(?![\w-])/.exec(path) ?? [];
  return { kind, id: id === undefined ? undefined : Number(id) };
}

/** Whether an answer tells of findings, projects and what hangs on them: its age matters to whoever reads it. */
export const isOfBuildings = (path: string): boolean => OF_BUILDINGS.has(addressOf(path).kind);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The findings that an answer holds whole, each as its own page would be answered. */
export function findingsIn(answer: unknown): { path: string; finding: Record<string, unknown> }[] {
  if (!isRecord(answer)) return [];
  const also: unknown[] = Array.isArray(answer.also) ? answer.also : [];
  return [answer, answer.defect, ...also].flatMap((one) =>
    isRecord(one) && typeof one.id === 'number' && isRecord(one.assessment)
      ? [{ path: `/api/defects/${one.id}`, finding: one }]
      : [],
  );
}

/** The project that a stored or sent answer says that it is of. */
export function projectIn(answer: unknown): number | undefined {
  if (!isRecord(answer)) return undefined;
  if (typeof answer.projectId === 'number') return answer.projectId;
  return projectIn(answer.defect);
}

/**
 * What judges other findings of the project as well, or says what may be done with them: its facts, a closed visit, and
 * what is said, measured, decided or closed of one finding, which the others of its photo follow.
 */
const JUDGES_OTHERS = new RegExp(
  `^/api/(${[
    String.raw`projects/\d+(/legal-hold(/lift)?|/findings/\w+)?`,
    String.raw`defects/\d+(/(answers|decision|measurements|readings|repair/steps|alerts/[\w-]+/close|joint-looks/\d+))?`,
    String.raw`photos/\d+(/voice(/text)?)?`,
    String.raw`visits/\d+(/close)?`,
  ].join('|')})$`,
);

/** The list of a finding's photos holds their marks. */
const isPhotosOfFinding = (path: string) => /^\/api\/defects\/\d+\/photos$/.test(path);

/** What was saved, and as far as anybody said of which project. */
export interface Change {
  saved: Address;
  projectId: number | undefined;
  judgesOthers: boolean;
}

/** The finding that an address is of or below. */
export const findingOf = (path: string): string | undefined => /^\/api\/defects\/\d+/.exec(path)?.[0];

/** The photo that was saved: only the copies tell of which project it is. */
export function photoOf({ saved }: Saved): number | undefined {
  const { kind, id } = addressOf(saved);
  return kind === 'photos' ? id : undefined;
}

/** Whether a stored answer is a finding's list of photos with this one in it. */
export const holdsPhoto = (path: string, answer: unknown, photoId: number): boolean =>
  isPhotosOfFinding(path) &&
  Array.isArray(answer) &&
  answer.some((one: unknown) => isRecord(one) && one.id === photoId);

/** Undefined where it changes nothing of a building. */
export function changeOf({ saved, answer }: Saved, ofProject?: number): Change | undefined {
  const address = addressOf(saved);
  if (!OF_BUILDINGS.has(address.kind)) return undefined;
  const projectId = address.kind === 'projects' ? address.id : (projectIn(answer) ?? ofProject);
  return { saved: address, projectId, judgesOthers: JUDGES_OTHERS.test(saved) };
}

/** Whether a stored answer is older than the change. `ofProject` is what the copies say that it is of. */
export function isAffected(
  path: string,
  { saved, projectId, judgesOthers }: Change,
  ofProject?: number,
): boolean {
  const { kind, id } = addressOf(path);
  if (!OF_BUILDINGS.has(kind)) return false;
  if (id === undefined || (kind === saved.kind && id === saved.id)) return true;
  const isThere = projectId === undefined || ofProject === undefined || ofProject === projectId;
  if (kind === 'projects') return projectId === undefined || id === projectId;
  if (kind !== 'defects' || !isThere) return false;
  return judgesOthers || (saved.kind === 'photos' && isPhotosOfFinding(path));
}
