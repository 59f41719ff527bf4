/** From mentions to a weight of evidence per defect. */
import { CLUES, type Clue } from './clues.ts';
import type { Mention, Reading } from './mentions.ts';

/** What meeting the terms of a clue in different clauses, or different sentences, leaves of its weight. */
const ACROSS_CLAUSES = 0.85;
const ACROSS_SENTENCES = 0.6;
/** Later sentences are rarely the complaint. */
const PER_SENTENCE = 0.9;
const LEAST_BY_POSITION = 0.6;
/** The best clue counts whole, the rest less and less: they mostly say the same thing. */
const SHARE_OF_NEXT = 0.25;
/** More groups than this are a hostile text. */
const MOST_GROUPS = 60;

type Strengths = Map<string, number>;

interface Group {
  said: Strengths;
  /** Everything that the sentence around a clause says: a spoiler there counts too. */
  around: Strengths;
}

function grouped(mentions: readonly Mention[], of: (mention: Mention) => number): Map<number, Strengths> {
  const groups = new Map<number, Strengths>();
  for (const mention of mentions) {
    const number = of(mention);
    let group = groups.get(number);
    if (group === undefined) {
      if (groups.size >= MOST_GROUPS) continue;
      group = new Map();
      groups.set(number, group);
    }
    const strength = mention.strength * Math.max(LEAST_BY_POSITION, PER_SENTENCE ** mention.sentence);
    if (strength > (group.get(mention.concept) ?? 0)) group.set(mention.concept, strength);
  }
  return groups;
}

/** How firmly a group meets all terms of a clue: the weakest of them. */
function met(clue: Clue, { said, around }: Group): number {
  let least = 1;
  for (const term of clue.terms) {
    let best = 0;
    for (const concept of term) best = Math.max(best, said.get(concept) ?? 0);
    if (best === 0) return 0;
    least = Math.min(least, best);
  }
  return clue.spoilers.some((spoiler) => around.has(spoiler)) ? 0 : least;
}

function groupsOf({ mentions }: Reading): { clauses: Group[]; sentences: Group[]; whole: Group } {
  const bySentence = grouped(mentions, (mention) => mention.sentence);
  const byClause = grouped(mentions, (mention) => mention.clause);
  const sentenceOf = new Map(mentions.map((mention) => [mention.clause, mention.sentence]));
  const nothing: Strengths = new Map();
  const all = grouped(mentions, () => 0).get(0) ?? nothing;
  return {
    clauses: [...byClause].map(([clause, said]) => ({
      said,
      around: bySentence.get(sentenceOf.get(clause) ?? 0) ?? said,
    })),
    sentences: [...bySentence.values()].map((said) => ({ said, around: said })),
    whole: { said: all, around: nothing },
  };
}

function shareOf(clue: Clue, { clauses, sentences, whole }: ReturnType<typeof groupsOf>): number {
  // Most clues fail here, which keeps a long text cheap.
  if (met(clue, whole) === 0) return 0;
  let share = 0;
  for (const group of clauses) share = Math.max(share, met(clue, group));
  for (const group of sentences) share = Math.max(share, ACROSS_CLAUSES * met(clue, group));
  return Math.max(share, ACROSS_SENTENCES * met(clue, { said: whole.said, around: whole.said }));
}

/** Weight of evidence per defect; only those with any. */
export function weigh(reading: Reading): Map<string, number> {
  const groups = groupsOf(reading);
  const weights = new Map<string, number>();
  for (const { defectId, clues } of CLUES) {
    const found = clues
      .map((clue) => clue.weight * shareOf(clue, groups))
      .filter((weight) => weight > 0)
      .sort((a, b) => b - a);
    if (found.length > 0)
      weights.set(
        defectId,
        found.slice(0, 4).reduce((total, weight, place) => total + weight * SHARE_OF_NEXT ** place, 0),
      );
  }
  return weights;
}
