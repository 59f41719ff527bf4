import { describe, expect, it } from 'vitest';
import { readMentions } from './mentions.ts';

const conceptsOf = (text: string) => new Set(readMentions(text).mentions.map((mention) => mention.concept));

describe('readMentions', () => {
  it.each(['no cracks', 'not cracked', 'no visible cracks', 'no sign of cracking', 'without any cracks'])(
    'takes the sign away in "%s"',
    (text) => {
      const reading = readMentions(text);
      expect(conceptsOf(text).has('crack')).toBe(false);
      expect(reading.denied).toBeGreaterThan(0);
    },
  );

  it('reaches over "or" but not over "but"', () => {
    expect(conceptsOf('no cracks or leaks')).not.toContain('leak');
    expect(conceptsOf('no cracks but leaks')).toContain('leak');
  });

  it.each([
    ['no flashing at the wall', '-flashing'],
    ['flashing has been left out', '-flashing'],
    ["the latch doesn't close", '-close'],
    ['floor is not level', '-level'],
    ['downpipe disconnected', '-connect'],
    ['inadequate ventilation', '-vent'],
  ])('reads what is lacking in "%s"', (text, concept) => {
    expect(conceptsOf(text)).toContain(concept);
  });

  it.each(["won't stop leaking", 'not only leaking', 'not sure, it is leaking'])(
    'sees through the negation in "%s"',
    (text) => {
      expect(conceptsOf(text)).toContain('leak');
    },
  );

  it('gives less to what only tells the place', () => {
    const gutter = readMentions('crack near the gutter').mentions.find(({ concept }) => concept === 'gutter');
    expect(gutter?.strength).toBeLessThan(1);
  });

  it('tells a kitchen sink from a sinking house', () => {
    expect(conceptsOf('under the sink')).not.toContain('settle');
    expect(conceptsOf('the house is sinking')).toContain('settle');
  });

  it('knows when words name things but nothing amiss', () => {
    expect(readMentions('photo of the stairs').amiss).toBe(0);
    expect(readMentions('the stairs are uneven').amiss).toBe(1);
    expect(readMentions('nice neat work').praised).toBeGreaterThan(0);
  });
});
