/**
 * A short message that changes one thing of the list before it: 'and in October?', 'only the open ones', 'not the lows',
 * 'the plumber’s', 'oldest first', 'all of them again'. What it says is read by its slots; a slot that the list was
 * asked by already is filled anew, any other narrows it.
 */
import { tokenise } from '@plumbline/knowledge/language';
import type { OwnFindingSummary, OwnProject } from '../account-data.ts';
import { tradeSaid } from '../compose/trade-said.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import { type Aim, LISTS } from './aims.ts';
import { DAYS_SAID } from './days-said.ts';
import { ROOMS } from './entities.ts';
import { findingsAbout, namesSaid } from './meant.ts';

const MOST_WORDS = 9;

const OPENS =
  /^\W*(?:(?:and|ok(?:ay)?|so|now|then|thanks|cheers|great|what about|how about|what of|or|also|but|just|only|actually|sorry|wait|no|nah|i mean(?:t)?|show(?: me)?|list|give me|gimme|let'?s see|none of (?:those|them))\b[\s,:-]*)+/i;
/** What says nothing beside the slot: 'the', 'ones', 'how many of those are'. */
const FILLS =
  /\b(?:the|an?|my|our|any|anything|all|ones?|things?|stuff|jobs?|findings?|issues?|defects?|problems?|items?|just|only|please|instead|too|though|then|there|how many(?: of (?:those|these|them))?|which(?: ones)?(?: of (?:those|these|them))?|what(?:'?s| is| are)?|of (?:those|these|them)|is|are|was|were|that|in|at|on|from|for|of|with|show(?: me)?|me|list|about|and|or|found|recorded|logged|rated|got|needs?|still|do (?:i|we) have|have (?:i|we) got)\b/gi;

const SEVERITY =
  /\b(?:criticals?|highs?|mediums?|moderate|lows?|minor|serious|urgent|dangerous|(?:or|and) (?:worse|above|up|higher)|(?:above|over|below|under) (?=critical|high|medium|low))\b/gi;
const RULE =
  /\b(?:(?:non|not)[- ]?compl(?:iant|ying)|complian(?:t|ce)|compl(?:y|ies|ying)|undetermined|undecided|fail(?:s|ed|ing)?|pass(?:es|ed|ing)?)\b/gi;
const STATUS =
  /\b(?:still |not (?:yet )?)?(?:open|outstanding|unresolved|unreviewed|unchecked)(?! (?:hazards?|alerts?|plan|the|it|up)\b)\b|\b(?:(?:i|we|that|which)(?:['’]?ve| have)? )?(?:already )?(?:reviewed|decided|signed off|ticked off|closed)(?: already| only)?\b/gi;
const ORDER =
  /\b(?:(?:sort|order|rank|arrange)(?:ed)? (?:it |them |those |these |that )?(?:by )?)?(?:(?:newest|oldest|latest|worst|least urgent) (?:first|on top|at the top))\b|\b(?:sort|order|rank|arrange)(?:ed)? (?:it |them |those |these |that )?by (?:date|day|age|severity|urgency|rooms?|location|area|place)\b|\bin (?:date|severity) order\b/gi;
const SPENT = /\b(?:just|only|instead|of (?:those|these|them))\b/gi;
/** What stood for a thing that another one takes the place of. */
const STOOD_FOR = /\b(?:it|that|this)\b/gi;
const ROOM_FIRST = new RegExp(`^(?:(?:in|at|on) )?(?:the )?(?=${ROOMS.source})`, 'i');
/** Adds to what is shown, instead of taking its place. */
const ADDS = /\b(?:as well|too|also|plus|both lists|together)\b/gi;
/** Leaves something out. */
const LEAVES_OUT =
  /^\W*(?:(?:and|but|ok|so|just|only|show me|now|please)\b[\s,]*)*(?:not(?! (?:that|this|it)\b)|no(?= (?:criticals?|highs?|mediums?|lows?|minor))|without|except(?: for)?|apart from|excluding|leave out|drop|skip|minus|ignor(?:e|ing)|forget)\b\s*/i;
const LEFT_OUT = /\bbut not\b.*$/i;

const WHOLE =
  /^\W*(?:(?:and|ok(?:ay)?|now|so|then|actually|no|back to|show(?: me)?|list|give me|let'?s see)\b[\s,]*)*(?:(?:all|everything|every one|the lot|the (?:full|whole|entire|first|original) (?:list|lot|thing)|all (?:of )?(?:them|those|it|the findings))(?: of (?:them|it))?)(?: (?:again|please|now|then|once more))*\W*$/i;
/** Goes back to the whole list: 'ok, all of them again'. */
export const asksForWhole = (message: string): boolean => WHOLE.test(message);
const HOW_MANY =
  /^\W*(?:(?:and|ok(?:ay)?|so|then|just|now)\b[\s,]*)*(?:how many(?: (?:is|are|was|were) (?:that|those|they|these|there|it))?(?: (?:in )?(?:all|total|altogether|all up|then))*|count (?:them|those|these|it)?(?: for me)?|what(?:['’]?s| is) the (?:count|number|total)|the (?:count|number)|total)(?: (?:please|then|now))*\W*$/i;

/** 'How many total' after some of them; 'how many is that in total' counts those. */
const IN_ALL =
  /^\W*(?:(?:and|ok(?:ay)?|so|then|but)\b[\s,]*)*(?:how many|what(?:['’]?s| is) the)(?: (?:findings|defects|issues|things|ones))?(?: (?:have (?:i|we) got|do (?:i|we) have|are there|is there))? ?(?:in )?(?:total|all(?: up| told)?|altogether|overall)(?: (?:have (?:i|we) got|do (?:i|we) have|are there|then|now|number|count))*\W*$/i;

const bare = (text: string) => text.replace(/[^\p{L}\p{N}\s'’-]/gu, ' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const without = (text: string, names: readonly string[]) =>
  names.reduce(
    (rest, name) =>
      rest.replace(
        new RegExp(
          `(?:\\b(?:in|on|at|of|for|from)\\s+)?(?:\\b(?:the|my|our)\\s+)?\\b${escaped(name)}(?:['’]?s)?(?!\\w)`,
          'i',
        ),
        ' ',
      ),
    text,
  );

/** The words of a text that name something recorded, or a room. */
function thingsIn(text: string, findings: readonly OwnFindingSummary[]): string[] {
  const rooms = text.toLowerCase().match(ROOMS) ?? [];
  const words = tokenise(text)
    .map(({ word }) => word)
    .filter((word) => findingsAbout(word, findings).length > 0);
  return [...new Set([...rooms, ...words])];
}

/** What a text says of which findings, each slot by its words. */
function slotsOf(text: string, projects: readonly OwnProject[], findings: readonly OwnFindingSummary[]) {
  const names = namesSaid(text, projects);
  const { state, words } = readState(without(text, names));
  const places = [...names, ...(state ? words : [])];
  let left = without(text, places);
  const slots: Slots = {
    places,
    days: [],
    order: [],
    rules: [],
    status: [],
    severities: [],
    trades: [],
    things: [],
  };
  for (const [slot, pattern] of SLOTS) {
    slots[slot] = left.match(pattern) ?? [];
    left = left.replace(pattern, ' ');
  }
  const trade = tradeSaid(left);
  slots.trades = trade === undefined ? [] : [trade];
  left = without(left, slots.trades);
  slots.things = thingsIn(left, findings);
  return { slots, rest: without(left, slots.things) };
}
type Slot = 'places' | 'days' | 'order' | 'rules' | 'status' | 'severities' | 'trades' | 'things';
type Slots = Record<Slot, string[]>;
const SLOTS: readonly (readonly [Slot, RegExp])[] = [
  ['days', DAYS_SAID],
  ['order', ORDER],
  ['rules', RULE],
  ['status', STATUS],
  ['severities', SEVERITY],
];

export interface ListAgain {
  /** The question that the list answers now. */
  text: string;
  aim: Aim;
}

/**
 * The question before with what this message changes of it, where the message says nothing else; undefined where it
 * isn't such a one.
 */
export function listGoesOn(
  message: string,
  { listAsked, aim }: Pick<Thread, 'listAsked' | 'aim'>,
  projects: readonly OwnProject[],
  findings: readonly OwnFindingSummary[],
): ListAgain | undefined {
  if (listAsked === '' || aim === null || !LISTS.has(aim)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const keeps = aim === 'own.first' || aim === 'own.summary' ? 'own.list' : aim;
  if (IN_ALL.test(message)) {
    const { places: _of, ...narrows } = slotsOf(bare(listAsked), projects, findings).slots;
    const narrowed = Object.values(narrows).some((words) => words.length > 0);
    return {
      text: narrowed ? 'how many findings' : 'how many findings across all my projects',
      aim: 'own.list',
    };
  }
  if (HOW_MANY.test(message)) return { text: listAsked, aim: keeps };
  if (asksForWhole(message)) return { text: 'list all findings', aim: 'own.list' };
  const leavesOut = LEAVES_OUT.test(message);
  const said = bare(leavesOut ? message.replace(LEAVES_OUT, '') : message)
    .replace(OPENS, ' ')
    .trim();
  const adds = ADDS.test(said);
  const { slots, rest } = slotsOf(said.replace(ADDS, ' '), projects, findings);
  const changes = (Object.keys(slots) as Slot[]).filter((slot) => slots[slot].length > 0);
  const unread = rest
    .replace(FILLS, ' ')
    .replace(/[\s'’-]+/g, ' ')
    .trim();
  if (changes.length === 0 || unread !== '') return undefined;
  const asked = bare(listAsked).replace(SPENT, ' ');
  // What is left out stands last: it is read to the end.
  const out = LEFT_OUT.exec(asked)?.[0] ?? '';
  const before = asked.replace(LEFT_OUT, ' ');
  if (leavesOut)
    return { text: joined(before, out === '' ? `but not ${said}` : `${out} ${said}`), aim: listed(keeps) };
  const then = slotsOf(before, projects, findings).slots;
  let kept = before;
  for (const slot of changes) {
    if (adds && slot !== 'order') continue;
    kept =
      slot === 'things'
        ? without(kept, then.things).replace(STOOD_FOR, ' ')
        : dropped(kept, slot, then[slot]);
  }
  const added = said
    .replace(ROOM_FIRST, 'in the ')
    .replace(/^(?=(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b)/i, 'in ');
  const turns: Aim = changes.includes('trades')
    ? 'own.trade'
    : changes.includes('order') || changes.includes('status')
      ? listed(keeps)
      : keeps;
  return { text: joined(kept, added, out), aim: turns };
}

const listed = (aim: Aim): Aim => (aim === 'own.when' || aim === 'own.trade' ? aim : 'own.list');
const joined = (...pieces: string[]) => pieces.join(' ').replace(/\s+/g, ' ').trim();
function dropped(text: string, slot: Slot, words: readonly string[]): string {
  const pattern = SLOTS.find(([name]) => name === slot)?.[1];
  return pattern ? text.replace(pattern, ' ') : without(text, words);
}
