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

/** What was saved, and as far as anybody said of which project. */
export interface Change {
  saved: Address;
  projectId: number | undefined;
  /** Facts of a project and answers given for it judge its other findings as well. */
  whole: boolean;
}

/** Undefined where it changes nothing of a building. */
export function changeOf({ saved, answer }: Saved, projectOfFinding?: number): Change | undefined {
  const address = addressOf(saved);
  if (!OF_BUILDINGS.has(address.kind)) return undefined;
  const projectId = address.kind === 'projects' ? address.id : (projectIn(answer) ?? projectOfFinding);
  return { saved: address, projectId, whole: address.kind !== 'defects' || saved.endsWith('/answers') };
}

/** Whether a stored answer is older than the change. `projectId` is what the stored answer itself says. */
export function isAffected(path: string, { saved, projectId, whole }: Change, ofProject?: number): boolean {
  const { kind, id } = addressOf(path);
  if (!OF_BUILDINGS.has(kind)) return false;
  if (id === undefined || (kind === saved.kind && id === saved.id)) return true;
  if (kind === 'projects') return projectId === undefined || id === projectId;
  if (kind === 'defects')
    return whole && (projectId === undefined || ofProject === undefined || ofProject === projectId);
  return false;
}
