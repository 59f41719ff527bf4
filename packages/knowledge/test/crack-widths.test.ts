import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { Reading } from '../src/hazards/reading.ts';
import { readMeasurements } from '../src/measurements/index.ts';

/** Ways to say how wide a crack in a wall is; % is the width in millimetres. */
const WAYS = [
  'crack in brick wall % mm',
  '% mm crack in the brick wall',
  'stepped crack % mm in brick',
  'crack in the wall, about %mm',
  'crack in wall next to door, approx % mm',
  'crack in brick wall beside the window, about % mm',
  'crack in plasterboard wall % mm',
  'crack in brickwork % mm wide',
  'crack in concrete slab % mm',
];

const urgencyAt = (way: string, width: number) =>
  readAlerts({ words: way.replace('%', String(width)) }).find(({ kind }) => kind === 'structural')?.urgency;

describe('the told width of a crack in a wall (AS 2870 Table C1)', () => {
  it.each(WAYS)('warns of “%s” from 5 mm, at once from 15 mm, and of nothing narrower by itself', (way) => {
    for (const width of [1, 2, 3, 4]) expect([width, urgencyAt(way, width)]).toEqual([width, undefined]);
    for (const width of [5, 6, 8, 10, 12, 14])
      expect([width, urgencyAt(way, width)]).toEqual([width, 'soon']);
    for (const width of [16, 20, 25, 40]) expect([width, urgencyAt(way, width)]).toEqual([width, 'now']);
  });

  it('takes a brick for the width of a crack only where it is compared with one', () => {
    const widths = (text: string) => readMeasurements(text).map(({ value }) => value);
    expect(widths('brick crack 3 mm wide')).toEqual([3]);
    expect(widths('brick crack next to the door')).toEqual([]);
    expect(widths('a crack as wide as a brick')).toHaveLength(1);
  });

  it.each([
    ['crack over the bath was 2 mm in June, now 9 mm', 'soon'],
    ['the crack beside the stairs went from 3 to 18mm since the trench', 'now'],
    ['it was half an inch, the crack over the arch, today it is 2 inches', 'now'],
  ])('warns of what a crack has grown to: “%s”', (words, urgency) => {
    const structural = readAlerts({ words }).filter(({ kind }) => kind === 'structural');
    expect(structural.map((alert) => alert.urgency)).toEqual([urgency]);
  });

  it.each(['crack was 1 mm last year and is 2 mm now', 'crack of 14 mm was filled, now it is 1 mm at most'])(
    'takes no growth to a width that matters from “%s”',
    (words) => {
      const { found } = new Reading(words);
      expect(['grew5', 'grew15'].filter((name) => found.has(name))).toEqual([]);
    },
  );

  it.each([
    '3mm crack and the wall has pushed out like a belly',
    'crack 2mm and the wall rocks when you push it',
    '4mm crack through the bricks, comes out the other side',
    'crack over the garage door was 3mm at xmas and its now 14',
    'cracks of 2 mm and the doors jam since the flood',
  ])('never lets a narrow width calm what else “%s” tells', (words) => {
    expect(readAlerts({ words }).map(({ kind }) => kind)).toContain('structural');
  });
});
