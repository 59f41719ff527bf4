/**
 * Lists: 'Snags: scuffed skirting, gas leak at cooktop, missing remote'. What stands beside an item says nothing of it, so
 * each is heard by itself, besides the whole; what stands over the list ('not inspected:') or ends it ('all fixed') does.
 */
import type { Reading } from './reading.ts';
import { foldText } from './words.ts';

/** A number or a dash before an item. */
const MARK =
  /(?:^|(?<=[\s.,:;]))(?:\(?\d{1,2}[.)](?=\s?\p{L})|\(?[a-h]\)(?=\s))|(?:^|(?<=\n))\s*[-–—*•·](?=\s*\p{L})/gu;
/** Where an item ends: a mark, a line, a pause. */
const BREAK = new RegExp(
  String.raw`${MARK.source}|[\n;•|]+|(?<=\s)[-–—·/\\]+(?=\s)|(?<=[\p{L})])\/(?=\p{L}{3})|[.!?](?=\s|$)|:(?=\s|$)|,(?=\s|\p{L})`,
  'gu',
);
/** 'And' comes before the last item. */
const LAST = /^(?<first>.+?)\s+(?:and|plus|&|\+)\s+(?<last>\p{L}.*)$/iu;
/** Stands over what is wrong. */
const LISTS =
  /\b(?:snags?|snag ?list|punch ?list|defects?|issues?|list|items?|handover|faults?|problems?|found|noted|observed|observations?|outstanding|to ?do|to fix|findings?|walk ?through|concerns?|maintenance|touch ?ups?)$/i;

/** A snag is named in so few words. */
const LONGEST = 9;
/** With fewer items a text is a list only where they are this short. */
const FEW = 3;
const SHORT = 4;
/** More are read as a whole alone: each takes a moment. */
const MOST = 200;

/** Somebody speaks, or the part leans on what stands before it. */
const SPEAKS =
  /^the [\w-]+(?: [\w-]+)?(?:'s| is| are| has| have)\b|^(?:but|so|because|if|when|which|who|that|as|then|while|although|though|or|nor|since|until|where|unless|even|than|how|why|what|is|are|does|do|can|could|should|will|would|has|have|did)\b|\b(?:i|we|he|she|they|you|my|our|me|us|was|were|had|did|if|would|could)\b/i;

const wordsIn = (text: string) => text.match(/[\p{L}\d][\p{L}\d'.-]*/gu)?.length ?? 0;

interface Part {
  text: string;
  from: number;
  to: number;
  /** What stands before it and after it. */
  before: string;
  after: string;
}

function partsOf(folded: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = '';
  const push = (to: number, after: string) => {
    const raw = folded.slice(from, to);
    const start = from + raw.length - raw.trimStart().length;
    const text = raw.trim();
    const last = parts.at(-1);
    if (wordsIn(text) > 0) parts.push({ text, from: start, to: start + text.length, before, after });
    else if (last) last.after += after;
  };
  for (const match of folded.matchAll(BREAK)) {
    push(match.index, match[0]);
    before = from === match.index ? before + match[0] : match[0];
    from = match.index + match[0].length;
  }
  push(folded.length, '');
  return parts;
}

const isFragment = ({ text, after }: Part) =>
  !SPEAKS.test(text) && !after.startsWith('?') && wordsIn(text) <= LONGEST;

/** What stands over a list whose items aren't there: left out, done with, meant, or looked for. */
const HUSHES =
  /\b(?:not (?:inspected|included|checked|tested|assessed|accessed|covered|applicable|seen|found|observed|present)|exclu\w+|out ?side (?:of )?(?:the |our )?scope|no (?:\w+ )?(?:evidence|signs?|issues?|sighting)|none of|nothing like|free (?:of|from)|clear of|fixed|repaired|rectified|completed?|done|closed(?: out)?|resolved|signed off|passed|all (?:ok|okay|good|fine|clear)|cleared|made good|remediated|replaced|old (?:list|report|defects|snags|items)|previous(?:ly)?|last (?:year|time)|histor\w+|former\w*|in (?:19|20)\d\d|from (?:19|20)\d\d|(?:to|will|must|should|please|things we|i) (?:check|look|watch|test)|check ?list|checks?|look(?:s|ing)?(?: out)? for|inspects? for|checks? for|watch for|tests? for|scope|covers|topics?|training|induction|tool ?box|glossary|definitions?|examples?|eg|such as|types? of|kinds? of|categor\w+|options|labels|tags|templates?|quiz|course|agenda|search\w*|policy|drop ?down|headings?|chapters?|specs?|specifications?)\b/i;
/** It isn't done yet. */
const IS_OPEN =
  /\b(?:(?:not|never|n't|nothing|none|un|half|partly) (?:yet |been |all )*(?:fixed|repaired|rectified|complete\w*|done|closed|resolved|signed|passed|cleared|replaced|remediated)|(?:to|should|must|can|will) (?:be )?(?:get )?(?:fix\w*|repair\w*|rectif\w*|complete\w*|done|close\w*|replace\w*|remediate\w*)|outstanding|still|incomplete|open items|remaining|before (?:handover|settlement)|failed|needs?)\b/i;

const hushes = (head: string) => HUSHES.test(head) && !IS_OPEN.test(head);

const DONE =
  '(?:fixed|repaired|rectified|completed?|done|closed(?: out)?|resolved|signed off|passed|ok|okay|good|fine|cleared|made good|made safe|remediated|replaced|sorted|finished|attended to|false alarm)';
/** What ends a list and settles all of it. */
const SETTLES_ALL = new RegExp(
  `^(?:and )?(?:all|both|everything|each|the lot|they|these|those|every item)\\b(?!.*\\b(?:not|to be|will|needs?|must|should|still|soon|later|n't)\\b).*\\b${DONE}\\b|^(?:none|nothing|nil|not|no (?:items?|issues?|defects?))(?: (?:of (?:it|them|these|those)|was|were|are|is|to be))* (?:found|seen|noted|present|observed|evident|reported|detected|identified|sighted|applicable|here)\\b`,
  'i',
);
/** What settles the item before it: 'gas leak at cooktop, fixed'. */
const SETTLES_ONE = new RegExp(
  `^(?:(?:now|since|has|have|been|all|already|was|were|is|it's|its|that's|item) )*${DONE}(?: (?:by|on|in|last|yesterday|today|now|already|since|with|under|\\d).*)?$|^(?:no|nil|zero) (?:leaks?|bubbles?|drop|loss|change|fault|defect|issues?|problem|damage|movement|smell|action|works?)(?: (?:found|seen|noted|detected|evident|observed|required|needed))?$`,
  'i',
);
/** It was, or somebody came to it: what came of that stands beside it. */
const THEN =
  /\b(?:attended|called out|visited|responded|(?:in|since) (?:19|20)\d\d|last (?:year|month|week)|years? ago|allegation|allegedly)\b|\b(?:leak|pressure) tested$/i;
/** 'No gas leaks, cracks or loose rails' denies them all. */
const DENIES = /\b(?:no|without|nil|zero|free of|not find|not see|not have|never had)\s+(?<what>.+)$/i;
const ENDS_DENIAL = /^(?:but|however|only|except|although|yet|still|just)\b/i;

/** Whether a thing that a list denies is a trouble: 'no skirting' is one itself. */
const TROUBLE =
  /\b(?:\w*leaks?|\w*crack\w*|damage\w*|defects?|issues?|faults?|loose|broken|rot\w*|rust\w*|sag\w*|lean\w*|gaps?|holes?|mould|damp|smells?|signs?|evidence|hazards?|termites?|shocks?|sparks?|movement|asbestos|exposed|missing|falling|trip|spalling|bulg\w*|bow\w*|stains?|fire|gas|sewage)\b/i;

function isDenied(parts: readonly Part[], at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const part = parts[before] as Part;
    if (/[.!?\n]/.test(part.after) || ENDS_DENIAL.test((parts[before + 1] as Part).text)) return false;
    const what = DENIES.exec(part.text)?.groups?.what;
    if (what === undefined) continue;
    if (!TROUBLE.test(what)) continue;
    // 'No smell of gas, no soot, no alarm.'
    if (/^(?:no|nil) [\w-]+$/i.test((parts[at] as Part).text)) return true;
    const list = parts.slice(before, at + 1).map(({ text }) => text);
    let end = at;
    while (end < parts.length - 1 && !/[.!?\n]/.test((parts[end] as Part).after)) end += 1;
    const rest = parts.slice(at, end + 1).map(({ text }) => text);
    return rest.some((one) => /\b(?:or|nor)\b/i.test(one)) || list.every((one) => /s\b[^a-z]*$/i.test(one));
  }
  return false;
}

/** Something after it is said to be well, small or dealt with: that may be said of it. */
const REASSURES = new RegExp(
  [
    String.raw`\b(?:fix|repair|test|remov|replac|adjust|tighten|plan|order|precaution|eliminat|clean|wip|disinfect|plug|sweep|check|examin|cert|pass|complet|correct|invoice|hair|vacuum)\w*`,
    String.raw`\b(?:new|works?|working|fine|ok|okay|good|gone|done|closed|sound|solid|tight|firm|rigid|dry|clear|signed|pulled|swept|cosmetic|decorative|only|serviced|quiet|stopped|straight|capped|typo|allowance|free|paid|finished|elsewhere|shrinkage|settled|came|within|sighted|filled|surface|shadow|swapped|normal|happy|intact|binned|bagged|reset|blue|level|monitor|dead|souvenirs?|lodged|insured|rules?|says?|said|reckons?|isn't|wasn't)\b`,
    String.raw`\b(?:turn(?:ed|s) out|looked like|on file|low risk|same as|not moving|push\w* back|paint\w* over|just an?|no (?:load|change|smell|rattl\w*|deflection|rot|action|step|movement|supply|pool)|in(?:side)? (?:limits?|tolerance)|since (?:19|20)\d\d|\d00 (?:mm )?high|0\.\d ?mm|0 ?ppm)\b`,
  ].join('|'),
  'i',
);

/** Whether these are the items of a list, and not the parts of a sentence. */
function isList(parts: readonly Part[], isSplit: boolean): boolean {
  const listed = parts.filter(isFragment);
  if (listed.length > MOST || listed.length !== parts.length) return false;
  const areShort = listed.every(({ text }) => wordsIn(text) <= SHORT);
  return listed.length >= (isSplit ? FEW + 1 : FEW) || (listed.length >= 2 && areShort);
}

/** Parts that follow one another up to what ends them: a head, and where each sentence is its own matter, its end. */
function groupsOf(parts: readonly Part[], ends: RegExp): Part[][] {
  const groups: Part[][] = [[]];
  for (const part of parts) {
    const isHead = part.after.startsWith(':');
    if (isHead) groups.push([]);
    groups.at(-1)?.push(part);
    if (isHead || ends.test(part.after)) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
}

/** The items of a list, as far as nothing beside them settles them; none where a text is no list. */
export function itemsOf(words: string, whole: Reading): string[] {
  const folded = foldText(words);
  const written = partsOf(folded);
  const parts = written.flatMap(splitLast);
  if (parts.slice(-2).some(({ text }) => SETTLES_ALL.test(text))) return [];
  const isNumbered = (folded.match(MARK)?.length ?? 0) > 1;
  const areShort =
    parts.length >= FEW && parts.every((part) => isFragment(part) && wordsIn(part.text) <= SHORT);
  let over = '';
  const items: string[] = [];
  for (const group of groupsOf(parts, isNumbered || areShort ? /:/ : /[.!?:]/)) {
    const [first, second] = group as [Part, Part | undefined];
    const isHead = second === undefined && first.after.startsWith(':');
    const leads = isNumbered
      ? !MARKED.test(first.before) && second && MARKED.test(second.before)
      : second && /[-–—]/.test(first.after);
    if (isHead || (over === '' && leads)) over = first.text;
    if (isHead) continue;
    const isMarked = isNumbered || LISTS.test(over);
    if (!hushes(over) && (isNumbered || isList(group, parts.length > written.length)))
      items.push(
        ...group
          .filter((part) => isItem(part, parts, isMarked) && !isGeneral(part, whole))
          .map(({ text }) => text),
      );
    over = '';
  }
  return items;
}

const MARKED = /\d|[-–—*•·]\s*$|[a-h]\)/;

function isItem(part: Part, parts: readonly Part[], isMarked: boolean): boolean {
  if (!isFragment(part) || wordsIn(part.text) < 2 || THEN.test(part.text)) return false;
  const at = parts.indexOf(part);
  if (SETTLES_ONE.test(parts[at + 1]?.text ?? '') || isDenied(parts, at)) return false;
  return isMarked || !parts.slice(at + 1).some(({ text }) => REASSURES.test(text));
}

/** 'Scuffed skirting, sticky door and gas leak': the last part is two items. */
function splitLast(part: Part, at: number, { length }: readonly Part[]): Part[] {
  const { first = '', last = '' } = (at > 0 && at === length - 1 && LAST.exec(part.text)?.groups) || {};
  if (wordsIn(first) < 2 || wordsIn(last) < 2) return [part];
  return [
    { ...part, text: first, to: part.from + first.length, after: ' and ' },
    { ...part, text: last, from: part.to - last.length, before: ' and ' },
  ];
}

/** Asked in general, supposed, or told of somebody else's, as the whole text is read. */
function isGeneral({ from, to }: Part, { words, quiet, settled }: Reading): boolean {
  const own = words.flatMap((word, at) => (word.from >= from && word.to <= to ? [at] : []));
  return own.length > 0 && own.every((at) => quiet[at] === true && settled[at] !== true);
}
