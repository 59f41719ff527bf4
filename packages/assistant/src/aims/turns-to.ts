/** A message that turns to another of the user's projects without naming it: 'and in D?', 'the other lot', 'no, my own place'. */
import type { OwnProject } from '../account-data.ts';
import type { Question } from '../question/read-question.ts';
import type { Aim } from './aims.ts';

const BY_LETTER =
  /^\W*(?:(?:and|ok|so|now|what about|how about|what of)\s+)?(?:(?:in|at|for|on)\s+)?(?:the\s+)?(?:(?:block|building|tower|duplex|stage|unit|house|villa|lot)\s+)?([a-h])(?=\s*(?:[,?!.]|$))/i;
const THE_OTHER =
  /\bthe other (?:lot|project|job|house|site|block|unit|place|building|property|villa|duplex|flat|apartment)\b/i;
const NEXT_DOOR = /\b(?:the )?(?:(?:one|lot|house|place|job|site|unit) )?next ?door\b/i;
const ONES_OWN = /\b(?:my|our) own (?:place|house|home|one|unit|flat|job|apartment)\b/i;
const MOST_WORDS = 14;

/** Words that a project shares with those beside it: 'Lot' of 'Lot 9 Clyde North'. */
const KIND = /\b(?:lot|block|building|tower|duplex|stage|unit|house|villa|townhouse|flat|apartment)\b/gi;
const kindsOf = ({ name }: OwnProject) => new Set((name.match(KIND) ?? []).map((word) => word.toLowerCase()));
const streetOf = ({ address }: OwnProject) => address.replace(/^[\s\w]*?\d+\w*\s+/, '').toLowerCase();

/** The letter that tells a project from those beside it: 'b' of 'Duplex B'. */
export const letterOf = ({ name }: Pick<OwnProject, 'name'>): string | undefined =>
  (
    /\b(?:block|building|tower|duplex|stage|unit|house|villa|lot) ([a-h])\b/i.exec(name)?.[1] ??
    /\b[a-z]{3,} ([a-h])$/i.exec(name)?.[1]
  )?.toLowerCase();

interface Turn {
  /** The words that stand for it in the message. */
  words: string;
  /** The projects that may be meant: one, or several of which nobody can tell. */
  meant: readonly OwnProject[];
}

/** The project that a message turns to from the one that is spoken of; undefined where it turns to none. */
export function turnsTo(
  message: string,
  spokenOf: OwnProject | null | undefined,
  projects: readonly OwnProject[],
): Turn | undefined {
  if (!spokenOf || projects.length < 2 || message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const others = projects.filter(({ id }) => id !== spokenOf.id);
  const letter = BY_LETTER.exec(message);
  if (letter?.[1]) {
    const meant = projects.filter((each) => letterOf(each) === letter[1]?.toLowerCase());
    return meant.length === 1 ? { words: letter[1], meant } : undefined;
  }
  const beside = NEXT_DOOR.exec(message);
  if (beside) {
    const meant = others.filter((each) => streetOf(each) !== '' && streetOf(each) === streetOf(spokenOf));
    return meant.length > 0 ? { words: beside[0], meant } : undefined;
  }
  const other = THE_OTHER.exec(message);
  if (other) {
    const kind = other[0].split(' ').at(-1)?.toLowerCase() ?? '';
    const alike = others.filter((each) => kindsOf(each).has(kind));
    return { words: other[0], meant: alike.length > 0 ? alike : others };
  }
  const own = ONES_OWN.exec(message);
  return own ? { words: own[0], meant: others } : undefined;
}

const WHO = /\bwho\b|\b(?:which|what) (?:trades?|tradies)\b/i;
const OF_LAW =
  /\b(?:pays?|complain\w*|built|regulator|tribunal|owns?|liable|responsib\w*|inspects?|council)\b/i;
const ONE_OF_IT = /\bones?\b|\b(?:it|that|this|them)\b/i;
const WORRIES = /\b(?:worr(?:y|ied)|concern\w*|lose sleep)\b/i;
const SHOWS_PHOTOS = /\b(?:show|list|see|any|what|which)\b.*\b(?:photos?|pics?|pictures?)\b/i;

/** What is wanted of a project that is named and no defect with it: its trades, or what its photos show. */
export function wantedOfJob(message: string, { defectIds, subject }: Question): Aim | undefined {
  if (defectIds.length > 0 || subject.length > 3 || ONE_OF_IT.test(message)) return undefined;
  if (WHO.test(message) && !OF_LAW.test(message)) return 'own.trade';
  if (WORRIES.test(message) && !/\bhow\b/i.test(message)) return 'own.first';
  return SHOWS_PHOTOS.test(message) && !/\bhow\b|\bcan i\b/i.test(message) ? 'own.list' : undefined;
}

/** A message with the name of the project in the place of the words that stand for it. */
export const withTurn = (text: string, words: string, name: string): string => {
  const at = text
    .toLowerCase()
    .indexOf(words.toLowerCase(), words.length === 1 ? text.search(/\b[a-h]\b/i) : 0);
  return `${text.slice(0, at)}${name}${text.slice(at + words.length)}`;
};
