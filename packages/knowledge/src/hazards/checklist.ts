/**
 * Checklist lines: 'Pool gate self-closing: N', 'Cracked glass? no', 'Exposed wiring [ ] yes [x] no', 'Smoke alarms: 0 of 4
 * working'. The same answer is a danger after a good state and none after a fault, so a line is said again in plain words,
 * or left out. What isn't surely such a line stays as it was written.
 */
import { foldText } from './words.ts';

/** What checklist lines say. */
export interface Answered {
  /** What was written, with each such line left out or in plain words. */
  rest: string;
  /** What is said to be amiss, in words that the rules know, each with what stands over it and the line as it was written. */
  amiss: readonly { says: string; over: string; line: string }[];
}

type Answer = 'yes' | 'no' | 'pass' | 'fail' | 'none' | 'tick' | 'cross';

const ANSWERS: readonly (readonly [Answer, string])[] = [
  ['none', String.raw`n\/a|n\.a\.?|na|not applicable`],
  [
    'fail',
    String.raw`fail(?:ed|s)?|nok|n\.o\.k\.?|not (?:ok|okay|good|compliant)|poor|unsat(?:isfactory)?|defective|non-? ?compliant|nc|bad|unsafe|unacceptable`,
  ],
  [
    'pass',
    'pass(?:ed|es)?|ok|okay|o\\.k\\.|good|sat(?:isfactory)?|compliant|complies|fine|all good|acceptable',
  ],
  [
    'no',
    'not (?:observed|seen|found|present|evident|visible|detected)|none(?: (?:seen|found|observed|noted|evident))?|no|nope|n|false|nil|absent|zero',
  ],
  ['yes', 'yes|yep|yeah|y|true|observed|present|found|seen|noted|evident|visible|detected'],
  ['tick', '[✓✔☑✅]\ufe0f?'],
  ['cross', '[✗✘✕✖☒❌]\ufe0f?'],
];
const ANSWER = ANSWERS.map(([, words]) => words).join('|');
const COUNT = String.raw`\d{1,3}(?: ?(?:of|\/|out of) ?\d{1,3})?(?: (?:working|work|fitted|installed|present|ok|tested))?`;

const BOX_ON = String.raw`(?:\[ ?[xX✓✔*] ?\]|\( ?[xX✓✔*] ?\)|[☑☒✓✔✅])`;
const BOX_OFF = String.raw`(?:\[ *_? *\]|\( *\)|☐)`;
const OPTION = '(?:yes|no|y|n|pass|fail|ok|nok|n\\/a)';
/** '[ ] yes [x] no', 'yes [ ] no [x]'. */
const BOXES = new RegExp(
  `^(?<label>.*?)[\\s:?|=–—-]*(?<boxes>(?:(?:${BOX_ON}|${BOX_OFF})\\s*${OPTION}\\b[\\s/,]*){2,3}|(?:\\b${OPTION}\\s*(?:${BOX_ON}|${BOX_OFF})[\\s/,]*){2,3})(?<more>.*)$`,
  'i',
);
const CHOSEN_AFTER = new RegExp(`${BOX_ON}\\s*(?<option>${OPTION})\\b`, 'gi');
const CHOSEN_BEFORE = new RegExp(`\\b(?<option>${OPTION})\\s*${BOX_ON}`, 'gi');
/** '[x] smell of gas', '☐ rotten posts'. */
const BOXED = new RegExp(
  `^(?:(?<on>${BOX_ON})|(?<off>${BOX_OFF})|(?<cross>[✗✘✕✖❌]))\\s+(?<label>\\p{L}.*)$`,
  'u',
);

const SEPARATOR = String.raw`\s*(?:[:|=?]+|\.{2,}|\t)\s*|\s+[-–—]+\s*|\s{2,}|\s+(?=[[(](?:y|n|yes|no|n\/a)[\])]$)[[(]`;
/** What is said besides: in brackets, or behind a mark. A word that goes on ('no longer') is no answer. */
const MORE = String.raw`\s*(?:[\])]?$|[|,(–—-]\s*(?<more>.*)$|\s[-–—]\s*(?<rest>.*)$)`;
const LINE = new RegExp(
  `^(?:(?<head>[^:?|=]{2,40}):\\s+)?(?<label>[^:?|=\\t✓✗]{2,70}?)(?:${SEPARATOR})(?:(?<answer>${ANSWER})|(?<!\\d:)(?<count>${COUNT}))(?![\\p{L}\\d])${MORE}`,
  'iu',
);
/** A mark or a capital needs no mark before it: 'Handrail secure ✗', 'Exposed wiring N', 'Shattered glass,N'. */
const BARE =
  /^(?<label>[^:?|=,]{2,70}?)(?:\s*,\s*|\s+)(?<answer>[✓✔☑✅✗✘✕✖☒❌]|N\/A|NOK|NO|YES|Y|N|PASS|FAIL|OK)\s*$/u;

/** Asks or tells somebody something, instead of naming what is looked at. */
const TALKS =
  /\b(?:i|we|you|he|she|they|me|us|my|our|your|who|what|why|how|when|where|which|should|could|can|will|would|may|did|was|were|if|because|anyone|anybody|someone|somebody|hurt|report(?:ed)?|told|called|aware|know|sure|worr\w+|urgent|serious|ask\w*|fault of|due|after|before|since|responsible|covered by|insur\w+|going to|matter|normal|need\w*|wait|stay|live (?:here|there|in)|sleep|use[ds]?|please|just|said|says)\b/i;
/** Says what undoes the answer. */
const UNDOES =
  /\b(?:but|except|however|only|still|not|until|unless|although|though|worse|apart from|other than|if|when|sometimes|was)\b/i;
const MOST_WORDS = 8;

const LEADS =
  /^(?:(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]|[-–—*•·>#]+|(?:item|q) ?\d+)\s*)?(?:check(?:ed)? (?:that |for )?)?(?:(?:is|are|does|do|has|have) (?:there )?)?(?:(?:any|the|all|visible|signs? of|evidence of) )*/i;
const NEGATED = /^(?:no|nil|zero|without|free (?:of|from)|clear of|absence of)\s+(?:any\s+|visible\s+)?/i;
const FREE_OF = /\b(?:free (?:of|from)|clear of|without|has no|have no)\s+/i;

/** Put right, so that what is named before is the danger where it wasn't. */
const MENDED =
  /\b(?:been )?(?:fixed|repaired|replaced|rectified|removed|resolved|made safe|isolated|sealed up|cleared up|remediated|attended to)\b/i;

/** How a thing is when it is well, and what is so where it isn't. */
const GOOD_STATES: readonly (readonly [RegExp, (thing: string) => string])[] = [
  [
    /\bself[- ]?clos(?:es|ing)\b|\b(?:closes|shuts|closing|closed)\b(?: (?:by itself|itself|fully|properly))?/i,
    (thing) => `${thing} does not close`,
  ],
  [
    /\b(?:self[- ]?)?latch(?:es|ing)?\b(?: (?:by itself|itself|fully|properly))?/i,
    (thing) => `${thing} does not latch`,
  ],
  [
    /\b(?:secured?(?: to wall)?|securely (?:fixed|fastened)|firm(?:ly fixed)?|solid|tight|stable|rigid|steady|well fixed|fixed|sturdy|fastened|anchored|safely fixed)\b/i,
    (thing) => (/\bgas\b/i.test(thing) ? `${thing} leaking` : `${thing} is loose`),
  ],
  [
    /(?<=\b(?:rcds?|rcbos?|safety switch(?:es)?) )(?:trips?|tripped|tripping)\b(?: on test| when tested| ok)?/i,
    (thing) => `no ${thing}`,
  ],
  [
    /\b(?:working|works?|operational|operates?|operating|functional|functions?|functioning|in working order|serviceable|alarm when tested)\b/i,
    (thing) => (RCD.test(thing) ? `no ${thing}` : `${thing} does not work`),
  ],
  [
    /\b(?:fitted|installed|present|provided|in place|in position|supplied|there)\b/i,
    (thing) => `${thing} is missing. No ${thing}`,
  ],
  [/\b(?:plumb|vertical|upright|straight)\b/i, (thing) => `${thing} is leaning`],
  [
    /\b(?:up to code|to code|compliant|complies|complying|certified)\b/i,
    (thing) => (/\bheight\b/i.test(thing) ? `${thing} too low` : `${thing} is noncompliant`),
  ],
  [/\b(?:in date|within (?:10|ten) years|current)\b/i, (thing) => `${thing} expired`],
  [
    /\b(?:over|above|at least|minimum|min|more than|>=?|≥) ?(?:1|1\.0|1\.2|\d{3,4}) ?(?:m|mm|metres?)?(?: high)?|\b(?:1|1\.2|\d{3,4}) ?(?:m|mm) (?:high|min(?:imum)?)\b|\bhigh enough\b|\bheight ok\b/i,
    (thing) => `${thing} too low`,
  ],
  [/\b(?:safety glass|toughened|laminated)\b/i, (thing) => `${thing} is not safety glass`],
  [/\b(?:draws?|drawing)\b/i, (thing) => `${thing} is blocked`],
  [/\b(?:clear|unobstructed|unblocked|kept clear|free)\b/i, (thing) => `${thing} is blocked`],
  [/\b(?:lids?|covers?|grates?)\b(?= on| fitted)?/i, (thing) => `${thing} has no cover`],
  [
    /\b(?:covered|capped|guarded|enclosed|protected)\b/i,
    (thing) => `${thing} is open and has no cover. ${thing} is uncapped`,
  ],
  [/\b(?:connected|attached)\b/i, (thing) => `${thing} is disconnected`],
  [/\b(?:earthed|bonded|grounded)\b/i, (thing) => `${thing} is not earthed`],
  [/\b(?:shored|battered|benched|shielded)\b/i, (thing) => `${thing} is not shored`],
  [/\b(?:opens?(?: freely| fully| easily)?|unlocked)\b/i, (thing) => `${thing} does not open`],
  [
    /\b(?:sound|intact|undamaged|unbroken|good|in (?:good|fair) (?:condition|order|repair)|uncracked)\b/i,
    (thing) => `${thing} is broken`,
  ],
  [/\bsafe\b/i, (thing) => `${thing} is not safe. ${thing} is unsafe`],
];
const RCD = /\b(?:rcds?|rcbos?|safety switch(?:es)?)\b/i;

/** What has to be there and to work, with what is so where it fails. */
const NEEDED: readonly (readonly [RegExp, string])[] = [
  [/^(?:\w+ ){0,2}smoke (?:alarms?|detectors?)(?: \w+){0,3}$/i, 'does not work'],
  [
    /^(?:\w+ ){0,3}(?:hand ?rails?|balustrades?|guard ?rails?|railings?)(?: (?:on|to|at) .*)?$/i,
    'is not safe',
  ],
  [/^(?:swimming )?pool (?:fenc(?:e|ing)|gates?|barriers?)(?: \w+){0,2}$/i, 'is noncompliant'],
  [/^(?:rcds?|rcbos?|safety switch(?:es)?)(?: \w+)?$/i, 'none'],
  [/^fire (?:extinguishers?|hose reels?|hydrants?|sprinklers?|panel)(?: \w+)?$/i, 'does not work'],
  [/^fire doors?(?: \w+)?$/i, 'does not close'],
  [/^(?:fire |emergency )?exits?(?: doors?)?$/i, 'is blocked'],
];
/** A test is named for what it looks for, and tells of it only where it failed. */
const TEST = /\b(?:test(?:s|ed|ing)?|check(?:s|ed)?|inspection)$/i;

const wordsIn = (text: string) => text.match(/[\p{L}\d][\p{L}\d'.-]*/gu)?.length ?? 0;

function answerOf(text: string): Answer | undefined {
  return ANSWERS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(text.trim()))?.[0];
}

interface Line {
  /** What stands over it: 'Pool gate: latches - no'. */
  head: string;
  label: string;
  answer: Answer;
  /** What is said besides. */
  more: string;
}

/** '0 of 4 working' is no, '4 of 4' is yes, and a bare number says how many there are. */
function counted(count: string): Answer | undefined {
  const [, found = '', all] = /^(\d+)(?: ?(?:of|\/|out of) ?(\d+))?/.exec(count) ?? [];
  if (all !== undefined) return Number(found) < Number(all) ? 'no' : 'yes';
  return Number(found) === 0 ? 'no' : 'yes';
}

function lineOf(chunk: string): Line | undefined {
  const boxes = BOXES.exec(chunk)?.groups;
  if (boxes) {
    const { label = '', boxes: options = '', more = '' } = boxes;
    const marked = [...options.matchAll(/^\p{L}/u.test(options) ? CHOSEN_BEFORE : CHOSEN_AFTER)];
    const answer = marked.length === 1 ? answerOf(marked[0]?.groups?.option ?? '') : undefined;
    // The label may stand behind its boxes.
    const named = wordsIn(label) > 0 ? label : more;
    return answer && { head: '', label: named, answer, more: named === label ? more : '' };
  }
  const boxed = BOXED.exec(chunk)?.groups;
  if (boxed) {
    const { on, cross, label = '' } = boxed;
    return { head: '', label, answer: cross ? 'cross' : on ? 'tick' : 'no', more: '' };
  }
  const found = LINE.exec(chunk)?.groups ?? BARE.exec(chunk)?.groups;
  if (!found) return undefined;
  const { head = '', label = '', answer, count = '', more = '', rest = '' } = found;
  const said = answer === undefined ? counted(count) : answerOf(answer);
  const works = /[a-z]+$/i.exec(count)?.[0] ?? '';
  return (
    said && {
      head,
      label: `${label} ${works}`.trim(),
      answer: said,
      more: `${more}${rest}`.replace(/[()|]/g, ' ').trim(),
    }
  );
}

type Tells = (text: string) => boolean;

/** What a line says is amiss; 'well' where it says that nothing is; nothing where nobody can tell. */
function meaningOf({ head, label, answer, more }: Line, tells: Tells): string | undefined {
  const named = label.replace(LEADS, '').replace(/\s+/g, ' ').trim();
  if (wordsIn(named) === 0 || wordsIn(named) > MOST_WORDS || TALKS.test(named)) return undefined;
  const isWell = answer === 'yes' || answer === 'pass' || answer === 'tick';
  const behind = more === '' ? '' : `, ${more}`;
  const well = UNDOES.test(more) ? undefined : '';
  // 'No exposed wiring: pass', 'ceiling free of sagging: no'.
  const denied = named.replace(NEGATED, '');
  const fault = denied === named ? named.split(FREE_OF)[1] && named.replace(FREE_OF, '') : denied;
  if (fault) return isWell ? well : answer === 'none' ? undefined : `${fault}${behind}`;
  const mended = named.replace(MENDED, '').trim();
  if (mended !== named && tells(mended))
    return isWell ? well : answer === 'none' ? undefined : `${mended}${behind}`;
  if (TEST.test(named) && answer !== 'yes' && answer !== 'no' && answer !== 'none') {
    const tested = named.replace(TEST, '').trim();
    if (isWell) return well;
    return RCD.test(tested) ? `no ${tested}` : `${named} failed. ${tested}${behind}`;
  }
  for (const [state, amiss] of GOOD_STATES) {
    if (!state.test(named)) continue;
    // 'Is the rotten balcony safe? Yes' takes no rot away.
    if (tells(named)) return undefined;
    const thing = named
      .replace(state, ' ')
      .replace(/\b(?:is|are|has|have|been|and)\b\s*$/i, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (isWell) return tells(thing) ? undefined : well;
    return answer === 'none' ? well : `${amiss(thing)}${behind}`;
  }
  const needed = tells(named) ? undefined : NEEDED.find(([thing]) => thing.test(named));
  if (needed) {
    if (isWell || answer === 'none') return well;
    return answer === 'no' || needed[1] === 'none'
      ? `no ${named}${behind}`
      : `${named} ${needed[1]}${behind}`;
  }
  // A tick or a cross at a fault may mean either.
  if (answer === 'tick' || answer === 'cross') return undefined;
  if (!tells(named) && !tells(`${head} ${named}`)) return undefined;
  return answer === 'yes' || answer === 'fail' ? `${named}${behind}` : well;
}

/** A line, or what stands between commas, semicolons and full stops. */
const CHUNK = /(?:[^\n;.,]|\.{2,}|\.(?![.\s,]|$)|,(?![\s,]|$))+/gu;
/** No line of a checklist is longer. */
const LONGEST = 200;

/** What checklist lines say; nothing where none is there. `tells` says whether words tell of a danger by themselves. */
export function answersIn(words: string, tells: Tells): Answered | undefined {
  const folded = foldText(words);
  const amiss: Answered['amiss'][number][] = [];
  let rest = '';
  let to = 0;
  let isFound = false;
  for (const match of folded.matchAll(CHUNK)) {
    const [raw] = match;
    rest += folded.slice(to, match.index);
    to = match.index + raw.length;
    const chunk = raw.trim();
    const line = chunk.length > LONGEST ? undefined : lineOf(chunk);
    // What stands behind a comma may be said of the answer.
    const beside =
      line && folded[to] === ',' ? /^,([^\n;.]*)/.exec(folded.slice(to))?.[1]?.trim() : undefined;
    const isBeside = beside !== undefined && lineOf(beside.split(',')[0]?.trim() ?? '') === undefined;
    const told = line && { ...line, more: [line.more, isBeside ? beside : ''].filter(Boolean).join(', ') };
    const meaning = told && meaningOf(told, tells);
    if (meaning === undefined) {
      rest += raw;
      continue;
    }
    isFound = true;
    if (meaning === '') rest += told?.more && !isBeside ? told.more : '';
    else
      amiss.push({ says: meaning, over: told?.head ?? '', line: isBeside ? `${chunk}, ${beside}` : chunk });
  }
  return isFound ? { rest: `${rest}${folded.slice(to)}`, amiss } : undefined;
}
