/** Puts the rules' reading and the model's together: how likely each kind is, of both. */
import { ALERT_KINDS, type AlertKind } from './alert.ts';
import { alikeIn } from './alike.ts';
import { correctedIn } from './corrected.ts';
import { HAZARDS } from './facts/hazards.ts';
import type { Age } from './from-project.ts';
import { hazardsIn, type Told } from './matching.ts';
import { chancesOf, type Decision, FEWEST_WORDS, heardIn } from './model/evidence.ts';
import { type Opinion, opinionOf } from './model/opinion.ts';
import { nearestHazard } from './nearest.ts';
import { agedInVain } from './old-buildings.ts';
import { outlivedIn, toldBesideThen } from './outlived.ts';
import { belowInVain } from './overhead.ts';
import { tellsNoSign } from './plain-words.ts';
import { framedIn } from './played-down.ts';
import { OF_ELSEWHERE } from './questions.ts';
import { Reading } from './reading.ts';
import { CEILING_FAULT, namesNoSoil, soundsLike } from './sounds-like.ts';
import { bidsToSay, onlySlopes, readsNil } from './unfounded.ts';
import { unnamedIn } from './unnamed.ts';

/** Chances from which a kind is warned of; `train:hazards -- --grid` shows what each choice costs. */
export interface Thresholds {
  /** That there is danger at all: the likeliest kind is warned of, however unsure which it is. */
  danger: number;
  /** The same, where a rule speaks of the kind. */
  ruled: number;
  /** The same, where two rules speak, or one of danger right now. */
  ruledSurely: number;
  /** The same in few words of which none is denied: 'crack about 6 mm' names nothing that the models know. */
  ruledInFew: number;
  /** The same, where a rule is certain. Below it the models are all but sure that there is none. */
  ruledCertainly: number;
  /** The same in a title of few words, which tells the models little. */
  ruledInTitle: number;
  /** A kind of which a rule is certain is warned of from here on even then. */
  certainKind: number;
  /** Danger in the whole text from which a clause is asked by itself. */
  clauseAlone: number;
  /** The least for the likeliest kind where no rule speaks of it: of 'is it getting worse' no kind is likely. */
  alone: number;
  /** A kind beside the likeliest. */
  beside: number;
  /** The same of kinds that the models are mostly wrong to name second. */
  seldomBeside: number;
  /** The same in few words of which a rule is certain: they seldom tell of two. */
  besideInFew: number;
  /** The least for a kind of which a rule speaks. */
  ruledBeside: number;
  /** The same beside a likelier kind, but for a danger right now. */
  secondRuled: number;
  /** The same of kinds whose words belong to the likeliest kind as well: the post of a balcony, the wall of a bank. */
  sharedBeside: number;
  /** Danger in a text that is all but denied, mended, past or asked in general, where no rule speaks. */
  settled: number;
  /** The same where the text begins by supposing, or says that it has since been mended. */
  firmlySettled: number;
  /** Danger in what somebody calls harmless or asks to have mended, heard by itself, where a rule speaks of the kind. */
  framed: number;
  /** The same, where other sentences stand beside it. */
  framedAmong: number;
  /** Danger in few words of which one is denied, where no rule speaks: 'the ceiling isn’t sagging'. */
  deniedInFew: number;
  /** Danger in a text whose only crack is told to be narrower than 5 mm, where no rule speaks. */
  narrow: number;
}

/** In no more words than this two dangers are seldom told. */
const FEW_WORDS = 6;
/** A title of no more words leaves out how bad it is: 'spa on the deck'. */
const TITLE_WORDS = 4;
/** A clause of fewer words leans on what stands beside it: 'full-depth crack', before 'needs engineer'. */
const FEWEST_OF_CLAUSE = 5;

/** Begins by supposing, or says at last that it has been mended. */
const FIRMLY_SETTLED =
  /^(?:imagine|suppose|supposing|pretend)\b|\bsince (?:been )?(?:fixed|repaired|replaced|mended|rebuilt)\b|\b(?:all|now|been) (?:fixed|repaired|sorted|replaced|mended)(?: now| since)?$/;

/** From this share of its words on, the grammar takes a text for settled. */
const SETTLED = 0.6;

export const THRESHOLDS: Thresholds = {
  danger: 0.45,
  ruled: 0.5,
  ruledSurely: 0.2,
  ruledInFew: 0.25,
  ruledCertainly: 0.05,
  ruledInTitle: 0.035,
  certainKind: 0.2,
  clauseAlone: 0.1,
  alone: 0.15,
  beside: 0.09,
  seldomBeside: 0.18,
  besideInFew: 0.3,
  ruledBeside: 0.015,
  secondRuled: 0.05,
  sharedBeside: 0.12,
  settled: 0.54,
  firmlySettled: 0.96,
  deniedInFew: 0.9,
  narrow: 0.85,
  framed: 0.15,
  framedAmong: 0.25,
};

/** What the model says of the age of things, it says without knowing the building's. */
const AGED: Partial<Record<AlertKind, readonly string[]>> = {
  asbestos: ['asbestos', 'fibro'],
  lead_paint: ['lead'],
};

const OLD = ['yearold', 'yearlead', 'oldhouse', 'oldword'];

/** True where only age makes it dangerous, and the person names neither the thing nor an age. */
const needsAge = (kind: AlertKind, { found }: Reading) =>
  AGED[kind] !== undefined && ![...AGED[kind], ...OLD].some((name) => found.has(name));

/** A crack of a told width, and none of 5 mm: AS 2870 calls it fine or slight unless something else is told. */
const tellsNarrow = ({ found }: Reading) =>
  found.has('crack') && found.has('size1') && !found.has('size5') && !found.has('size15');

const textOf = ({ words }: Reading) => words.map(({ text }) => text).join(' ');

/** True where the words of the second kind are the likeliest's as well, so that a rule tells little of it. */
function sharesWords(kind: AlertKind, likeliest: AlertKind | undefined, isCertain: boolean): boolean {
  if (isCertain) return false;
  if (kind === 'asbestos') return likeliest === 'lead_paint';
  if (kind === 'fall') return likeliest === 'glass' || likeliest === 'fire' || likeliest === 'retaining_wall';
  return kind === 'structural' || kind === 'glass';
}

/** Where a rule tells of something else and no word of soil, what the models take for a retaining wall is none; a wall is the house's. */
function wallsApart(
  { words }: Reading,
  ruled: readonly Told[],
  chances: ReadonlyMap<AlertKind, number>,
): ReadonlyMap<AlertKind, number> {
  const kinds = new Set(ruled.map(kindOf));
  if (kinds.size === 0 || kinds.has('retaining_wall') || !namesNoSoil(words)) return chances;
  const [structural, retaining] = [chances.get('structural') ?? 0, chances.get('retaining_wall') ?? 0];
  return new Map([
    ...chances,
    ['structural', kinds.has('structural') ? Math.max(structural, retaining) : structural],
    ['retaining_wall', 0],
  ]);
}

/** Kinds that the models are mostly wrong to name second where no rule speaks of them: panes are near most dangers. */
const SELDOM_SECOND: ReadonlySet<AlertKind> = new Set(['glass']);

/** Words of what else is taken for them: sheets that are no ceiling, an old house that says nothing of its paint. */
const OWN_WORDS: Partial<Record<AlertKind, readonly string[]>> = {
  ceiling: ['ceiling', 'cornice', 'gyprock', 'overhead', 'footthrough', 'patch', 'roof', 'roofspace'],
  lead_paint: ['paint', 'painted', 'lead', 'flaking', 'leadwork', 'sandword', 'redtest', 'labtest', 'primer'],
};

const isUnnamed = (kind: AlertKind, { found }: Reading) =>
  OWN_WORDS[kind]?.some((name) => found.has(name)) === false;

/** 'A damp tide line in a 1910 cottage' was taken for lead paint at 0.67. */
const UNNAMED_LEAD = 0.7;

/** What the two readings are given. */
export interface Readings {
  reading: Reading;
  ruled: readonly Told[];
  opinion: Opinion;
  /** The building is too young for asbestos and lead paint. */
  isYoung: boolean;
}

export function together(
  { reading, ruled, opinion, isYoung }: Readings,
  thresholds: Thresholds = THRESHOLDS,
  decision?: Decision,
): Told[] {
  if (reading.words.length < FEWEST_WORDS) return [...ruled];
  const heard = heardIn(reading, opinion, ruled);
  const { danger, kinds: heardOf } = chancesOf(heard, decision);
  const chances = wallsApart(reading, ruled, heardOf);
  const isSettled = ruled.length === 0 && heard.hushed >= SETTLED;
  const text = textOf(reading);
  const isFirmlySettled = isSettled && (FIRMLY_SETTLED.test(text) || OF_ELSEWHERE.test(text));
  const isBidden = bidsToSay(text);
  const isRuled = (kind: AlertKind) => ruled.some((one) => kindOf(one) === kind);
  const inVain = unnamedIn(reading, isRuled);
  const onlySounds = soundsLike(reading.words);
  const isPlain = tellsNoSign(reading.words);
  const isMould = reading.found.has('mould') && !CEILING_FAULT.test(text);
  // No sign of anything; a mouldy ceiling that is as firm as before; a floor out of level.
  const isUnfounded = (kind: AlertKind) =>
    isPlain ||
    (kind === 'ceiling' && (isMould || (isUnnamed(kind, reading) && onlySlopes(text)))) ||
    (kind === 'gas' && readsNil(text));
  const isFew = reading.words.length <= FEW_WORDS;
  const isDenied = reading.denied.some((denied) => denied);
  const isTitle = reading.words.length <= TITLE_WORDS && !isDenied;
  const settledBelow = isTitle ? thresholds.ruledInTitle : thresholds.ruledCertainly;
  const isDeniedInFew = ruled.length === 0 && isFew && isDenied;
  const isNarrow = ruled.length === 0 && tellsNarrow(reading);
  const enough = Math.max(
    thresholds.danger,
    isSettled ? thresholds.settled : 0,
    isFirmlySettled ? thresholds.firmlySettled : 0,
    isDeniedInFew ? thresholds.deniedInFew : 0,
    isNarrow ? thresholds.narrow : 0,
  );
  const most = Math.max(...chances.values());
  const likeliest = ALERT_KINDS.find((kind) => chances.get(kind) === most);
  const isToldInFew = isFew && ruled.some(({ certain }) => certain);
  const beside = isToldInFew ? thresholds.besideInFew : thresholds.beside;
  const warned = (kind: AlertKind) => {
    const chance = chances.get(kind) ?? 0;
    const rules = ruled.filter(({ hazard }) => HAZARDS[hazard].kind === kind);
    if (inVain.includes(kind)) return false;
    if (rules.some(({ firm }) => firm)) return true;
    if (onlySounds.includes(kind) || (rules.length === 0 && isUnfounded(kind))) return false;
    const isAllButSettled = danger < settledBelow && chance < thresholds.certainKind && !isBidden;
    const isCertain = rules.some(({ certain }) => certain);
    const isShared = danger >= enough && sharesWords(kind, likeliest, isCertain);
    if (!isAllButSettled && isCertain && !isShared) return true;
    const isNow = rules.some(({ hazard }) => HAZARDS[hazard].urgency === 'now');
    const apart = isNow ? thresholds.ruledBeside : thresholds.secondRuled;
    const second = isShared ? thresholds.sharedBeside : apart;
    if (danger >= enough && rules.length > 0) return chance === most || chance >= second;
    const guessed = SELDOM_SECOND.has(kind) ? Math.max(beside, thresholds.seldomBeside) : beside;
    if (danger >= enough && chance !== most)
      return (
        chance >= guessed && !(kind === 'ceiling' && likeliest === 'asbestos' && isUnnamed(kind, reading))
      );
    if (danger >= enough)
      return chance >= (kind === 'lead_paint' && isUnnamed(kind, reading) ? UNNAMED_LEAD : thresholds.alone);
    const least = Math.min(
      rules.length > 1 || isNow ? thresholds.ruledSurely : thresholds.ruled,
      isFew && !isDenied ? thresholds.ruledInFew : 1,
    );
    return rules.length > 0 && danger >= least && chance >= thresholds.ruledBeside;
  };
  // The model knows no dates of the project, so it has no say in what takes one.
  const told = ruled.filter(({ hazard, aged }) => aged || warned(HAZARDS[hazard].kind));
  const kinds = new Set(told.map(({ hazard }) => HAZARDS[hazard].kind));
  for (const kind of ALERT_KINDS)
    if (warned(kind) && !kinds.has(kind) && !(isYoung && needsAge(kind, reading)))
      told.push({
        hazard: nearestHazard(kind, reading),
        because: reading.quote(opinion.clauseOf(kind)),
        in: reading,
        span: opinion.clauseOf(kind),
        lead: opinion.clauseOf(kind),
        aged: false,
        certain: false,
        firm: false,
      });
  return told;
}

/** What asks the models, and how they are believed: those that ship, unless others are tried. */
export interface Asked {
  opine: (reading: Reading) => Opinion;
  thresholds?: Thresholds;
  decision?: Decision;
}

const kindOf = ({ hazard }: Told): AlertKind => HAZARDS[hazard].kind;

/** What rules say of that which somebody calls harmless, asks of or wants mended: the frame tells nothing of it. */
function heardInFrame(
  { reading, isYoung }: Readings,
  classes: Age['classes'],
  { opine, thresholds = THRESHOLDS, decision }: Asked,
): Told[] {
  const hear = (inner: string, text: string, enough: number): Told[] => {
    const told = new Set(hazardsIn(new Reading(inner), classes).map(kindOf));
    if (told.size === 0) return [];
    const alone = new Reading(text);
    const ruled = hazardsIn(alone, classes).filter((one) => told.has(kindOf(one)));
    // Outside its frame nothing outvotes a rule that no model outvotes anywhere.
    const firm = ruled.filter((one) => one.firm);
    const { danger } = chancesOf(heardIn(alone, opine(alone), ruled), decision);
    // 'A gas leak' by itself is a title, which tells the models little.
    const isTitle =
      enough === thresholds.framed &&
      alone.words.length <= TITLE_WORDS &&
      ruled.some(({ certain }) => certain);
    return danger >= (isTitle ? thresholds.ruledInTitle : enough) ? ruled : firm;
  };
  const corrected = correctedIn(reading.words);
  if (corrected !== undefined) return hear(corrected, corrected, thresholds.framedAmong);
  const outlived = outlivedIn(reading.words);
  if (outlived !== undefined) {
    const { whole, now } = outlived;
    const told = hear(whole, whole, thresholds.framedAmong);
    // 'The gate still swings open' needs no rule.
    const alone = new Reading(now ?? '');
    if (told.length > 0 || alone.words.length < FEWEST_OF_CLAUSE - 1) return told;
    return together({ reading: alone, ruled: [], opinion: opine(alone), isYoung }, thresholds, decision);
  }
  const framed = framedIn(reading);
  if (framed === undefined) return [];
  const onlySounds = alikeIn(textOf(reading));
  return hear(framed.inner, framed.text, framed.isAlone ? thresholds.framed : thresholds.framedAmong).filter(
    (one) => !onlySounds.includes(kindOf(one)),
  );
}

/** From here on a kind is heard of which no rule speaks: a driveway's crack was taken for a retaining wall's at 0.13. */
const SURE_OF_PRESENT = 0.4;

/** What is told of now, beside a part that tells of then, is heard as if that part weren't there. */
function heardAtPresent(
  { reading, isYoung }: Readings,
  classes: Age['classes'],
  { opine, thresholds = THRESHOLDS, decision }: Asked,
): Told[] {
  const present = toldBesideThen(reading.words);
  if (present === undefined) return [];
  const alone = new Reading(present);
  const ruled = hazardsIn(alone, classes);
  const opinion = opine(alone);
  const { danger, kinds } = chancesOf(heardIn(alone, opinion, ruled), decision);
  const heard = together({ reading: alone, ruled, opinion, isYoung }, thresholds, decision).filter(
    (one) => ruled.includes(one) || (kinds.get(kindOf(one)) ?? 0) >= SURE_OF_PRESENT,
  );
  return danger >= thresholds.framedAmong ? [...ruled, ...heard] : heard;
}

/**
 * What is warned of. What a rule says of one clause isn't outvoted by what stands beside it: where the whole text loses
 * it and isn't all but surely harmless, its clause is asked by itself.
 */
export function heardTogether(whole: Readings, classes: Age['classes'], asked: Asked): Told[] {
  const told = heardWithClauses(whole, classes, asked);
  const first = told.length > 0 ? told : heardInFrame(whole, classes, asked);
  const heard = [...first, ...besides(first, heardAtPresent(whole, classes, asked))];
  const inVain = agedInVain(
    whole.reading,
    (kind) => whole.ruled.some((one) => kindOf(one) === kind),
    (rest) =>
      hazardsIn(rest, classes)
        .filter(({ firm }) => firm)
        .map(kindOf),
    classes.has('yearold') || classes.has('yearlead'),
  );
  const below = belowInVain(whole.reading);
  const isMonoxide = whole.reading.found.has('saidmonoxide');
  // What chirps for carbon monoxide is no smoke alarm with a flat battery.
  const isBurnt = whole.reading.found.has('charred');
  return heard
    .filter((one) => !(isMonoxide && !isBurnt && one.hazard === 'smoke_alarm'))
    .map((one): Told => (isMonoxide && one.hazard === 'smoke_alarm' ? { ...one, hazard: 'fire' } : one))
    .filter((one) => (one.aged || !inVain.includes(kindOf(one))) && !below.includes(kindOf(one)));
}

/** What a later reading tells of a kind that an earlier one told of is the same, told again. */
const besides = (heard: readonly Told[], later: readonly Told[]): Told[] =>
  later.filter((one) => !heard.some((known) => kindOf(known) === kindOf(one)));

function heardWithClauses(
  whole: Readings,
  classes: Age['classes'],
  { opine, thresholds = THRESHOLDS, decision }: Asked,
): Told[] {
  const { reading, ruled, isYoung } = whole;
  const told = together(whole, thresholds, decision);
  const lost = new Set(besides(told, ruled).map(kindOf));
  for (const kind of unnamedIn(reading, (one) => lost.has(one))) lost.delete(kind);
  if (lost.size === 0) return told;
  // What stands beside it may settle it, too: 'no pool fence? Just asking for an assignment'.
  const { danger } = chancesOf(heardIn(reading, whole.opinion, ruled), decision);
  // Small talk beside a danger settles nothing.
  const isCertain = ruled.some((one) => one.certain && lost.has(kindOf(one)));
  if (danger < (isCertain ? thresholds.ruledCertainly : thresholds.clauseAlone)) return told;
  const clauses = reading.clauses();
  if (clauses.length < 2) return told;
  const found: Told[] = [];
  for (const clause of clauses) {
    const alone = new Reading(clause);
    const own = hazardsIn(alone, classes).filter((one) => lost.has(kindOf(one)));
    const isKnown = own.every(({ hazard }) => found.some((one) => one.hazard === hazard));
    if (isKnown || alone.words.length < FEWEST_OF_CLAUSE) continue;
    const heard = together(
      { reading: alone, ruled: own, opinion: opine(alone), isYoung },
      thresholds,
      decision,
    );
    found.push(...heard.filter((one) => lost.has(kindOf(one))));
  }
  return [...told, ...found];
}

/** Every hazard that the words tell of, in a building of this age. */
export function hazardsTold(reading: Reading, { classes, isYoung }: Omit<Age, 'because'>): Told[] {
  const ruled = hazardsIn(reading, classes);
  // Unpacking the models takes a moment on a phone: not with the first character, before they are asked.
  if (reading.words.length < FEWEST_WORDS) return ruled;
  return heardTogether({ reading, ruled, opinion: opinionOf(reading), isYoung }, classes, {
    opine: (alone) => opinionOf(alone),
  });
}
