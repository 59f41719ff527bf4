import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const alertsOf = (words: string) => readAlerts({ words }).map(({ kind, urgency }) => `${kind} ${urgency}`);

describe('the words of a danger', () => {
  it.each([
    ['crack off the door corner, door jams now and its got wider since xmas, 3mm', 'structural now'],
    ['crack at the window corner, the door jams and its got wider', 'structural now'],
    ['hairline crack, shows on both sides of the wall', 'structural now'],
    ['6 mm crack on the garage wall', 'structural soon'],
    ['got a 6mm crack on the outside brick, above the window, both sides', 'structural now'],
    ['the door to the flat won’t close by itself any more and it’s the fire one', 'fire today'],
    ['boundary wall is bellying out over the footpath', 'structural now'],
    ['water pooling above the ceiling', 'ceiling now'],
    ['toilet overflows when it rains, stormwater', 'sewage now'],
  ])('are heard, however far apart they stand: “%s”', (words, alert) => {
    expect(alertsOf(words)).toContain(alert);
  });

  it.each([
    'is it getting worse',
    'is it alright to sleep in that room tonight',
    'painting the pool room ceiling, which white do you like',
    'stormwater pit overflows into the garage each time it rains, new townhouse in box hill',
    'let’s crack on with the painting',
    'hairline crack on the ceiling',
    'crack in the garden path from the lemon tree root, 2 mm, flat both sides',
  ])('aren’t guessed where no kind is likely: “%s”', (words) => {
    expect(alertsOf(words)).toEqual([]);
  });
});
