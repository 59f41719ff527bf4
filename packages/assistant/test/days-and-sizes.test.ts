import { expect, it, test } from 'vitest';
import type { OwnFindingSummary, OwnProject } from '../src/account-data.ts';
import { daysSaid } from '../src/aims/days-said.ts';
import { limitWords } from '../src/compose/limit-words.ts';
import { compareFindings } from '../src/compose/project-parts.ts';
import { whenOf } from '../src/compose/when-parts.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';
import { sizesInFigures } from '../src/question/size-words.ts';

/** A Sunday. */
const TODAY = '2026-11-22';

test.each([
  ['anything new since friday', '2026-11-20', TODAY],
  ['what did we find in october', '2026-10-01', '2026-10-31'],
  ['list findings added this november', '2026-11-01', '2026-11-30'],
  ['what was logged last november', '2025-11-01', '2025-11-30'],
  ['found in december', '2025-12-01', '2025-12-31'],
  ['logged on 2 november', '2026-11-02', '2026-11-02'],
  ['since the 10th of november', '2026-11-10', TODAY],
  ['in the last 3 days', '2026-11-19', TODAY],
  ['past couple of weeks', '2026-11-08', TODAY],
  ['this weekend', '2026-11-21', TODAY],
  ['before 3/11/2026', '0000-01-01', '2026-11-02'],
])('‘%s’ is read as the days it means', (text, from, to) => {
  expect(daysSaid(text, TODAY)).toEqual({ from, to });
});

test.each(['this may be mould', 'what should i fix first', 'the deck may sag', 'is 3 mm ok'])(
  '‘%s’ names no days',
  (text) => {
    expect(daysSaid(text, TODAY)).toBeUndefined();
  },
);

test.each([
  ['mine is three mil', 'mine is 3 mm'],
  ['half a millimetre of lippage', '0.5 mm of lippage'],
  ['one and a half mm', '1.5 mm'],
  ['twenty five mm gap', '25 mm gap'],
  ['two cracks and a half built wall', 'two cracks and a half built wall'],
])('‘%s’ has its size in figures', (said, read) => {
  expect(sizesInFigures(said)).toBe(read);
});

test('a limit is found by what people call it', () => {
  expect(limitWords('one riser is 12 mm higher than the next one')).toContain('uniformity');
  expect(limitWords('the gaps between the rods')).toContain('openings');
  expect(limitWords('a crack in the slab')).toBe('');
});

const limitOf = async (message: string) => (await answer(message, NEW_THREAD, NOTHING_OWN)).text;

test('steps that differ too much are told first, though each is allowed', async () => {
  expect(await limitOf('risers range 175 to 188, any drama')).toMatch(/^\*\*Too uneven within one flight/);
  expect(await limitOf('risers go from 170 to 178')).toMatch(/^\*\*Uneven/);
  expect(await limitOf('risers go from 175 to 178')).not.toMatch(/uneven/i);
});

test('a size is judged by the limit of the part that is spoken of', async () => {
  const rail = await limitOf('rail is 850 high, fair?');
  expect(rail).toContain('850 mm is **below the least allowed**');
  expect(rail).toContain('Barrier height');
  expect(rail).not.toMatch(/window|sill/i);
  expect(await limitOf('polished tile lippage 1.8 mm ok')).toContain('beyond the limit');
});

const finding = (id: number, title: string, severity: OwnFindingSummary['severity'], foundOn: string) =>
  ({
    id,
    number: id,
    projectId: 1,
    defectId: null,
    title,
    severity,
    compliance: 'undetermined',
    confidence: 0.8,
    location: '',
    decided: false,
    words: '',
    foundOn,
  }) satisfies OwnFindingSummary;
const project: OwnProject = {
  id: 1,
  name: 'Fig Tree Lane',
  status: 'active',
  state: 'NSW',
  address: '',
  startedOn: '2026-10-01',
  progress: 40,
  defectCount: 2,
  criticalCount: 0,
  toReview: 0,
  touchedOn: '2026-10-01',
  dates: { contractDate: null, approvalDate: null, completionDate: null },
};
const LEAK = finding(11, 'Roof leak', 'high', '2026-11-20');
const DAMP = finding(12, 'Rising damp', 'medium', '2026-11-02');

test('only findings of the days that are asked for are told, and none is said with the newest', () => {
  const told = (text: string) => whenOf(project, [LEAK, DAMP], text, TODAY).parts[0]?.text ?? '';
  expect(told('anything new since friday')).toContain('Roof leak');
  expect(told('anything new since friday')).not.toContain('Rising damp');
  expect(told('what came up today')).toMatch(/Nothing.*Roof leak/s);
  expect(told('what is the oldest one')).toContain('Rising damp');
});

test('of two findings the more urgent is named first', () => {
  expect(compareFindings([DAMP, LEAK])[0]?.text).toMatch(/^\*\*Roof leak is the more urgent\*\*/);
  expect(compareFindings([LEAK])).toEqual([]);
});

test.each([
  ['a rail of 39 inches', 'a rail of 991 mm'],
  ['three foot two high', '965 mm high'],
  ['half an inch', '13 mm'],
  ['a quarter inch crack', '6.4 mm crack'],
  ['6 ft fence', '1.83 m fence'],
  ['one point two metres out', '1.2 metres out'],
  ['the fan does 80 m3/h', 'the fan does 22 l/s'],
  ['found 3 in the kitchen', 'found 3 in the kitchen'],
  ['two inspectors in high vis', 'two inspectors in high vis'],
])('‘%s’ is read as ‘%s’', (said, read) => {
  expect(sizesInFigures(said)).toBe(read);
});

it('judges what is said in feet, as a fall over a run or for a smaller room', async () => {
  const ask = (text: string) => answer(text, NEW_THREAD, NOTHING_OWN);
  expect((await ask('balcony rail is 39 inches high, legal?')).text).toContain('991 mm is **below the least');
  expect((await ask('gutter is 12 m long and falls 15 mm, enough?')).text).toContain('1 in 800');
  expect((await ask('laundry ceiling is 2.15 m, ok?')).text).toContain('2.15 m is **within the limit**');
  expect((await ask('bedroom ceiling is 2.15 m, ok?')).text).toContain('**below the least allowed**');
  expect((await ask('balustrade 980 high, drop is 1.4 m')).text).toContain('980 mm is **below the least');
});

it('takes a corrected size in place of the one before', async () => {
  const first = await answer('crack in my brick wall is 0.5 mm', NEW_THREAD, NOTHING_OWN);
  const second = await answer('sorry fat fingers, thats 5.5', first.thread, NOTHING_OWN);
  expect(second.text).toContain('category 3');
});
