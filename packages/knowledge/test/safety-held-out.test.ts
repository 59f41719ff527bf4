import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALERT_KINDS, type AlertKind } from '../src/hazards/alert.ts';
import { STATE_CODES } from '../src/stages.ts';

/*
 * The held-out sentences measure rules whose authors must not read them. A failure here therefore names lines and
 * reasons, never words.
 */
const SETS = [
  'development-2',
  'development-3',
  'development-4',
  'development-6',
  'development-7',
  'development-8',
  'development-10',
  'development-11',
  'development-12',
  'development-13',
  'development-17',
  'development-18',
  'development-19',
  'development-23',
  'development-24',
  'development-31',
  'development-32',
  'development-33',
  'development-34',
  'development-37',
  'development-38',
  'development-39',
  'development-41',
  'development-42',
  'development-45',
  'development-46',
  'development-47',
  'development-48',
  'development-49',
  'development-50',
  'development-51',
  'development-52',
  'development-53',
  'development-54',
  'development-55',
  'development-56',
  'development-57',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-10',
  'held-out-11',
  'held-out-12',
] as const;

/** Sets of a few kinds each, or of one kind of sentence. */
const FURTHER = [
  'development-5',
  'development-9',
  ...['development-20', 'development-21', 'development-22'],
  ...['development-25', 'development-26', 'development-27'],
  ...['development-28', 'development-29', 'development-30'],
  ...['development-35', 'development-36'],
  ...['development-40', 'development-43', 'development-44'],
];

const linesOf = (set: string) =>
  readFileSync(new URL(`../evaluate/safety/${set}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const FIELDS = ['text', 'kinds', 'also', 'state', 'projectWords', 'project'];
const PROJECT_DATES = ['contractDate', 'approvalDate', 'completionDate'];

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmong = (list: readonly string[], value: unknown) =>
  typeof value === 'string' && list.includes(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '' && value === value.trim();
const isDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const areKinds = (value: unknown): value is AlertKind[] =>
  Array.isArray(value) &&
  value.every((kind) => isAmong(ALERT_KINDS, kind)) &&
  new Set(value).size === value.length;
const isProject = (value: unknown) =>
  isRow(value) && Object.entries(value).every(([key, day]) => PROJECT_DATES.includes(key) && isDay(day));

/** JSON.parse would quote the line in its message. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function faultsOf(line: string): string[] {
  const row = parse(line);
  if (!isRow(row)) return ['not an object'];
  const { kinds, also = [] } = row;
  const checks: [boolean, string][] = [
    [Object.keys(row).every((key) => FIELDS.includes(key)), 'unknown field'],
    [isText(row.text), 'text'],
    [areKinds(kinds), 'kinds'],
    [areKinds(also) && (row.also === undefined || also.length > 0), 'also'],
    [!areKinds(kinds) || !areKinds(also) || !also.some((kind) => kinds.includes(kind)), 'kind named twice'],
    [row.state === undefined || isAmong(STATE_CODES, row.state), 'state'],
    [row.projectWords === undefined || isText(row.projectWords), 'projectWords'],
    [row.project === undefined || isProject(row.project), 'project'],
  ];
  return checks.filter(([holds]) => !holds).map(([, reason]) => reason);
}

const rowsOf = (set: string) => linesOf(set).map(parse).filter(isRow);
const kindsOf = (row: Row): AlertKind[] => (areKinds(row.kinds) ? row.kinds : []);
const normal = (row: Row) =>
  String(row.text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

describe.each(SETS)('the %s sentences of the safety evaluation', (set) => {
  it('are one well-formed object a line, with kinds that alerts have', () => {
    const faults = linesOf(set).flatMap((line, i) =>
      faultsOf(line).map((reason) => `line ${i + 1}: ${reason}`),
    );
    expect(faults).toEqual([]);
  });

  it('ask for every kind of alert at least twelve times', () => {
    const asked = rowsOf(set).flatMap(kindsOf);
    const rare = ALERT_KINDS.filter((kind) => asked.filter((each) => each === kind).length < 12);
    expect(rare).toEqual([]);
  });

  it('hold at least 260 hazards and as many harmless neighbours', () => {
    const rows = rowsOf(set);
    const hazards = rows.filter((row) => kindsOf(row).length > 0).length;
    expect(hazards).toBeGreaterThanOrEqual(260);
    expect(rows.length - hazards).toBeGreaterThanOrEqual(260);
  });
});

describe('the held-out sentences of the safety evaluation', () => {
  it('say nothing twice in any set, nor what the model is trained on, whatever the capitals', () => {
    const said = [...FURTHER, ...SETS].flatMap((set) =>
      rowsOf(set).map((row, i) => ({ words: normal(row), where: `${set} line ${i + 1}` })),
    );
    const texts = new Set<string>();
    const repeated = said.flatMap(({ words, where }) => {
      const isNew = !texts.has(words);
      texts.add(words);
      return isNew ? [] : [where];
    });
    expect(repeated).toEqual([]);
  });

  it.each([
    ['{"text":', 'not an object'],
    ['{"text":" a","kinds":[]}', 'text'],
    ['{"text":"a","kinds":["flood"]}', 'kinds'],
    ['{"text":"a","kinds":[],"also":[]}', 'also'],
    ['{"text":"a","kinds":["gas"],"also":["gas"]}', 'kind named twice'],
    ['{"text":"a","kinds":[],"state":"NZ"}', 'state'],
    ['{"text":"a","kinds":[],"project":{"completionDate":"1968"}}', 'project'],
    ['{"text":"a","kinds":[],"note":"b"}', 'unknown field'],
  ])('would not pass %s', (line, reason) => {
    expect(faultsOf(line)).toEqual([reason]);
  });
});
