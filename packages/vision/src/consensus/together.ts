/**
 * One answer of all photos of one finding.
 *
 * Photos of one place are no independent voices: the same engine errs on all of them in the same way. So each engine
 * keeps one voice, the weighted mean of what it said of each photo, and only then are the engines pooled as for one
 * photo. A mean is never surer than the surest photo, however many there are. A photo weighs by how plainly it shows
 * damage: a close-up of it more than an overview that shows nothing, which is no evidence that nothing is there.
 */
import { type AnalysisContext, FAMILIES, type Family, type Measurement } from '@plumbline/knowledge';
import { atMost } from '@plumbline/knowledge/measurements';
import type { Consensus, Opinion, Vote } from '../panel.ts';
import { readsWords } from './agreement.ts';
import { combine } from './combine.ts';
import { complete, poolFamilies } from './opinion-pool.ts';
import { strongest } from './says.ts';
import type { ConsensusWeights } from './weights.ts';

/** The votes on one photo of a finding. */
export interface PhotoVotes {
  votes: readonly Vote[];
}

export interface Together {
  consensus: Consensus;
  /** One vote for each engine, of all photos. */
  votes: Vote[];
  /** How much each photo weighs, in the order given; together 1. */
  shares: number[];
  /** The photo that shows best what was found: its place in the list. */
  best: number;
}

/** A photo that shows nothing at all still counts this much, so that photos of a sound wall are heard. */
const LEAST = 0.01;
/** A photo that is this sure of damage isn't outvoted by any number of photos that show none. */
const PLAINLY = 0.6;

const NOTHING_SEEN = { ...complete({}), normal: 0.5, not_building: 0.5 };

/** How plainly a photo shows damage to a building, 0 to 1. */
function damageIn({ votes }: PhotoVotes, weights: ConsensusWeights): number {
  const seen =
    poolFamilies(
      votes.filter((vote) => !readsWords(vote)),
      weights,
    ) ?? NOTHING_SEEN;
  return Math.max(0, 1 - seen.normal - seen.not_building);
}

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

/** What some engines' numbers come to, each photo weighing its share. */
function meanOf<K extends string>(
  names: readonly K[],
  opinions: readonly { of: (name: K) => number; share: number }[],
): Record<K, number> {
  const all = total(opinions.map(({ share }) => share));
  const mean = (name: K) => total(opinions.map(({ of, share }) => (share / all) * of(name)));
  return Object.fromEntries(names.map((name) => [name, mean(name)])) as Record<K, number>;
}

/** The widest of each measurement: of a hazard nothing is lost by another photo. */
function widest(opinions: readonly Opinion[]): Measurement[] {
  const kept = new Map<string, Measurement>();
  for (const one of opinions.flatMap(({ measurements }) => measurements)) {
    const key = `${one.attribute}|${one.unit}|${one.origin}`;
    const there = kept.get(key);
    if (!there || atMost(one) > atMost(there)) kept.set(key, one);
  }
  return [...kept.values()];
}

interface Weighed {
  vote: Vote;
  opinion: Opinion;
  share: number;
}

/** What one engine says of all photos: the mean of its words on each, told by the photo that weighs most. */
function oneOpinion(heard: readonly Weighed[]): Opinion {
  const [first] = heard.toSorted((one, other) => other.share - one.share);
  if (!first) throw new Error('An engine that is heard has an opinion');
  const named = FAMILIES.filter((family) =>
    heard.some(({ opinion }) => opinion.families[family] !== undefined),
  );
  const saying = heard
    .filter(({ opinion }) => Object.keys(opinion.families).length > 0)
    .map(({ opinion, share }) => {
      const families = complete(opinion.families);
      return { of: (family: Family) => families[family], share };
    });
  const defects = [...new Set(heard.flatMap(({ opinion }) => Object.keys(opinion.defects)))];
  const naming = heard.map(({ opinion, share }) => ({ of: (id: string) => opinion.defects[id] ?? 0, share }));
  const opinions = heard.map(({ opinion }) => opinion);
  return {
    ...first.opinion,
    families: meanOf(named, saying),
    defects: meanOf(defects, naming),
    recommendations: [...new Set(opinions.flatMap(({ recommendations }) => recommendations))],
    measurements: widest(opinions),
  };
}

/** What is small on one photo fills another: of these the largest counts. */
const WORST = ['damaged', 'stained', 'holed', 'bars', 'fallen'] as const;

/** The worst that an engine said of any photo, of each that it told of at all. */
function worstOf(votes: readonly Vote[]): Pick<Opinion, (typeof WORST)[number]> {
  const told = WORST.flatMap((name) => {
    const values = votes.flatMap(({ status, opinion }) =>
      status === 'voted' ? (opinion?.[name] ?? []) : [],
    );
    return values.length > 0 ? [[name, Math.max(...values)]] : [];
  });
  return Object.fromEntries(told);
}

/**
 * One engine's votes on some photos as one vote. Where it failed on some, the others stand for it. `all`: its votes on
 * every photo; a danger that only one shows isn't lost with those that don't decide.
 */
function oneVote(votes: readonly Vote[], shares: readonly number[], all: readonly Vote[]): Vote {
  const heard = votes.flatMap((vote, at): Weighed[] =>
    vote.status === 'voted' && vote.opinion ? [{ vote, opinion: vote.opinion, share: shares[at] ?? 0 }] : [],
  );
  const [first] = votes;
  if (!first) throw new Error('An engine that was asked has a vote');
  const elapsedMs = total(votes.map((vote) => vote.elapsedMs));
  if (heard.length === 0) return { ...first, elapsedMs };
  const { vote } = heard.reduce((most, one) => (one.share > most.share ? one : most));
  // Words are the same beside every photo.
  if (readsWords(first)) return { ...vote, elapsedMs };
  const { says: _, confidence: __, ...rest } = vote;
  const merged: Vote = { ...rest, opinion: { ...oneOpinion(heard), ...worstOf(all) }, elapsedMs };
  return { ...merged, ...strongest(merged) };
}

/** Whether an answer is of damage at all. */
const isDefect = ({ outcome }: Pick<Consensus, 'outcome'>) => outcome === 'defect';

/**
 * Makes one answer of the votes on several photos of one finding, which are at least one. Agreement counts engines,
 * never a photo. How sure it is goes by the calibration of single photos: what that is worth on several wasn't measured.
 */
export function combineTogether(
  photos: readonly PhotoVotes[],
  context: AnalysisContext,
  weights: ConsensusWeights,
): Together {
  const damage = photos.map((photo) => damageIn(photo, weights));
  const raw = damage.map((share) => Math.max(LEAST, share ** 2));
  const shares = raw.map((weight) => weight / total(raw));
  const joined = (some: readonly PhotoVotes[], of: readonly number[]) => {
    const ids = [...new Set(some.flatMap(({ votes }) => votes.map(({ engineId }) => engineId)))];
    return ids.map((id) => {
      const cast = some.map(({ votes }) => votes.find(({ engineId }) => engineId === id));
      const there = cast.flatMap((vote, at) => (vote ? [{ vote, share: of[at] ?? 0 }] : []));
      return oneVote(
        there.map(({ vote }) => vote),
        there.map(({ share }) => share),
        photos.flatMap((photo) => photo.votes.filter(({ engineId }) => engineId === id)),
      );
    });
  };
  const votes = joined(photos, shares);
  const consensus = combine(votes, context, weights);
  const best = bestFor(consensus, photos, damage, weights);
  const strongestAt = damage.indexOf(Math.max(...damage));
  const plainest = photos[strongestAt];
  if (isDefect(consensus) || !plainest || (damage[strongestAt] ?? 0) < PLAINLY)
    return { consensus, votes, shares, best };
  // Photos that show nothing don't outvote the one that shows it: without them, the plain ones decide.
  const plain = photos.filter((_, at) => (damage[at] ?? 0) >= PLAINLY);
  const ofPlain = joined(
    plain,
    damage.filter((share) => share >= PLAINLY),
  );
  const decided = combine(ofPlain, context, weights);
  const alone = isDefect(decided) ? ofPlain : joined([plainest], [1]);
  const answer = isDefect(decided) ? decided : combine(alone, context, weights);
  return isDefect(answer)
    ? { consensus: answer, votes: alone, shares, best: strongestAt }
    : { consensus, votes, shares, best };
}

/** The photo on which what was found stands out most; without an answer, the one that shows most. */
function bestFor(
  { outcome, family }: Consensus,
  photos: readonly PhotoVotes[],
  damage: readonly number[],
  weights: ConsensusWeights,
): number {
  const shown = photos.map(({ votes }, at) => {
    const seen = poolFamilies(
      votes.filter((vote) => !readsWords(vote)),
      weights,
    );
    return outcome === 'defect' && family !== null && seen ? seen[family] : (damage[at] ?? 0);
  });
  return shown.indexOf(Math.max(...shown));
}
