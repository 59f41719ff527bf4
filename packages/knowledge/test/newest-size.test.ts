/** Of two sizes that a text tells of one thing at two times, the newest counts; what grew wide is pressing. */
import { expect, test } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { readMeasurements } from '../src/measurements/index.ts';

const sizes = (text: string) => readMeasurements(text).map(({ attribute, value }) => `${attribute} ${value}`);
const first = (text: string) => sizes(text)[0];

test.each([
  ['crack grew from 3mm to 17mm since may brick veneer nsw', 'crack_width 17'],
  ['I’m no tradie but the crack that was 2 mm in June is 13 mm now', 'crack_width 13'],
  ['crack was 2 mm in July, now 12 mm', 'crack_width 12'],
  ['Crack in the brickwork was 3 mm last year and is 7 mm today', 'crack_width 7'],
  ['brick crack 9 mm now, it was 4 mm at Easter', 'crack_width 9'],
  ['crack used to be 1 mm, it has opened to 6 mm', 'crack_width 6'],
  ['crack has widened from 2 to 5 mm', 'crack_width 5'],
  ['crack went from 2 mm in winter to 8 mm', 'crack_width 8'],
  ['brick crack was 3 mm in March, 7 mm now, NSW', 'crack_width 7'],
  ['tile lippage 3 mm, was 2 mm at handover', 'lippage 3'],
  ['gap was 12 mm, they packed it, now 3 mm', 'gap 3'],
])('%s', (text, newest) => expect(first(text)).toBe(newest));

test.each([
  ['cracks from 2 mm to 4 mm in the hall ceiling', 'crack_width 3'],
  ['crack varies from 1 to 3 mm', 'crack_width 3'],
  ['crack widens from 1 mm to 4 mm', 'crack_width 4'],
  ['crack was 4 mm', 'crack_width 4'],
  ['gap was 4 to 6 mm', 'gap 5'],
  ['the crack is now 5 mm wide', 'crack_width 5'],
])('one time only: %s', (text, size) => expect(sizes(text)).toEqual([size]));

test('over two sentences what it was goes as well', () => {
  expect(sizes('The crack was 2 mm in June. Now it is 14 mm.')).toEqual(['size 14']);
});

test('two things keep their sizes', () => {
  expect(sizes('door gap was 5 mm and the crack is 3 mm now').map((each) => each.split(' ')[1])).toEqual([
    '5',
    '3',
  ]);
  expect(sizes('wall was 6 mm out of plumb, the crack beside it is 3 mm now')).toHaveLength(2);
  expect(sizes('crack 3 mm at the top to 1 mm at the bottom')).toHaveLength(2);
});

const structural = (words: string) =>
  readAlerts({ words }).find(({ kind }) => kind === 'structural')?.urgency;

test.each([
  ['crack that was 2 mm in June is 14 mm now, brick wall'],
  ['Crack was 3 mm in May, now 12 mm'],
  ['brick crack grew from 4mm to 16mm since June'],
])('a crack that grew that wide is acted on now: %s', (words) => expect(structural(words)).toBe('now'));

test.each([['crack was 9 mm in June and is 10 mm now'], ['crack was 2 mm in June and is 3 mm now']])(
  'one that hardly grew isn’t: %s',
  (words) => expect(structural(words)).not.toBe('now'),
);
