/** Of what an earlier answer warned of, what the account holds and nobody wrote: it is told by its finding. */
import { type Alert, isSameDanger, mergeAlerts } from '@plumbline/knowledge/hazards';
import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { asksToDo } from '../compose/after-hazard.ts';
import { worstFirst } from '../compose/open-hazards.ts';
import { askedOfDanger } from '../question/asked-of-danger.ts';
import { handlesDanger } from '../question/handling.ts';
import type { Thread } from '../question/thread.ts';

const holds = ({ alerts = [] }: OwnFindingSummary, alert: Alert) =>
  alerts.some(({ kind, title }) => kind === alert.kind && title === alert.title);

/** Where each of these alerts is open, in words; one that is heard in what was written has none. */
export async function openInAccount(
  alerts: readonly Alert[],
  { danger, said, topic }: Thread,
  own: OwnContext,
  hear: (words: string) => Alert[],
): Promise<ReadonlyMap<Alert, string>> {
  if (alerts.length === 0) return new Map();
  const written = mergeAlerts(...`${danger}\n${said}\n${topic}`.split('\n').filter(Boolean).map(hear));
  const unwritten = alerts.filter((alert) => !written.some((one) => isSameDanger(one, alert)));
  if (unwritten.length === 0) return new Map();
  const [{ open }, projects] = await Promise.all([own.hazards(), own.projects()]);
  const placeOf = ({ number, title, projectId }: OwnFindingSummary) => {
    const name = projects.find(({ id }) => id === projectId)?.name ?? '';
    return `finding ${[String(number), ...[title, projects.length > 1 ? name : ''].map(plain)].filter(Boolean).join(', ')}`;
  };
  return new Map(
    unwritten.flatMap((alert): [Alert, string][] => {
      const on = open.filter((finding) => holds(finding, alert)).sort(worstFirst);
      return on.length > 0 ? [[alert, on.map(placeOf).join('; ')]] : [];
    }),
  );
}

/** Points back at what was told before. */
export const POINTS_BACK =
  /\b(?:it|its|it's|that|this|these|those|they|them|there|here|tonight|still|yet|again)\b/i;

/** Whether a message may be asked of what is open in the account: who is called, whether to stay, what to do about it. */
export const takesUpWhatIsOpen = (message: string): boolean =>
  asksToDo(message) ||
  handlesDanger(message) ||
  askedOfDanger(message) !== undefined ||
  POINTS_BACK.test(message.replace(/\b(?:is|are) there\b/gi, ''));
