/** The table of facts by thing and aspect, and how a row of it is told. */
import type { Part } from '../compose/part.ts';
import { LIKELY, TRADE_KNOWLEDGE } from '../compose/plain-topic.ts';
import { rowsNamed } from '../corpus.ts';
import { type Fact, listOf } from './fact.ts';
import { FACTS_OF_APPROVALS } from './facts-of-approvals.ts';
import { FACTS_OF_BUYING } from './facts-of-buying.ts';
import { FACTS_OF_CONTRACTS } from './facts-of-contracts.ts';
import { FACTS_OF_EVIDENCE } from './facts-of-evidence.ts';
import { FACTS_OF_FABRIC } from './facts-of-fabric.ts';
import { FACTS_OF_JOBS } from './facts-of-jobs.ts';
import { FACTS_OF_LININGS } from './facts-of-linings.ts';
import { FACTS_OF_MASONRY } from './facts-of-masonry.ts';
import { FACTS_OF_MONEY } from './facts-of-money.ts';
import { FACTS_OF_OPENINGS } from './facts-of-openings.ts';
import { FACTS_OF_OUTSIDE } from './facts-of-outside.ts';
import { FACTS_OF_PEOPLE } from './facts-of-people.ts';
import { FACTS_OF_PERMITS } from './facts-of-permits.ts';
import { FACTS_OF_PLUMBING } from './facts-of-plumbing.ts';
import { FACTS_OF_PROCESS } from './facts-of-process.ts';
import { FACTS_OF_RENTALS } from './facts-of-rentals.ts';
import { FACTS_OF_ROOFING } from './facts-of-roofing.ts';
import { FACTS_OF_ROOFS } from './facts-of-roofs.ts';
import { FACTS_OF_ROOMS } from './facts-of-rooms.ts';
import { FACTS_OF_SAFETY } from './facts-of-safety.ts';
import { FACTS_OF_SERVICES } from './facts-of-services.ts';
import { FACTS_OF_SITES } from './facts-of-sites.ts';
import { FACTS_OF_STAIRS } from './facts-of-stairs.ts';
import { FACTS_OF_STATES } from './facts-of-states.ts';
import { FACTS_OF_STRATA } from './facts-of-strata.ts';
import { FACTS_OF_TILING } from './facts-of-tiling.ts';
import { FACTS_OF_TIMBER } from './facts-of-timber.ts';
import { FACTS_OF_UPKEEP } from './facts-of-upkeep.ts';
import { FACTS_OF_WET_AREAS } from './facts-of-wet-areas.ts';
import { sumStated, toldOfSum } from './sums.ts';

export const FACTS: readonly Fact[] = [
  ...FACTS_OF_FABRIC,
  ...FACTS_OF_ROOFS,
  ...FACTS_OF_WET_AREAS,
  ...FACTS_OF_ROOMS,
  ...FACTS_OF_SERVICES,
  ...FACTS_OF_PLUMBING,
  ...FACTS_OF_SAFETY,
  ...FACTS_OF_SITES,
  ...FACTS_OF_OUTSIDE,
  ...FACTS_OF_CONTRACTS,
  ...FACTS_OF_MONEY,
  ...FACTS_OF_STRATA,
  ...FACTS_OF_RENTALS,
  ...FACTS_OF_APPROVALS,
  ...FACTS_OF_PEOPLE,
  ...FACTS_OF_EVIDENCE,
  ...FACTS_OF_PROCESS,
  ...FACTS_OF_OPENINGS,
  ...FACTS_OF_TIMBER,
  ...FACTS_OF_STAIRS,
  ...FACTS_OF_LININGS,
  ...FACTS_OF_TILING,
  ...FACTS_OF_ROOFING,
  ...FACTS_OF_MASONRY,
  ...FACTS_OF_BUYING,
  ...FACTS_OF_UPKEEP,
  ...FACTS_OF_STATES,
  ...FACTS_OF_PERMITS,
  ...FACTS_OF_JOBS,
];

/** How well a row of the table supports an answer. */
const SUPPORT = 0.85;

/** A fact as it is told, with where it comes from and how sure it is; first what holds for a sum that the message states. */
export function factParts(fact: Fact, message = ''): Part[] {
  if ('held' in fact)
    return rowsNamed(...fact.held).map((row) => ({ text: row.text, rows: [row], support: SUPPORT }));
  const { answer, source, confidence, rows = [] } = fact;
  const sum = sumStated(message);
  const lead = sum === undefined ? '' : toldOfSum(fact, sum);
  const told = `${lead}${answer}${source === undefined ? '' : ` Source: ${source}.`}`;
  const text = confidence === 'trade' ? `${told}\n\n${TRADE_KNOWLEDGE}` : `${told} ${LIKELY}`;
  return [{ text, rows: rowsNamed(...rows), support: SUPPORT }];
}

/** What a row is called in sets and tests: its first thing and aspect, what stands beside it, and its state. */
export const nameOfFact = ({ thing, aspect, of = [], state }: Fact): string =>
  [
    `${listOf(thing)[0]} ${listOf(aspect)[0]}`,
    ...of.map((other) => `of ${other}`),
    ...(state ? [`in ${state}`] : []),
  ].join(' ');
