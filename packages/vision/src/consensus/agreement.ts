/** How many opinions there are and how many agree: what reads only the person's words counts once (decision 39). */
import { FAMILY_NAMES, type Family, findDefectName } from '@plumbline/knowledge';
import { familiesDenied } from '@plumbline/knowledge/language';
import { saysCrack } from '@plumbline/knowledge/materials';
import type { Agreement, Vote } from '../panel.ts';
import type { Decision } from './decide.ts';
import { type Answered, saidBy, supports } from './says.ts';

/** Engines that look at what was said and not at the photo. */
export const readsWords = ({ family }: Pick<Vote, 'family'>) => family === 'words' || family === 'rules';

const YOUR_WORDS = 'your words';

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A vote of another system, which came without its figures: only what it says is known. */
const isBrought = ({ status, says, opinion }: Vote): boolean =>
  status === 'voted' &&
  says !== undefined &&
  opinion !== undefined &&
  Object.keys(opinion.families).length + Object.keys(opinion.defects).length === 0;

/** Whether the words deny what is answered: they name its kind only to say that it isn't one. */
export function areDenying(description: string, { family, defectId }: Answered): boolean {
  const looks: readonly Family[] = defectId === null ? (family ? [family] : []) : looksOf(defectId);
  const denied = looks.length > 0 ? familiesDenied(description) : undefined;
  return denied !== undefined && looks.every((look) => denied.has(look));
}

const looksOf = (defectId: string): readonly Family[] => findDefectName(defectId)?.families ?? [];

/**
 * Whether the words agree. The reader of words speaks for them; the numbers in them speak where it says nothing, or where
 * nothing else bears the answer out. Words that deny it never agree.
 */
function wordsAgree(
  words: readonly Vote[],
  decision: Answered,
  description: string,
  isSeen: boolean,
): boolean {
  if (!words.some((vote) => saidBy(vote) !== undefined) || areDenying(description, decision)) return false;
  if (decision.family === 'crack' && saysCrack(description)) return true;
  const reader = words.find((vote) => vote.family === 'words' && saidBy(vote) !== undefined);
  return (reader && isSeen ? [reader] : words).some((vote) => supports(vote, decision));
}

/** What the votes come down to, in figures and in one sentence that stands wherever the answer does. */
export function agreementOf(
  votes: readonly Vote[],
  decision: Answered & Pick<Decision, 'title'>,
  description = '',
): Agreement {
  const brought = votes.filter(isBrought);
  const photo = votes.filter((vote) => !readsWords(vote));
  const words = votes.filter(readsWords);
  const given = photo.filter((vote) => saidBy(vote) !== undefined);
  const spoke = words.some((vote) => saidBy(vote) !== undefined);
  const seen = given.filter((vote) => supports(vote, decision));
  const said = wordsAgree(words, decision, description, seen.length > 0);
  const level = levelOf(seen, said, decision);
  seen.push(...brought.filter(({ says }) => says === decision.title));
  const opinions = given.length + brought.length + (spoke ? 1 : 0);
  const agreeing = seen.length + (said ? 1 : 0);
  const asked = photo.length + (words.length > 0 ? 1 : 0);
  const basis =
    seen.length > 0 ? (said ? ('both' as const) : ('photo' as const)) : said ? ('words' as const) : null;
  const who = [...seen.map(({ engineName }) => engineName), ...(said ? namesOf(words) : [])];
  const text = textOf({ asked, opinions, agreeing, basis }, level, who, decision.title);
  return { asked, opinions, agreeing, basis, text, ...sureOf(level, decision) };
}

/** Who speaks for the words: where their reader has no opinion, whoever read the measures in them, by the name of its vote. */
function namesOf(words: readonly Vote[]): string[] {
  const told = words.filter((vote) => saidBy(vote) !== undefined);
  return told.some(({ family }) => family === 'words')
    ? [YOUR_WORDS]
    : told.map(({ engineName }) => engineName);
}

/** On what they agree: the answer itself, its kind alone, or only that something is wrong. */
type Level = 'answer' | 'kind' | 'damage';

function levelOf(seen: readonly Vote[], said: boolean, { defectId, group }: Answered): Level {
  const told = seen.flatMap((vote) => saidBy(vote) ?? []);
  if (group) {
    const kinds = new Set(told.map(({ family, defectId: id }) => family ?? (id && looksOf(id)[0])));
    return kinds.size > 1 ? 'damage' : 'answer';
  }
  const isNamed = told.some((one) => one.defectId === defectId);
  return defectId !== null && said && seen.length > 0 && !isNamed ? 'kind' : 'answer';
}

/** A figure is of what the photo was read for: where only the words give the rest of the name, it is of the kind alone. */
const sureOf = (level: Level, { family }: Answered): Pick<Agreement, 'sureOf'> =>
  level === 'kind' && family !== null ? { sureOf: FAMILY_NAMES[family] } : {};

function textOf(
  { opinions, agreeing, basis }: Omit<Agreement, 'text' | 'sureOf'>,
  level: Level,
  who: readonly string[],
  title: string,
): string {
  if (opinions === 0) return 'No check gave an opinion.';
  if (basis === null)
    return opinions === 1
      ? '1 check gave an opinion. It isn’t enough.'
      : `${opinions} checks gave an opinion. They aren’t enough.`;
  if (basis === 'words') return 'Your words alone: no check of the photo bears this out.';
  // One opinion agrees with nothing but itself.
  if (opinions === 1) return `Only one check gave an opinion: ${listOf(who)}.`;
  const count = `${agreeing} of ${opinions} opinions`;
  if (level === 'damage') return `${count} see something wrong, not the same kind: ${listOf(who)}.`;
  if (level === 'kind')
    return `${count} agree on the kind: ${listOf(who)}. Only your words name it ‘${title}’.`;
  // Nor does one that others don’t share.
  return agreeing === 1
    ? `1 of ${opinions} opinions says so: ${listOf(who)}.`
    : `${count} agree: ${listOf(who)}.`;
}
