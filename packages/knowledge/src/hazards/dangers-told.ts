/** Dangers that words tell of: of each kind as many as they tell of apart, each in its worst degree. */
import { type AlertKind, URGENCIES } from './alert.ts';
import { titleAlone, withoutAsides } from './asides.ts';
import { statedOfAmounts } from './asked-amounts.ts';
import { type Answered, answersIn } from './checklist.ts';
import { HAZARDS } from './facts/hazards.ts';
import type { Age } from './from-project.ts';
import { itemsOf } from './items.ts';
import { hazardsIn, type Told } from './matching.ts';
import { tellsNothing } from './not-told.ts';
import { onRoad } from './on-road.ts';
import { Reading, type Span } from './reading.ts';
import { isSameInSentence } from './same-danger.ts';
import { hazardsTold } from './two-readings.ts';
import { sameClause, sameSentence, textAt, type Word } from './words.ts';

/** Words between two tellings in one clause that are one: 'stumps eaten out by termites'. */
const BETWEEN = 3;

const rank = ({ hazard }: Told) => URGENCIES.indexOf(HAZARDS[hazard].urgency);

export function dangersTold(words: string, age: Age): Told[] {
  if (tellsNothing(words)) return [];
  const answered = answersIn(words, (label) => {
    const alone = new Reading(label);
    return hazardsIn(alone, age.classes).length > 0 || hazardsTold(alone, age).length > 0;
  });
  const answers = answered?.amiss.flatMap((line) => toldByAnswer(line, age)) ?? [];
  const all = apart(answered?.rest ?? words, answers, age);
  const told = deniesShock(words) ? all.filter(({ hazard }) => hazard !== 'electric_shock') : all;
  const [first, ...others] = onRoad(words)
    ? told.filter(({ hazard }) => OF_BUILDINGS.has(HAZARDS[hazard].kind))
    : [];
  if (!first) return told;
  return [
    { ...first, hazard: 'road_structure' },
    ...told.filter((one) => one !== first && !others.includes(one)),
  ];
}

const DENIED_SHOCK =
  /\b(?:nobody|no ?one|none of us|never)(?: (?:has|have|had|got|been|was|is|a|an|any|felt|yet|so far))* (?:shock(?:ed|s)?|zap(?:ped|s)?|tingles?)\b/g;

/** 'Burn marks on the power point, nobody has had a shock': parts that are live, and no metalwork that is. */
function deniesShock(words: string): boolean {
  const rest = words.toLowerCase().replace(DENIED_SHOCK, '');
  return rest.length < words.length && !/\b(?:shock|zap|tingl|tickl|buzz|electrocut|jolt)/.test(rest);
}

/** What the steps for a building would be wrong for on a road. */
const OF_BUILDINGS: ReadonlySet<AlertKind> = new Set(['fall', 'structural', 'retaining_wall', 'balcony']);

function apart(words: string, answers: readonly Told[], age: Age): Told[] {
  const hasWords = /\p{L}/u.test(words);
  const whole = new Reading(words);
  const readings = hasWords ? readingsOf(words, whole, age) : [];
  const listed = hasWords ? itemsOf(words, whole).flatMap((item) => toldByRule(new Reading(item), age)) : [];
  const apart: Told[] = [];
  for (const told of [...readings.flat(), ...listed, ...answers].sort(
    (one, other) => rank(one) - rank(other),
  )) {
    // What one reading takes for one danger isn't two because another heard the half of it.
    const isOne = (known: Told) =>
      known.hazard === told.hazard ||
      isToldBy(known, told) ||
      readings.some((heard) => isToldBy(heard.find(of(known)), heard.find(of(told))));
    if (!apart.some(isOne)) apart.push(told);
  }
  return apart;
}

const of =
  ({ hazard }: Told) =>
  (one: Told) =>
    one.hazard === hazard;

/** What the words tell of, and what they tell of without anybody's opinion of it, what their title and each item of a list says by itself. */
function readingsOf(words: string, whole: Reading, age: Age): Told[][] {
  const plain = withoutAsides(words);
  const rest = plain === undefined ? whole : new Reading(plain);
  const title = titleAlone(rest);
  return [
    hazardsTold(whole, age),
    plain === undefined ? [] : hazardsTold(rest, age),
    title === undefined ? [] : hazardsTold(new Reading(title), age),
    ...statedOfAmounts(words).map((stated) => hazardsTold(new Reading(stated), age)),
  ];
}

/** An item has few words, of which the models know little: a rule has to speak of the danger, too. */
function toldByRule(item: Reading, age: Age): Told[] {
  const ruled = hazardsIn(item, age.classes);
  return ruled.length === 0
    ? []
    : hazardsTold(item, age).filter((one) => ruled.some(({ hazard }) => hazard === one.hazard));
}

/** What a checklist says is amiss, in words of ours: a rule that knows them needs no model. */
function toldByAnswer({ says, over, line }: Answered['amiss'][number], age: Age): Told[] {
  for (const text of [says, `${over} ${says}`]) {
    const item = new Reading(text);
    const ruled = hazardsIn(item, age.classes);
    const told = ruled.length > 0 ? ruled : hazardsTold(item, age);
    if (told.length > 0) return told.map((one) => ({ ...one, because: line.slice(0, 160) }));
  }
  return [];
}

/** Whether the same words tell of both, or one sentence of what is one danger there. */
function isToldBy(known: Told | undefined, told: Told | undefined): boolean {
  if (!known || !told || known.in !== told.in) return false;
  if (HAZARDS[known.hazard].kind !== HAZARDS[told.hazard].kind) return false;
  const { words } = told.in;
  const [first, second] = known.span.start <= told.span.start ? [known, told] : [told, known];
  const [before, after] =
    known.lead.start <= told.lead.start
      ? [known.lead.start, told.lead.start]
      : [told.lead.start, known.lead.start];
  // What is told of in a sentence of its own may take its place from the one before: 'pool gate won’t latch. Grate is missing'.
  if (!sameSentence(words, before, after)) return goesOn(words, before, after);
  const between = second.span.start - first.span.end;
  const names = (name: string) =>
    (told.in.found.get(name) ?? []).some(({ start }) => sameSentence(words, start, after));
  if (isSameInSentence(known.hazard, told.hazard, names)) return true;
  if (between < 0) return !inOwnClauses(known, told);
  return between < BETWEEN && sameClause(words, first.span.end - 1, second.span.start);
}

/** Whether a clause tells of one danger without the other, whose deciding words stand elsewhere: 'chimney leaning and wall bulging'. */
function inOwnClauses(known: Told, told: Told): boolean {
  const { words } = told.in;
  const ids = [...new Set(words.map(({ clause }) => clause))];
  const touches = ({ start, end }: Span, id: number | undefined) =>
    words.slice(start, end).some(({ clause }) => clause === id);
  const whole = {
    start: Math.min(known.span.start, told.span.start),
    end: Math.max(known.span.end, told.span.end),
  };
  const shared = told.in
    .clauses()
    .map((clause, at) => ({ clause, id: ids[at] }))
    .filter(({ id }) => touches(whole, id));
  if (shared.length < 2) return false;
  const heard = shared.map(({ clause, id }) => {
    const alone = hazardsIn(new Reading(clause));
    return { id, hasKnown: alone.some(of(known)), hasTold: alone.some(of(told)) };
  });
  const tellsKnown = heard.some(({ hasKnown }) => hasKnown);
  return (
    heard.some(({ hasTold }) => hasTold) &&
    heard.some(
      ({ id, hasKnown, hasTold }) =>
        hasKnown !== hasTold && (tellsKnown || !touches(hasKnown ? told.lead : known.lead, id)),
    )
  );
}

const STANDS_FOR_IT = /^(?:it|they)$/;
const TELLS_MORE = /^(?:and|but|also|plus|&)$/;

/** Whether the later word's sentence speaks on of what the one before named: 'bricks are loose. They may fall'. */
function goesOn(words: readonly Word[], before: number, after: number): boolean {
  const start = words.findIndex((_, at) => sameSentence(words, at, after));
  return (
    sameSentence(words, before, start - 1) &&
    STANDS_FOR_IT.test(textAt(words, start)) &&
    !words.slice(start, after).some(({ text }) => TELLS_MORE.test(text))
  );
}
