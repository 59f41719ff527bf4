/** Puts the rules' reading and the model's together. Either may warn; the model hushes only what it finds harmless. */
import { ALERT_KINDS, type AlertKind } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { hazardsIn, type Told } from './matching.ts';
import { type Opinion, opinionOf } from './model/opinion.ts';
import { PARSED } from './parsed-rules.ts';
import type { Reading } from './reading.ts';

/** Chances from which the model is followed; `train:hazards` shows what each choice costs. */
export interface Thresholds {
  /** From here on the model warns by itself, of the likeliest kind. */
  warns: number;
  /** If that kind is at least this likely. */
  leastKind: number;
  /** Other kinds that are this likely, measured by the likeliest, are warned of too. */
  nearlyAsLikely: number;
  /** Up to here it hushes the rules. */
  hushes: number;
  /** Up to here it hushes a kind beside a surer one. */
  hushesBeside: number;
}

export const THRESHOLDS: Thresholds = {
  warns: 0.6,
  leastKind: 0.1,
  nearlyAsLikely: 0.35,
  hushes: 0.2,
  hushesBeside: 0.03,
};

const FEW_WORDS = 16;
/** A caption such as 'unit 5 bedroom 2' tells nothing: in fewer words only a rule warns. */
const FEWEST_WORDS = 5;

/** What a kind is called where the words name no part or fault that a rule knows. */
const USUAL: Readonly<Record<AlertKind, HazardId>> = {
  gas: 'gas_leak',
  electrical: 'live_parts',
  ceiling: 'ceiling',
  balcony: 'balcony',
  structural: 'movement',
  retaining_wall: 'retaining_wall',
  asbestos: 'asbestos',
  lead_paint: 'lead_paint',
  glass: 'glass',
  fire: 'fire',
  pool: 'pool',
  fall: 'trip',
  mould_health: 'mould_small',
  sewage: 'sewage',
};

/** The hazard of a kind whose rule comes nearest to holding: most of the classes that it asks for are in the text. */
function nearestHazard(kind: AlertKind, { found }: Reading): HazardId {
  let best: HazardId = USUAL[kind];
  let most = 0.49;
  for (const { hazard, terms } of PARSED) {
    if (HAZARDS[hazard].kind !== kind) continue;
    const asked = terms.filter(({ role }) => role !== 'absent' && role !== 'between');
    const named = asked.filter(({ classes }) => classes.some((name) => found.has(name)));
    const share = named.length / asked.length;
    if (share > most) [most, best] = [share, hazard];
  }
  return best;
}

/** Kinds of which the model warns by itself. */
function warnedOf({ any, kinds }: Opinion, thresholds: Thresholds): Set<AlertKind> {
  const most = kinds[0]?.chance ?? 0;
  if (any < thresholds.warns || most < thresholds.leastKind) return new Set();
  return new Set(
    kinds.filter(({ chance }) => chance >= most * thresholds.nearlyAsLikely).map(({ kind }) => kind),
  );
}

export function together(
  reading: Reading,
  ruled: readonly Told[],
  opinion: Opinion,
  thresholds: Thresholds = THRESHOLDS,
): Told[] {
  const chanceOf = new Map(opinion.kinds.map(({ kind, chance }) => [kind, chance]));
  const warned = reading.words.length < FEWEST_WORDS ? new Set<AlertKind>() : warnedOf(opinion, thresholds);
  const surest = opinion.kinds[0];
  const isHushed = ({ hazard, aged }: Told) => {
    // The model knows no dates of the project.
    if (aged) return false;
    const { kind } = HAZARDS[hazard];
    // One rule in few words may be a play on words. In many words, or by two rules, it stands.
    const weak = ruled.length < 2 && reading.words.length <= FEW_WORDS;
    if (weak && Math.max(opinion.any, surest?.chance ?? 0) <= thresholds.hushes) return true;
    return (
      surest !== undefined &&
      warned.has(surest.kind) &&
      kind !== surest.kind &&
      (chanceOf.get(kind) ?? 0) <= thresholds.hushesBeside
    );
  };
  const told = ruled.filter((one) => !isHushed(one));
  const ruledKinds = new Set(told.map(({ hazard }) => HAZARDS[hazard].kind));
  for (const kind of ALERT_KINDS)
    if (warned.has(kind) && !ruledKinds.has(kind))
      told.push({
        hazard: nearestHazard(kind, reading),
        because: reading.quote(opinion.clauseOf(kind)),
        aged: false,
      });
  return told;
}

/** Every hazard that the words tell of. `given` are classes that hold for the whole building. */
export const hazardsTold = (reading: Reading, given: ReadonlySet<string>): Told[] =>
  together(reading, hazardsIn(reading, given), opinionOf(reading));
