/** The whole of an account, as far as one message may read it, each part of it read once. */
import type { OwnContext, OwnFindingSummary } from './account-data.ts';

/** So many projects are searched for what a message names. */
export const MOST_PROJECTS = 20;

/** Every finding of the user's projects, the newest project first. */
export const everyFinding = async (own: Pick<OwnContext, 'projects' | 'findingsOf'>) =>
  (
    await Promise.all((await own.projects()).slice(0, MOST_PROJECTS).map(({ id }) => own.findingsOf(id)))
  ).flat();

/** The same with what no list shows: photos that settled nothing, what was rejected, what has an open or closed hazard. */
export async function everythingRecorded(own: OwnContext): Promise<OwnFindingSummary[]> {
  const [found, { open, closed }, { unsettled, setAside }] = await Promise.all([
    everyFinding(own),
    own.hazards(),
    own.activity(),
  ]);
  const byId = new Map<number, OwnFindingSummary>();
  for (const each of [...found, ...open, ...unsettled, ...setAside, ...closed.map(({ finding }) => finding)])
    if (!byId.has(each.id)) byId.set(each.id, each);
  return [...byId.values()];
}

/** An account that is asked once for each thing, however often one message reads it. */
export function readOnce(own: OwnContext): OwnContext {
  const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
    let held: Promise<T> | undefined;
    return () => {
      held ??= read();
      return held;
    };
  };
  const each = <T>(read: (id: number) => Promise<T>): ((id: number) => Promise<T>) => {
    const held = new Map<number, Promise<T>>();
    return (id) => {
      const known = held.get(id) ?? read(id);
      held.set(id, known);
      return known;
    };
  };
  return {
    ...own,
    projects: once(own.projects),
    findingsOf: each(own.findingsOf),
    findingWith: each(own.findingWith),
    hazards: once(own.hazards),
    activity: once(own.activity),
    reports: once(own.reports),
    visits: once(own.visits),
    repairs: once(own.repairs),
    monitored: once(own.monitored),
  };
}
