import { ALERT_BASES, ALERT_KINDS, URGENCIES } from '@plumbline/knowledge/hazards';
import * as z from 'zod/mini';
import { id, text } from './shapes.ts';

/** A warning of danger to people, read from words, project, finding and photo. Free, whatever else is answered. */
export const alert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** now: leave or keep clear. today: make safe today. soon: a specialist before work or settlement. */
  urgency: z.enum(URGENCIES),
  title: z.string(),
  /** What to do, in order. */
  steps: z.array(z.string()),
  /** Whom to call. */
  call: z.string(),
  source: z.string(),
  basis: z.enum(ALERT_BASES),
  /** The words, fact or sign that gave rise to it. */
  because: z.string(),
});

/** Of everything open in a project or an account what is to be done first: its alert, the first step, and on which finding. */
export const gravestHazard = z.object({
  findingId: id,
  number: z.int(),
  urgency: z.enum(URGENCIES),
  title: z.string(),
  step: z.string(),
});
export type GravestHazard = z.output<typeof gravestHazard>;

/** An alert that somebody has closed, with the reason they gave. It no longer sets a floor, and it stays on record. */
export const closedAlert = z.object({
  alert,
  reason: z.string(),
  closedAt: z.iso.datetime(),
  /** Name of who closed it. */
  closedBy: z.string(),
});
export type ClosedAlert = z.output<typeof closedAlert>;

export const ALERT_REASON = { least: 15, words: 4, most: 500 } as const;

export const NO_ALERT_REASON = 'Write who checked it and what they found, in at least four words.';

const UNCHECKED_REASON =
  'This says that nobody has checked it, or that it is still there. Write who checked it, and what they found or did.';
const EMPTY_REASON =
  'This doesn’t say what was checked, found or done. Write who checked it and what they found.';

/** What keeps a reason from ending an alert, as a sentence that says what it must tell; nothing where it does. */
export function whyNoReason(reason: string): string | undefined {
  if (!holdsWords(reason, ALERT_REASON.least, ALERT_REASON.words)) return NO_ALERT_REASON;
  const said = reason.normalize('NFC').toLowerCase().replaceAll('’', "'");
  const clauses = said.split(CLAUSES).map(readClause);
  if (clauses.some((clause, at) => isOpen(clause, clauses.slice(at + 1), clauses))) return UNCHECKED_REASON;
  // Another language is asked for no English word.
  const answers = clauses.some(({ done, mended }) => done || mended) || /[^\p{ASCII}\P{L}]/u.test(said);
  return saysNothing(said) || !answers ? EMPTY_REASON : undefined;
}

interface Clause {
  unchecked: boolean;
  stillThere: boolean;
  /** To be done one day. */
  ahead: boolean;
  /** Somebody checked or found something, or it was entered by mistake or isn't theirs any more. */
  done: boolean;
  /** What was dangerous was put right, or out of reach. */
  mended: boolean;
}

function readClause(clause: string): Clause {
  const [unchecked, ahead] = [NOBODY_CHECKED.test(clause), AHEAD.test(clause)];
  const stillThere = STILL_THERE.test(clause) || (GOES_ON.test(clause) && !DENIED.test(clause));
  const open = unchecked || stillThere || ahead;
  return {
    ...{ unchecked, stillThere, ahead },
    done: !open && (CHECKED.test(clause) || FOUND.test(clause) || MISTAKEN.test(clause)),
    mended: !open && MENDED.test(clause),
  };
}

/** A clause that leaves the danger as it is, whatever follows. What is to come doesn't matter once it is made safe. */
function isOpen({ unchecked, stillThere, ahead }: Clause, later: Clause[], all: Clause[]): boolean {
  if (stillThere) return !later.some(({ mended }) => mended);
  if (unchecked) return !later.some(({ done, mended }) => done || mended);
  return ahead && !all.some(({ mended }) => mended);
}

const CLAUSES = /[.,;:!?\n–—]+|\b(?=(?:but|so|then|until|however|though|although)\b)/;

/** True for a reason that says something: not that nobody looked, nor that it is still there, nor a row of dots. */
export const isAlertReason = (reason: string): boolean => whyNoReason(reason) === undefined;

const LOOKED = '(?:checked|inspected|looked|tested|seen|assessed|examined|been|come|came|verified)';
const ACTED =
  '(?:looked|had (?:a|any) (?:\\w+ )?look|taken (?:a|any) look|checked|inspected|tested|assessed|examined|verified|attended|visited|come|called|done|fixed|repaired|touched|carried out|happened|been (?:here|out|round|in|done|carried out|checked|inspected|tested|assessed|examined|called|fixed|repaired|made|looked|seen))';
const NOBODY_CHECKED = new RegExp(
  [
    `\\b(?:nobody|no ?one|no[- ]body|none of us)(?:'s| has| have| had)?(?: yet| ever| actually| really| been able to)? (?:${LOOKED}|check|inspect|look|test)\\b`,
    `\\b(?:nobody|no|none|nothing)(?: [\\w-]+){0,3}?(?:'s| has| have| had| was)(?: yet| ever| actually| really| even)* ${ACTED}\\b`,
    `\\b(?:not|never|hasn't|haven't|wasn't|isn't|hasnt|havent|wasnt|isnt|didn't|didnt)(?: yet| ever| been| even| actually| really| properly| get it)* (?:${LOOKED.replace('|been|come|came', '')}|check|inspect|look|test)\\b`,
    '\\bnever (?:came|come|turned up|showed up|arrived|went)\\b',
    '\\bunchecked\\b',
    '\\bno idea\\b',
    "\\b(?:don't|dont|do not) (?:know|care)\\b",
    "\\b(?:can't|cant|cannot|can not|couldn't) be (?:bothered|arsed|stuffed)\\b",
  ].join('|'),
);

/** Says that it is to be checked or mended one day. */
const AHEAD =
  /\b(?:a?waiting|pending|yet to|tomorrow|next (?:week|month|year)|is coming|are coming|going to|needs? to be|(?:should|must|has to|have to|can) be)\b|\bto be (?:checked|inspected|tested|assessed|examined|looked|seen|fixed|repaired|mended|replaced|confirmed|done|made safe)\b|\bwill (?:be )?(?:check|inspect|look|test|fix|repair|mend|replac|come|call|get|send|ask|see|sort)/;

/** Says of the danger that it goes on. 'Still open on finding 3' is of the alert. */
const STILL_THERE =
  /\b(?:still|keeps?|continues to|worse|stronger)\b(?: (?:a|an|the|very|quite|bit|of|is|are|it|some|strong|there's))* ?(?:smell\w*|stink\w*|reek\w*|leak\w*|drip\w*|hiss\w*|spark\w*|arc\w*|buzz\w*|humm?\w*|shock\w*|tingl\w*|live|hot|warm|loose|wobbl\w*|mov(?:es|ing)|rock\w*|lean\w*|tilt\w*|sag\w*|bulg\w*|crack(?:s|ing)|fall\w*|drop\w*|com(?:es|ing) down|there\b|dangerous|unsafe|not|broken|missing|exposed|bare|gas|open (?:gate|shaft|hole)|wet|sewage|mould\w*|getting)|\b(?:isn't|isnt|not|never)(?: at all| yet| really| been| made)? (?:safe|fixed|repaired|made safe|mended|solved|resolved|gone)\b/;

/** The same where nothing in the clause denies it. */
const GOES_ON =
  /\b(?:remains?|persists?|lingers?)\b(?! (?:safe|sound|stable|dry|clear|isolated|off|shut|capped|closed|disconnected|locked|open on)\b)|\b(?:is|are|looks?|feels?) (?:\w+ly |very |quite |so )?(?:unsafe|dangerous|leaking|sparking|arcing|dripping|hissing|buzzing|wobbling|leaning|sagging|moving)\b|\b(?:smells|stinks|reeks) (?:of|like|strong|strongly|bad|again|every)\b|\bit (?:leaks|drips|sparks|hisses|buzzes|wobbles|sags|moves)\b|\b(?:gets?|getting) (?:worse|stronger|wider|bigger)\b/;
const DENIED = /\b(?:no|not|none|nothing|nobody|never|isn't|aren't|doesn't|without)\b/;

const CHECKED =
  /\b(?:checked|inspected|tested|looked|seen|assessed|examined|verified|measured|monitored|surveyed|sampled|investigated|confirmed|certified|signed off|cleared|attended|found|detected|identified|showed|visited|came)\b/;
const MENDED =
  /\b(?:fixed|replaced|repaired|mended|isolated|disconnected|capped|sealed|shut|turned off|switched off|removed|demolished|pulled down|taken down|propped|braced|fenced|made (?:it |the \w+ |all |everything )?safe|secured|rewired|rebuilt|relaid|installed|fitted|tightened|cleaned|patched|swept|barred|drained|decommissioned|stopped|resolved|rectified|treated|encapsulated|underpinned|earthed)\b/;
const FOUND =
  /\b(?:no|not|nothing|never|isn't|wasn't|without)(?: [\w-]+){0,2} (?:leak\w*|gas|asbestos|lead|movement|moving|crack\w*|getting|danger\w*|hazard\w*|risk\w*|need|sign\w*|trace\w*|pool|loose|live|sparking|structural|connected|load|damage\w*|deep|bars|wires?|mould|sewage|glass|fall|wrong)\b|\b(?:engineer|electrician|plumber|fitter|builder|certifier|inspector|lab\w*|hygienist|surveyor|assessor|roofer|glazier|technician|brigade|distributor|council)\b.*\b(?:says|said|advised|advises|told|reports?|reported|states|stated|wrote)\b|\b(?:no longer|built in|built after|turned out|it was (?:a|an|the|only|just))\b/;
const MISTAKEN =
  /\b(?:mistake\w*|mistaken\w*|duplicate\w*|by accident|misread|typo|mistyped|belongs to|brought in|imported|entered|(?:was|been|is|we've|i've) sold)\b|\bwrong (?:\w+ )?(?:building|house|home|project|photo|picture|finding|room|line|address|place|unit|wall|one|job|visit|report)\b/;

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
const FILLERS = /^(?:bla+h*|yada|foo|bar|baz|test|testing|lorem|ipsum|dolor|sit|amet|xx+|aa+|la|na|ha+|hm+)$/;

/** One word over and over, keys pressed in a row, or words that stand for none. */
function saysNothing(said: string): boolean {
  const words = said.match(/\p{L}{2,}/gu) ?? [];
  const meant = words.filter(
    (word) => !FILLERS.test(word) && !(word.length > 2 && KEY_ROWS.some((row) => row.includes(word))),
  );
  return new Set(meant).size < Math.min(3, ALERT_REASON.words);
}

/** True for a reason with which an alert may have been closed in any release: two words were enough. */
export const wasAlertReason = (reason: string): boolean => holdsWords(reason, 10, 2);

function holdsWords(text: string, letters: number, words: number): boolean {
  return text.trim().length >= letters && (text.match(/\p{L}{2,}/gu) ?? []).length >= words;
}

/** Why nobody is in danger any more, in somebody's own words. */
export const alertReason = text(
  ALERT_REASON.most,
  `The reason can have at most ${ALERT_REASON.most} characters`,
  NO_ALERT_REASON,
).check(z.refine(isAlertReason, { error: ({ input }) => whyNoReason(String(input)) ?? NO_ALERT_REASON }));

/** Whoever deletes what an open hazard is on says why, as whoever closes it does. */
export const reasonToDelete = z.object({
  /** Needed only where a hazard is open. */
  reason: z.optional(alertReason),
});
