/** Ordinary questions of a trade raise no alert, and the danger that lies beside each still does. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const alerts = (words: string) => readAlerts({ words });

describe('a question that tells of no danger', () => {
  it.each([
    // Words for another language.
    ['translate ‘the beam has cracked’ into vietnamese', 'the beam has cracked, translate that for my crew'],
    [
      'how do you say "the ceiling is about to collapse" in Greek?',
      'the ceiling is about to collapse, how do I say that in Greek?',
    ],
    // Planned work.
    [
      'can i drill a 50mm hole through a floor joist for plumbing?',
      'I drilled a 50mm hole through the joist and it sags',
    ],
    [
      'thinking of cutting the bearer for a duct, ok?',
      'they were cutting the bearer for a duct and it cracked',
    ],
    ['may we notch a rafter to fit a skylight', 'may we notch a rafter, it has already cracked through'],
    [
      'am I allowed to take out a non-loadbearing wall?',
      'can I take out a non-loadbearing wall, the ceiling above sags',
    ],
    // How far out of level.
    [
      'floor in the new room drops about 12 mm from one side of the room to the other, 4 m. is that allowed',
      'floor in the new room drops about 120 mm from one side of the room to the other, 4 m. is that allowed',
    ],
    [
      'the slab falls 9 mm from wall to wall, 3 m. Is that within tolerance?',
      'the slab dropped 40 mm since winter and the wall cracked. Is that within tolerance?',
    ],
  ])('raises nothing for %j, and something for %j', (harmless, danger) => {
    expect(alerts(harmless)).toEqual([]);
    expect(alerts(danger)).not.toEqual([]);
  });
});

describe('a structure of a road', () => {
  it.each([
    'is the concrete barrier on the M1 cracked? saw it driving',
    'the guard rail on the freeway is loose',
  ])('“%s” is told to the road authority, without a step for a building', (words) => {
    const [alert, ...others] = alerts(words);
    expect(others).toEqual([]);
    expect(alert?.call).toMatch(/000.*road authority/);
    expect(alert?.steps.join(' ')).not.toMatch(/temporary barrier|lean|gas/);
  });

  it('takes no alert from a home beside one', () => {
    const [alert] = alerts('the balustrade of our balcony over the highway is loose');
    expect(alert?.call).toMatch(/builder/i);
  });
});
