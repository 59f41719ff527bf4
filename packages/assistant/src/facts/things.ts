/**
 * The things that facts are of, and where a message names them. The parts of a house stand in one vocabulary of their
 * own (`src/things`); here stand those that are finer than a part, and works and troubles that are asked of by name.
 */
import { type Named, namedOf, type PartId, partsIn, type Span } from '../things/house-parts.ts';
import { beginningsIn, beginningsOfNames, patternOf, wordsOfNames } from './name-pattern.ts';
import { THINGS_OF_APPROVALS } from './things-of-approvals.ts';
import { THINGS_OF_BUYING } from './things-of-buying.ts';
import { THINGS_OF_CONTRACTS } from './things-of-contracts.ts';
import { THINGS_OF_EVIDENCE } from './things-of-evidence.ts';
import { THINGS_OF_FABRIC } from './things-of-fabric.ts';
import { THINGS_OF_JOBS } from './things-of-jobs.ts';
import { THINGS_OF_LININGS } from './things-of-linings.ts';
import { THINGS_OF_MASONRY } from './things-of-masonry.ts';
import { THINGS_OF_MONEY } from './things-of-money.ts';
import { THINGS_OF_OUTSIDE } from './things-of-outside.ts';
import { THINGS_OF_PEOPLE } from './things-of-people.ts';
import { THINGS_OF_PERMITS } from './things-of-permits.ts';
import { THINGS_OF_PLUMBING } from './things-of-plumbing.ts';
import { THINGS_OF_PROCESS } from './things-of-process.ts';
import { THINGS_OF_RENTALS } from './things-of-rentals.ts';
import { THINGS_OF_ROOFING } from './things-of-roofing.ts';
import { THINGS_OF_ROOFS } from './things-of-roofs.ts';
import { THINGS_OF_ROOMS } from './things-of-rooms.ts';
import { THINGS_OF_SAFETY } from './things-of-safety.ts';
import { THINGS_OF_SERVICES } from './things-of-services.ts';
import { THINGS_OF_SITES } from './things-of-sites.ts';
import { THINGS_OF_STAIRS } from './things-of-stairs.ts';
import { THINGS_OF_STRATA } from './things-of-strata.ts';
import { THINGS_OF_TILING } from './things-of-tiling.ts';
import { THINGS_OF_TIMBER } from './things-of-timber.ts';
import { THINGS_OF_UPKEEP } from './things-of-upkeep.ts';
import { THINGS_OF_WET_AREAS } from './things-of-wet-areas.ts';

const NAMES = {
  ...THINGS_OF_BUYING,
  ...THINGS_OF_UPKEEP,
  ...THINGS_OF_PERMITS,
  ...THINGS_OF_JOBS,
  ...THINGS_OF_MASONRY,
  ...THINGS_OF_ROOFING,
  ...THINGS_OF_TILING,
  ...THINGS_OF_LININGS,
  ...THINGS_OF_STAIRS,
  ...THINGS_OF_TIMBER,
  ...THINGS_OF_FABRIC,
  ...THINGS_OF_ROOFS,
  ...THINGS_OF_WET_AREAS,
  ...THINGS_OF_ROOMS,
  ...THINGS_OF_SERVICES,
  ...THINGS_OF_PLUMBING,
  ...THINGS_OF_SAFETY,
  ...THINGS_OF_SITES,
  ...THINGS_OF_OUTSIDE,
  ...THINGS_OF_CONTRACTS,
  ...THINGS_OF_MONEY,
  ...THINGS_OF_RENTALS,
  ...THINGS_OF_APPROVALS,
  ...THINGS_OF_PEOPLE,
  ...THINGS_OF_STRATA,
  ...THINGS_OF_EVIDENCE,
  ...THINGS_OF_PROCESS,
};

export type ThingId = keyof typeof NAMES | PartId;

const PATTERNS = Object.entries(NAMES).map(([id, names]) => ({
  id: id as ThingId,
  said: new RegExp(`\\b(?:${patternOf(names)})(?![\\w’'])`, 'gi'),
  beginnings: [...beginningsOfNames(names)],
}));

/** Words of the names, which misspelt ones are brought to. */
export const WORDS_OF_THINGS: ReadonlySet<string> = new Set(Object.values(NAMES).flatMap(wordsOfNames));

/** They only share a word with a thing, which isn't asked of: salts on a wall are no deposit of money. */
const APART: ReadonlySet<ThingId> = new Set<ThingId>([
  'house_deposit',
  'deposit_back',
  'no_deposit',
  'other_law',
]);

export interface ThingSpan extends Span {
  id: ThingId;
}

/** Two names for the same words, which the longer one holds, stand beside each other: either may be asked of. */
export interface ThingNamed extends Named<ThingSpan> {
  /** Every thing that these words name, the longest name first. */
  ids: readonly ThingId[];
}

/** 'In the shower', 'under a floor' is where something else is; 'of' and 'for' lead to what is asked of. */
const PLACE =
  /\b(?:in|into|inside|on|onto|at|by|near|under|underneath|beneath|behind|over|above|below|beside|along|across|around|round|next to|against|from|off|through|thru|to|between|towards?|opposite|outside|past|with|after|before|since)\W+(?:(?:the|a|an|my|our|your|this|that|its|any|new|old|each|every|one|both|all|main|normal|standard|typical|existing|house|home|timber|tiled|concrete|brick)\W+)*$/i;

/** All names in a message, one within another as well. */
function spansIn(message: string): ThingSpan[] {
  const begun = beginningsIn(message);
  const own = PATTERNS.filter(({ beginnings }) => beginnings.some((one) => begun.has(one))).flatMap(
    ({ id, said }) =>
      [...message.matchAll(said)].map((found) => ({
        id,
        start: found.index,
        end: found.index + found[0].length,
      })),
  );
  // A name of its own is more particular than the part that it is one of: a footing is no stump.
  const parts = partsIn(message)
    .map(({ part, start, end }) => ({ id: part.id, start, end }))
    .filter(({ start, end }) => !own.some((one) => one.start === start && one.end === end));
  return [...own, ...parts];
}

const lengthOf = ({ start, end }: Span) => end - start;
const isWithin = (one: Span, other: Span) => one.start >= other.start && one.end <= other.end;

/** A deck post is a post and no deck. */
const onlySaysWhich = (message: string, inner: Span, outer: Span) =>
  inner.start === outer.start && ONE_WORD.test(message.slice(inner.end, outer.end));
const ONE_WORD = /^[ -][\p{L}’']+$/u;

/** The things that a message names, in their order. One message is read several times on the way to its answer. */
export function thingsIn(message: string): readonly ThingNamed[] {
  const before = READ.get(message);
  if (before) return before;
  if (READ.size >= MOST_READ) READ.clear();
  const named = readThings(message);
  READ.set(message, named);
  return named;
}
const READ = new Map<string, readonly ThingNamed[]>();
const MOST_READ = 100;

function readThings(message: string): ThingNamed[] {
  const all = spansIn(message).sort((one, other) => lengthOf(other) - lengthOf(one));
  const outer: ThingSpan[] = [];
  for (const span of all)
    if (!outer.some((one) => span.start < one.end && one.start < span.end)) outer.push(span);
  outer.sort((one, other) => one.start - other.start);
  return namedOf(message, outer, PLACE).map((named) => ({
    ...named,
    ids: APART.has(named.of.id)
      ? [named.of.id]
      : [
          ...new Set(
            all
              .filter((span) => isWithin(span, named.of) && !onlySaysWhich(message, span, named.of))
              .map(({ id }) => id),
          ),
        ],
  }));
}
