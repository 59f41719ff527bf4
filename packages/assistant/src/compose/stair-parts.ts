/** What is said of a flight of stairs by two of its sizes, or by how slippery it is. */
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { rowsNamed } from '../corpus.ts';
import { endsSaid, keeps } from './limit-values.ts';
import type { Part } from './part.ts';
import { sizesIn, toldWith } from './sizes-said.ts';
import { withUnits } from './stated-limits.ts';

/** Millimetres by which two steps of one flight may differ, next to each other and at all. */
const UNEVEN = { adjacent: 5, flight: 10 };
/** Ends further apart than this are the range of a rule, not what was measured in one flight. */
const SAME_FLIGHT = 50;

/** What a step may measure, so that a flight's other sizes aren't taken for it. */
const OF_A_STEP = { least: 80, most: 420 };
const AND_THE_OTHERS =
  /\b(?:others?|rest|remaining|next|all(?: of them)?|every|each|but|except|apart from)\b/i;

/** Three steps or more, told one after the other: '180, 185 and 172'. */
const ONE_AFTER_THE_OTHER =
  /(?<![\d.])\d{2,3}(?:\.\d)? ?(?:mm)?(?:(?:, ?(?:and |then )?| ?\/ ?| and | then | )\d{2,3}(?:\.\d)?(?: ?mm)?){2,}(?![\d.])/i;

/** Steps that are told one after the other, by how much two neighbours and all of them differ at most. */
function flightSaid(text: string): { words: string; by: number; adjacent: number } | undefined {
  const values = [...(ONE_AFTER_THE_OTHER.exec(text)?.[0].matchAll(/\d+(?:\.\d)?/g) ?? [])]
    .map(([digits]) => Number(digits))
    .filter((value) => value >= OF_A_STEP.least && value <= OF_A_STEP.most);
  const [, ...others] = values;
  if (others.length < 2) return undefined;
  const rounded = (value: number) => Math.round(10 * value) / 10;
  return {
    words: `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`,
    by: rounded(Math.max(...values) - Math.min(...values)),
    adjacent: rounded(Math.max(...others.map((value, at) => Math.abs(value - (values[at] ?? value))))),
  };
}

/** The least and the most of several steps that a message tells of in one go: a range, a list, 'one is 150, the others 180'. */
function stepsSaid(text: string): { words: string; by: number; adjacent: number } | undefined {
  const flight = flightSaid(text);
  if (flight) return flight;
  const ends = endsSaid(withUnits(text));
  const sizes = sizesIn(text).filter(({ value }) => value >= OF_A_STEP.least && value <= OF_A_STEP.most);
  const [first] = sizes;
  const all =
    first && AND_THE_OTHERS.test(text) && sizes.length === 2 ? sizes : first ? toldWith(sizes, first) : [];
  const values = all.map(({ value }) => value);
  if (values.length > 1 && !ends) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const by = Math.round(10 * (high - low)) / 10;
    return { words: values.join(' and '), by, adjacent: by };
  }
  const by = ends ? Math.round(10 * (ends.values[1] - ends.values[0])) / 10 : 0;
  return ends ? { words: ends.words, by, adjacent: by } : undefined;
}

/** Risers of 175 to 188 are each allowed, and differ by too much: said first, so that 'within' isn't all that is read. */
export function unevenSteps(text: string): Part[] {
  const steps = /\b(?:risers?|goings?|treads?|steps?)\b/i.test(text) ? stepsSaid(text) : undefined;
  if (!steps || steps.by > SAME_FLIGHT) return [];
  const { words, by, adjacent } = steps;
  if (by <= UNEVEN.flight && adjacent <= UNEVEN.adjacent) return [];
  const said =
    by > UNEVEN.flight
      ? `**Too uneven within one flight:** ${words} differ by ${by} mm, and more than ${UNEVEN.flight} mm is beyond the limit, whatever each step is by itself.`
      : `**Uneven:** ${words} differ by ${adjacent} mm. Between two steps next to each other, more than ${UNEVEN.adjacent} mm is beyond the limit, whatever each step is by itself. Measure every step.`;
  return [
    {
      text: `${said} Somebody can trip there.`,
      rows: rowsNamed('tolerance:stair-uniform'),
      support: 0.75,
    },
  ];
}

const number = (found: RegExpExecArray | null): number => Number(found?.[1] ?? 0);
/** The number that is said after a word, and the one before it. */
const after = (text: string, word: string, digits: string): number =>
  number(
    new RegExp(`\\b${word}\\b(?: (?:is|are|of|at|height|depth|about))* ?(${digits})(?!\\d)`, 'i').exec(text),
  );
const ahead = (text: string, word: string, digits: string): number =>
  number(new RegExp(`(?<!\\d)(${digits}) ?(?:mm )?(?:high |deep )?${word}\\b`, 'i').exec(text));

const RISE_SAID = ['(?:risers?|rise)', '[12]\\d\\d'] as const;
const GOING_SAID = ['(?:goings?|treads?)', '[1-4]\\d\\d'] as const;

/** The riser and the going that a message states together; 0 for what it doesn't. */
function stepSaid(text: string): { riser: number; going: number } {
  // '180 riser 250 going' has its numbers first, 'riser 180 going 250' last.
  const first = { riser: ahead(text, ...RISE_SAID), going: ahead(text, ...GOING_SAID) };
  if (first.riser > 0 && first.going > 0) return first;
  return {
    riser: after(text, ...RISE_SAID) || first.riser,
    going: after(text, ...GOING_SAID) || first.going,
  };
}

/** Each of the two by its own limit. */
export function eachOfStep(text: string): Part[] {
  const { riser, going } = stepSaid(text);
  if (riser === 0 || going === 0) return [];
  const rows = [
    { row: TOLERANCES.find(({ id }) => id === 'stair-riser'), value: riser },
    { row: TOLERANCES.find(({ id }) => id === 'stair-going'), value: going },
  ];
  const judged = rows.flatMap(({ row, value }) => {
    const kept = row && keeps(row, value, text);
    return row && kept !== undefined ? [{ row, value, kept }] : [];
  });
  const sum = 2 * riser + going;
  const ofSum = sum < STAIR_SUM.least || sum > STAIR_SUM.most;
  const worst = judged.filter(({ kept }) => !kept);
  // What breaks its limit comes first, so that 'within' isn't all that is read.
  return [...worst, ...judged.filter(({ kept }) => kept)].map(({ row, value, kept }) => ({
    text: `${row.attribute} ${value} mm ${kept ? (worst.length > 0 || ofSum ? 'keeps its own' : 'is **within the limit**') : 'is **beyond the limit**'}: ${row.limitText}.`,
    rows: rowsNamed(`tolerance:${row.id}`),
    support: 0.8,
  }));
}

const STAIR_SUM = { least: 550, most: 700 };

const NAMES_BOTH =
  /^(?=.*\b(?:risers?|rise)\b)(?=.*\bgoings?\b(?! (?:to|in|up|down|on|back)\b))(?!.*\b(?:differ\w*|uneven|uniform\w*|same|var(?:y|ies|iation)|open|mean\w*|difference)\b)/is;
/** The riser, the going and their sum, where both are asked for and no size is stated. */
export const bothOfStep = (text: string): Part[] =>
  NAMES_BOTH.test(text) && !/\d/.test(text.replace(/\b2r\b/gi, ''))
    ? rowsNamed('tolerance:stair-riser', 'tolerance:stair-going', 'tolerance:stair-2rg').map((row) => ({
        text: row.text,
        rows: [row],
        support: 0.85,
      }))
    : [];

/** Riser and going may each be allowed, and together be too steep or too long for a step. */
export function stairSum(text: string): Part[] {
  const bare = /\b2r ?\+ ?g\b/i.test(text)
    ? [...text.matchAll(/(?<![\d.])([12]\d\d|3\d\d)(?!\d)/g)].map(([digits]) => Number(digits))
    : [];
  const told = stepSaid(text);
  const [one = 0, other = 0] = bare.length === 2 ? bare : [];
  const riser = told.riser || Math.min(one, other);
  const going = told.going || Math.max(one, other);
  if (
    (bare.length === 2 || /\b2r\b/i.test(text)) &&
    riser > 0 &&
    going > 0 &&
    2 * riser + going >= STAIR_SUM.least &&
    2 * riser + going <= STAIR_SUM.most
  )
    return [
      {
        text: `**${2 * riser + going} mm, within the limit:** twice the riser ${riser} and the going ${going}, and 2R+G must be ${STAIR_SUM.least} to ${STAIR_SUM.most} mm.`,
        rows: rowsNamed('tolerance:stair-2rg'),
        support: 0.85,
      },
    ];
  const sum = 2 * riser + going;
  if (riser === 0 || going === 0 || (sum >= STAIR_SUM.least && sum <= STAIR_SUM.most)) return [];
  return [
    {
      text: `**Not by that alone:** twice the riser and the going, 2R+G, must be ${STAIR_SUM.least} to ${STAIR_SUM.most} mm. ${riser} and ${going} give ${sum} mm, beyond the limit.`,
      rows: rowsNamed('tolerance:stair-2rg'),
      support: 0.8,
    },
  ];
}

const COUNTS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const MANY = new RegExp(`\\b(\\d{1,2}|${COUNTS.join('|')}) (?:risers?|steps?)\\b`, 'i');
const IN_ALL = /\b(?:total|altogether|all up|in all|add(?:s)? up|sum|how (?:high|far|much)|overall)\b/i;
const STEPS_ASKED = /\bhow many (?:risers?|steps?|treads?)\b|\bnumber of (?:risers?|steps?)\b/i;
const CLIMB =
  /\b(?:floor to floor|rise of|total rise|drop of|height of|climb(?:s|ing)? of|up)\b|\b(?:floor to floor|rise|drop|high|height)\b/i;

/** How high so many risers come, or how many of one height make a climb; no parts where neither is asked. */
export function risersCounted(text: string): Part[] {
  if (!/\b(?:risers?|steps?|rise)\b/i.test(text)) return [];
  const riser =
    after(text, ...RISE_SAID) ||
    ahead(text, ...RISE_SAID) ||
    number(/\b(?:at|of|each) ([12]\d\d)(?!\d)/i.exec(text));
  if (riser < OF_A_STEP.least) return [];
  const rows = rowsNamed('tolerance:stair-riser');
  const many = MANY.exec(text)?.[1]?.toLowerCase() ?? '';
  const count = Number(many) || (COUNTS.includes(many) ? COUNTS.indexOf(many) + 2 : 0);
  if (count > 1 && IN_ALL.test(text))
    return [{ text: `**${count * riser} mm:** ${count} risers of ${riser} mm each.`, rows, support: 0.85 }];
  const climb = sizesIn(withUnits(text)).find(({ value }) => value >= 2 * riser && value <= 10_000);
  if (!climb || !STEPS_ASKED.test(text) || !CLIMB.test(text)) return [];
  const steps = climb.value / riser;
  const even = Math.abs(steps - Math.round(steps)) < 0.001;
  const up = Math.ceil(steps - 0.001);
  return [
    {
      text: even
        ? `**${up} risers** of ${riser} mm make ${Math.round(climb.value)} mm.`
        : `**${up} risers, of ${Math.round((10 * climb.value) / up) / 10} mm each:** ${Math.round(climb.value)} mm by ${riser} mm is ${Math.round(10 * steps) / 10}, and all risers of a flight must be alike.`,
      rows,
      support: 0.8,
    },
  ];
}

const SLIP = /\b(?:p([0-5])|r(9|1[0-3]))\b/i;
const ON_STEPS = /\b(?:steps?|stairs?|treads?|nosings?|landings?)\b/i;
const GETS_WET = /\b(?:wet|rain\w*|outside|outdoors?|external|exterior|pool|weather)\b/i;
/** What P and R must at least be on stairs. */
const LEAST_SLIP = { dry: { p: 3, r: 10 }, wet: { p: 4, r: 11 } } as const;

/** 'The outdoor steps have a P3 tile': slip resistance is a class and no length. */
export function slipOfSteps(text: string): Part[] {
  const said = ON_STEPS.test(text) ? SLIP.exec(text) : null;
  if (!said) return [];
  const where = GETS_WET.test(text) ? 'wet' : 'dry';
  const { p, r } = LEAST_SLIP[where];
  const kept = said[1] === undefined ? Number(said[2]) >= r : Number(said[1]) >= p;
  return [
    {
      text: `${said[0].toUpperCase()} is ${kept ? '**within the limit**' : '**below the least allowed**, so not within it'} for steps that ${where === 'wet' ? 'get wet' : 'stay dry'}: P${p} or R${r} at least.${where === 'dry' ? ' Where they get wet it is P4 or R11.' : ''}`,
      rows: rowsNamed('tolerance:stair-slip'),
      support: 0.8,
    },
  ];
}
