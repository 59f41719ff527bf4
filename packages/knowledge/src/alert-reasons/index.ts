/** Whether a reason ends an alert: what was found or done, by whom, and that nothing in it tells of the danger. */
import type { AlertKind, ToldAlert } from '../hazards/index.ts';
import { readAlerts } from '../hazards/index.ts';
import { type Clause, readClauses } from './clauses.ts';
import { OTHERS, TRADES, whoLooked } from './who.ts';

export const REASON_LACKS = {
  unchecked: 'This says that nobody has checked it yet. Write who checked it, and what they found or did.',
  danger: 'By this it may still be dangerous. Write what ended the danger: who made it safe, and how.',
  visit:
    'A photo, a call, a price or an earlier visit is no check. Write who checked it on site, and what they found.',
  end: 'This doesn’t say what ended the danger. Write what was found or done: nothing found, isolated, fixed, removed, or entered by mistake.',
} as const;

const noWho = (kind: AlertKind) => `Write who checked it or made it safe: ${TRADES[kind] ?? OTHERS}.`;

/** What keeps a reason from ending these alerts, as a sentence that says what is missing; nothing where it ends them. */
export function whyNoReason(
  reason: string,
  alerts: readonly Pick<ToldAlert, 'kind' | 'urgency'>[],
): string | undefined {
  const clauses = readClauses(
    reason,
    alerts.map(({ kind }) => kind),
  );
  // Another language is asked for no English word.
  if (isOtherLanguage(reason) && clauses.every(({ means }) => means === 'nothing')) return undefined;
  const mended = clauses.findLastIndex(({ means }) => means === 'mended');
  const open = clauses.filter(({ means }, at) => means === 'danger' && at > mended);
  if (open.length > 0 || hearsDanger(clauses.slice(mended + 1))) return REASON_LACKS.danger;
  const isAhead = clauses.some(({ means }) => means === 'ahead') && mended < 0;
  const checked = clauses.findLastIndex(({ means }) => means === 'mended' || means === 'found');
  if (isAhead || clauses.some(({ means }, at) => means === 'unchecked' && at > checked))
    return REASON_LACKS.unchecked;
  // A building that isn't there, or an entry by mistake, needs nobody who looked.
  if (clauses.some(({ means }) => means === 'mistaken')) return undefined;
  if (mended < 0 && clauses.some(({ visit }) => visit)) return REASON_LACKS.visit;
  if (checked < 0) return REASON_LACKS.end;
  const unseen = alerts.find(({ kind, urgency }) => kills(kind, urgency) && !whoLooked(reason, kind));
  if (unseen) return noWho(unseen.kind);
  const isSeen = clauses.some(({ looked }) => looked);
  if (mended < 0 && !isSeen) return REASON_LACKS.end;
  return mended < 0 && whoLooked(reason, undefined) === false ? noWho('fall') : undefined;
}

/** Where a wrong word may kill: who looked is named. */
const kills = (kind: AlertKind, urgency: ToldAlert['urgency']): boolean =>
  kind === 'gas' ||
  kind === 'electrical' ||
  (urgency === 'now' && ['structural', 'ceiling', 'balcony', 'retaining_wall'].includes(kind));

/** Read together, as they were written: a clause alone may lack the noun that it is about. */
const hearsDanger = (clauses: readonly Clause[]): boolean =>
  readAlerts({
    words: clauses
      .filter(({ means }) => means === 'nothing')
      .map(({ said }) => said)
      .join(', '),
  }).length > 0;

/** Letters that English hasn't, and none of its commonest words: 'The café is fine' is English. */
const isOtherLanguage = (reason: string): boolean =>
  /[^\p{ASCII}\P{L}]/u.test(reason) &&
  !/\b(?:the|it|is|was|this|and|of|to|has|have|with|by|here|nobody|wants?|my|his|her)\b/i.test(reason);
