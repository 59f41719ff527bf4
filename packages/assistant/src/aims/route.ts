/** Answers what is no kind of row: the user's own work, a position on a defect, law, and what can't be had. */
import type { OwnContext, OwnFinding } from '../account-data.ts';
import type { Corpus } from '../corpus.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import type { Routed } from './routed.ts';
import { ROUTES_BEFORE } from './routes-before.ts';
import { ROUTES_BY_AIM } from './routes-by-aim.ts';
import { routeOnSubject } from './routes-on-subject.ts';
import { LEAVE_TO_ROWS, type Route, readWanted } from './wanted.ts';

/** The first that has an outcome answers. */
const ROUTES: readonly Route[] = [...ROUTES_BEFORE, ...ROUTES_BY_AIM, routeOnSubject];

/** Reads what a message wants and answers it here; undefined where the rows should. `tapped` is what its writer chose. */
export async function route(
  written: string,
  spelt: string,
  thread: Thread,
  own: OwnContext,
  corpus: Corpus,
  warned: boolean,
  afterRows = false,
  tapped?: Aim,
): Promise<Routed | { finding: OwnFinding | null } | undefined> {
  const wanted = await readWanted(written, spelt, thread, { own, corpus, warned, afterRows, tapped });
  for (const answers of ROUTES) {
    const outcome = await answers(wanted);
    if (outcome === LEAVE_TO_ROWS) return undefined;
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
