/** Whether a reason ends an alert: what was found or done, by whom, and that nothing in it tells of the danger. */
import type { AlertKind, ToldAlert } from '../hazards/index.ts';
import { readAlerts } from '../hazards/index.ts';
import { BY_TRADE, type Clause, DUSTY, type Meaning, plainly, readClauses } from './clauses.ts';
import { SAYS_HELD } from './held.ts';
import type { OfAlert } from './things.ts';
import { isOnlyMadeSafe, isOnlySwept, isUnfitted, isUnserious } from './unserious.ts';
import { ALL_BUT } from './unsettled.ts';
import { OTHERS, TRADES, whoLooked } from './who.ts';

export const REASON_LACKS = {
  unchecked: 'This says that nobody has checked it yet. Write who checked it, and what they found or did.',
  danger: 'By this it may still be dangerous. Write what ended the danger: who made it safe, and how.',
  visit:
    'A photo, a call, a price or an earlier visit is no check. Write who checked it on site, and what they found.',
  end: 'This doesn’t say what ended the danger. Write what was found or done: nothing found, isolated, fixed, removed, or entered by mistake.',
  held: 'This holds it for a while only. Write what was mended for good, or which engineer found it safe as it is.',
  condition:
    'This holds only if something else does. Write what is done already, by whom, and what they found.',
  hidden:
    'Tested like that, it wouldn’t have shown. Write what was found with everything on and windows and doors closed.',
  part: 'This says that some of it isn’t done. Write who made the rest safe, and how.',
  unreached: 'This says that some of it wasn’t reached. Write who has been there since, and what they found.',
  doubt: 'This isn’t sure. Write what is known: who checked it, and what they found or did.',
  hearsay: 'What somebody was told is no check. Write who looked at it on site, and what they found or did.',
  unserious: 'A joke or an opinion ends no danger. Write who checked it on site, and what they found or did.',
  unfitted: 'What is bought or ordered isn’t fitted yet. Write who fitted it, and that it works.',
  waits: 'This says that its repair is still to come. Write who mended it, and what they did.',
  swept: 'Sweeping up doesn’t end this danger. Write who took away or replaced what is broken.',
  year: 'The project has another year. Change the year on the project, or write what a laboratory or an assessor found.',
  another: 'This tells of something else. Write what was found or done about the danger itself.',
  needless:
    'That nobody needs it ends no danger. Write that the thing isn’t there, or who checked it and what they found.',
  untested:
    'Asbestos and lead can’t be told by eye. Write what a laboratory, a hygienist or an assessor found, who removed it, or that the building is newer.',
} as const;

const noWho = (kind: AlertKind) => `Write who checked it or made it safe: ${TRADES[kind] ?? OTHERS}.`;

/** What to end: the words that it was read from tell which things are its own. */
export type AlertToEnd = Pick<ToldAlert, 'kind' | 'urgency'> & OfAlert;

/** What keeps a reason from ending these alerts, as a sentence that says what is missing; nothing where it ends them. */
export function whyNoReason(reason: string, alerts: readonly AlertToEnd[]): string | undefined {
  const clauses = readClauses(reason, alerts);
  // Another language is asked for no English word.
  if (isOtherLanguage(reason) && clauses.every(({ means }) => means === 'nothing')) return undefined;
  const mended = clauses.findLastIndex(({ means }) => means === 'mended');
  const since = clauses.slice(mended + 1);
  if (since.some(({ means }) => means === 'danger') || hearsDanger(since)) return REASON_LACKS.danger;
  if (clauses.some(({ means }) => means === 'condition')) return REASON_LACKS.condition;
  if (ALL_BUT.test(reason.toLowerCase())) return REASON_LACKS.part;
  if (isUnserious(plainly(reason).toLowerCase())) return REASON_LACKS.unserious;
  if (isOnlyMadeSafe(clauses)) return REASON_LACKS.waits;
  if (OF_ANOTHER.test(plainly(reason).toLowerCase())) return REASON_LACKS.another;
  if (isCoveredOnly(clauses)) return REASON_LACKS.danger;
  const open = openOf(since);
  if (open) return REASON_LACKS[open];
  const isAhead = clauses.some(({ means }) => means === 'ahead') && mended < 0;
  const checked = clauses.findLastIndex(({ means }) => means === 'mended' || means === 'found');
  if (checked < 0 && clauses.some(({ said }) => isUnfitted(said))) return REASON_LACKS.unfitted;
  if (isAhead || clauses.some(({ means }, at) => means === 'unchecked' && at > checked))
    return REASON_LACKS.unchecked;
  if (isOfOtherYear(reason, alerts)) return REASON_LACKS.year;
  // A building that isn't there, or an entry by mistake, needs nobody who looked.
  if (clauses.some(({ means }) => means === 'mistaken')) return undefined;
  if (mended < 0 && clauses.some(({ visit }) => visit)) return REASON_LACKS.visit;
  const remote = clauses.findIndex(({ means }) => means === 'remote');
  if (remote >= 0 && !clauses.slice(remote + 1).some(({ said }) => BY_TRADE.test(said)))
    return REASON_LACKS.visit;
  if (checked < 0) return noEnd(clauses);
  const counted = withoutUncounted(reason, clauses);
  const isDusty = alerts.some(({ kind }) => DUSTY.includes(kind));
  if (isDusty && isByHand(clauses) && !TESTED.test(counted.toLowerCase())) return REASON_LACKS.untested;
  if (isDusty && isPaintedOver(clauses) && !TESTED.test(counted.toLowerCase())) return REASON_LACKS.untested;
  if (isOnlySwept(clauses, alerts, TESTED.test(counted.toLowerCase()))) return REASON_LACKS.swept;
  const unseen = alerts.find(({ kind, urgency }) => kills(kind, urgency) && !whoLooked(counted, kind));
  if (unseen) return noWho(unseen.kind);
  const isSeen = clauses.some(({ looked }) => looked);
  if (mended < 0 && !isSeen) return REASON_LACKS.end;
  if (mended < 0 && isDusty && !TESTED.test(counted.toLowerCase())) return REASON_LACKS.untested;
  return mended < 0 && whoLooked(reason, undefined) === false ? noWho('fall') : undefined;
}

/** What is left open since the last repair, short of a danger. */
function openOf(since: readonly Clause[]): 'held' | 'part' | 'unreached' | 'doubt' | 'hidden' | undefined {
  const last = (...of: Meaning[]) => since.findLastIndex(({ means }) => of.includes(means));
  const found = last('found');
  if (last('hidden') >= 0) return 'hidden';
  if (last('part') >= 0) return 'part';
  const isAllowed = found > last('held') && since.some(({ said }) => SAYS_HELD.test(said));
  if (last('held') >= 0 && !isAllowed) return 'held';
  const unreached = last('unreached');
  if (unreached >= 0 && !since.slice(unreached + 1).some(({ said }) => WENT_AGAIN.test(said)))
    return 'unreached';
  return last('doubt') > found ? 'doubt' : undefined;
}
const WENT_AGAIN =
  /\b(?:(?:came|went) back|returned|again|since|later|second (?:visit|time)|let (?:\w+ )?in|got (?:in|access))\b/;

function noEnd(clauses: readonly Clause[]): string {
  if (clauses.some(({ means }) => means === 'hearsay')) return REASON_LACKS.hearsay;
  if (clauses.some(({ means }) => means === 'another')) return REASON_LACKS.another;
  return clauses.some(({ said }) => NEEDLESS.test(said)) ? REASON_LACKS.needless : REASON_LACKS.end;
}
const NEEDLESS =
  /\b(?:not|no|nothing|never|\w+n't)\b.*\b(?:need\w*|require[ds]?|necessary|applicable|relevant|apply|part of|asked?|our (?:\w+ )?(?:job|scope|contract|responsibility|works?|quote))\b|\b(?:n\/a|irrelevant|scope)\b/;

/** A reason without what others say, what is still to come and who hasn't been: who is named there hasn't looked. */
const withoutUncounted = (reason: string, clauses: readonly Clause[]): string =>
  clauses
    .filter(
      ({ said, means }) =>
        means === 'hearsay' || means === 'ahead' || means === 'unchecked' || /^(?:until|till)\b/.test(said),
    )
    .reduce((left, { raw }) => left.replace(raw, ''), plainly(reason));

/** By what asbestos and lead are told. */
const TESTED =
  /\b(?:labs?|laborator\w+|nata|samples?|sampled|(?:re-?)?tests?|(?:re-?)?tested|swab\w*|xrf|hygienists?|assessors?|removalists?|analys\w+|surveyed|survey by|reports?|certificates?|clearance|registers?|receipts?|data ?sheets?|stamp\w*|label\w*|consultants?|licensed)\b|\b(?:built|constructed|erected|completed)\b.*\b20(?:0[4-9]|[1-9]\d)\b/;

/** Dust is stirred up by whoever takes it away without knowing how. */
const isByHand = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ said, means }) => means === 'mended' && BY_HAND.test(said));
const BY_HAND =
  /\bby (?:the |our |my |an? )?(?:owners?|tenants?|neighbours?|handyman|mates?|friends?|husband|wife|dad|son|me|us)\b|^(?:the |our |my )?(?:owners?|tenants?|handyman|husband|mates?|dad|i|we) (?:\w+ )?(?:removed|took|pulled|stripped|replaced|demolished|cut)\b|\b(?:my|our|him|her|them)sel(?:f|ves)\b/;

/** 'Tested negative, but that was the other shed.' */
const OF_ANOTHER =
  /\b(?:that|this|it) (?:was|is|were) (?:only )?(?:the other|another|a different|next door's) (?!alarm|matter|story|day)\w+/;

/** 'Built in 2015', where the project that warns of asbestos or lead says 1962. */
const isOfOtherYear = (reason: string, alerts: readonly AlertToEnd[]): boolean => {
  const [, said] = BUILT_IN.exec(reason.toLowerCase()) ?? [];
  return (
    said !== undefined &&
    alerts.some(({ kind, because = '' }) => {
      const [known] = DUSTY.includes(kind) ? (/\b(?:18|19|20)\d\d\b/.exec(because) ?? []) : [];
      return known !== undefined && known !== said;
    })
  );
};
const BUILT_IN =
  /\b(?:built|constructed|erected|completed|dates? from|is from)\b[^.;]{0,20}\b((?:19|20)\d\d)\b/;

/** Paint over a sheet hides it. */
const isPaintedOver = (clauses: readonly Clause[]): boolean => {
  const mended = clauses.filter(({ means }) => means === 'mended');
  return mended.length > 0 && mended.every(({ said }) => /\b(?:sealed|painted|covered)\b/.test(said));
};

/** What was measured in it is still in it, once it is painted over. */
const isCoveredOnly = (clauses: readonly Clause[]): boolean => {
  const measured = clauses.findLastIndex(
    ({ said, means }) => means === 'danger' && /\d ?(?:%|per)/.test(said),
  );
  const after = clauses.slice(measured + 1).filter(({ means }) => means === 'mended');
  return measured >= 0 && after.every(({ said }) => /\b(?:sealed|painted|encapsulated|covered)\b/.test(said));
};

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
