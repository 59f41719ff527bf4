/** A short message that narrows or turns the list before it: 'and in October?', 'only the high ones', 'and at Mum’s'. */
import { tokenise } from '@plumbline/knowledge/language';
import type { OwnFindingSummary, OwnProject } from '../account-data.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { DAYS_SAID } from './days-said.ts';
import { ROOMS } from './entities.ts';
import { findingsAbout, namesSaid } from './meant.ts';

const MOST_WORDS = 9;
const LISTS: ReadonlySet<Aim> = new Set(['own.list', 'own.when', 'own.first', 'own.review', 'own.summary']);

const OPENS =
  /^\W*(?:(?:and|ok(?:ay)?|so|now|then|what about|how about|what of|or|also|but|just|only|actually|sorry|wait|no|nah|i mean(?:t)?|show(?: me)?|list|give me|gimme|let'?s see)\b[\s,:-]*)+/i;
/** What says nothing beside the slot: 'the', 'ones', 'how many of those are'. */
const FILLS =
  /\b(?:the|an?|my|our|any|anything|all|ones?|things?|stuff|findings?|issues?|defects?|problems?|items?|just|only|please|instead|too|though|then|there|how many(?: of (?:those|these|them))?|which(?: ones)?(?: of (?:those|these|them))?|what(?:'?s| is| are)?|of (?:those|these|them)|is|are|was|were|that|in|at|on|from|for|of|with|show(?: me)?|me|list|about|and|or|found|recorded|logged|rated|got|do (?:i|we) have|have (?:i|we) got)\b/gi;

const SEVERITY =
  /\b(?:criticals?|highs?|mediums?|moderate|lows?|minor|serious|urgent|dangerous|(?:or|and) (?:worse|above|up|higher))\b/gi;
const RULE =
  /\b(?:(?:non|not)[- ]?compl(?:iant|ying)|complian(?:t|ce)|compl(?:y|ies|ying)|undetermined|undecided|fail(?:s|ed|ing)?|pass(?:es|ed|ing)?)\b/gi;
const SPENT = /\b(?:just|only|instead|of (?:those|these|them))\b/gi;
/** What stood for a thing that another one takes the place of. */
const STOOD_FOR = /\b(?:it|that|this)\b/gi;
const ROOM_FIRST = new RegExp(`^(?:(?:in|at|on) )?(?:the )?(?=${ROOMS.source})`, 'i');

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

/**
 * The question before with what this message changes of it, where the message says nothing else; undefined where it
 * isn't such a one.
 */
export function listGoesOn(
  message: string,
  { listAsked, aim }: Pick<Thread, 'listAsked' | 'aim'>,
  projects: readonly OwnProject[],
  findings: readonly OwnFindingSummary[],
): string | undefined {
  if (listAsked === '' || aim === null || !LISTS.has(aim)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const said = bare(message).replace(OPENS, ' ').trim();
  const names = namesSaid(said, projects);
  const ofProject = without(said, names);
  const { state, words: stateWords } = readState(ofProject);
  const ofPlaces = state ? without(ofProject, [...stateWords]) : ofProject;
  const ofDays = ofPlaces.replace(DAYS_SAID, ' ');
  const ofRules = ofDays.replace(RULE, ' ');
  const ofSeverity = ofRules.replace(SEVERITY, ' ');
  const things = thingsIn(ofSeverity, findings);
  const rest = without(ofSeverity, things)
    .replace(FILLS, ' ')
    .replace(/[\s'’-]+/g, ' ')
    .trim();
  const place = ofProject !== said || ofPlaces !== ofProject;
  const changed = place || ofSeverity !== ofPlaces || things.length > 0;
  if (!changed || rest !== '') return undefined;
  let kept = bare(listAsked).replace(SPENT, ' ');
  if (place) kept = without(kept, [...namesSaid(kept, projects), ...readState(kept).words]);
  if (ofDays !== ofPlaces) kept = kept.replace(DAYS_SAID, ' ');
  if (ofRules !== ofDays) kept = kept.replace(RULE, ' ');
  if (ofSeverity !== ofRules) kept = kept.replace(SEVERITY, ' ');
  if (things.length > 0) kept = without(kept, thingsIn(kept, findings)).replace(STOOD_FOR, ' ');
  const added = said
    .replace(ROOM_FIRST, 'in the ')
    .replace(/^(?=(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b)/i, 'in ');
  return `${kept} ${added}`.replace(/\s+/g, ' ').trim();
}
