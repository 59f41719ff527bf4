/** Checklist lines: the same answer is a danger after a good state, and none after a fault. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('a good state that isn’t there, and a fault that is', () => {
  it.each([
    ['Pool gate self-closing: N', 'pool'],
    ['Pool gate self-latches? No', 'pool'],
    ['Pool gate: latches - no', 'pool'],
    ['Handrail secure? No', 'fall'],
    ['Handrail - NOK', 'fall'],
    ['Is the handrail secure? No', 'fall'],
    ['Deck railing stable............no', 'fall'],
    ['Pit lid in place? No', 'fall'],
    ['Trip hazards in hallway [Y]', 'fall'],
    ['Missing balusters: 3', 'fall'],
    ['RCD trips: no', 'electrical'],
    ['No exposed wiring: fail', 'electrical'],
    ['Switchboard safe: no - bare wires', 'electrical'],
    ['Exposed wires made safe: no', 'electrical'],
    ['Smoke alarms: 0 of 4 working', 'fire'],
    ['Smoke alarms fitted? None', 'fire'],
    ['Fire exit clear: ✗', 'fire'],
    ['Retaining wall plumb? No, 200 mm out', 'retaining_wall'],
    ['Checklist: cracked glass? yes. Loose rail? no. Gas smell? no.', 'glass'],
    ['Cracked window replaced: N', 'glass'],
    ['Rotten balcony joists [ ] no [x] yes', 'balcony'],
    ['Balcony joists free of rot: No', 'balcony'],
    ['[x] smell of gas at meter', 'gas'],
    ['Smell of gas: no. Hissing at meter: yes', 'gas'],
    ['Cracked glass: no, but the balcony pane has shattered', 'glass'],
    ['Is the rotten balcony safe? Yes', 'balcony'],
    ['Is the deck with rotten joists secure? yes', 'balcony'],
    ['Loose handrail? Yes', 'fall'],
  ])('“%s”', (words, kind) => expect(kindsOf(words)).toContain(kind));

  it('quotes the line as it was written', () => {
    expect(readAlerts({ words: 'Kitchen fine\nPool gate self-closing: N' })[0]?.because).toBe(
      'Pool gate self-closing: N',
    );
  });
});

describe('a fault that isn’t there, and a good state that is', () => {
  it.each([
    'Cracked glass: no',
    'Gas smell: N/A',
    'Gas smell - pass',
    'Sagging ceiling: N',
    'Sagging ceiling [ ] yes [x] no',
    'Ceiling: sagging - no',
    'Exposed wiring | N',
    'Exposed wiring - OK',
    'Unsafe balcony: n/a (no balcony)',
    'No gas smell: Y',
    'Missing balusters: 0',
    'Handrail secure? Yes',
    'Smoke alarms: 4 of 4 working',
    'Live wires exposed: ☐ yes ☒ no',
    'Kitchen: gas smell - no; loose tiles - yes; cracked glass - no',
    'Doors latch: no',
    'Lights working: no',
    'Balc 2: tiles sound, fall 1:80, balustrade 1020 with no movement at 0.75 kN',
    'Cover flap missing on outside double socket, replaced 10:40',
  ])('“%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

it('reads a long line of nothing but spaces and marks in no time', () => {
  const start = performance.now();
  kindsOf(`gas smell ${' '.repeat(4_000)}[ ] ${'.'.repeat(4_000)} yes`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
