/** After a danger that somebody competent settled, or that was another thing, no evacuation is repeated: what must be true is said. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const lastOf = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['smell gas near the stove', 'gas bloke came and swapped the hose, tested, no leak', 'can I cook again'],
  ['I smell gas', 'gas fitter came, found a loose joint, fixed and pressure tested it', 'can we go back in'],
  ['I smell gas in the kitchen', 'never mind it was the bin', 'can I use the stove'],
  ['power point sparks', 'sparky replaced it and tested the circuit', 'ok to use it'],
  [
    'Ceiling’s sagging in the lounge',
    'builder re-sheeted it yesterday, all done',
    'can the kids play in there again',
  ],
  ['the pool gate won’t latch', 'new latch fitted, pool inspector passed it', 'can the kids swim'],
])('%j, %j, %j', async (...messages) => {
  const led = await lastOf(...messages);
  expect(led?.alerts).toEqual([]);
  expect(led?.lead).toBe('');
  expect(led?.text).toMatch(/^\*\*Only /);
  expect(led?.text).toMatch(/comes back|is left/);
  expect(led?.text).not.toMatch(/\b(?:yes|is safe|sound|fine)\b|I don’t know/i);
});

test.each([
  ['smell gas', 'seems ok now', 'can I cook again'],
  ['smell gas', 'my husband had a look, no leak', 'can I cook again'],
  ['smell gas', 'gas fitter came and found a leak', 'can I cook again'],
  ['smell gas', 'gas fitter is coming tomorrow', 'can I cook again'],
  [
    'the CO alarm went off and I have a headache',
    'never mind it was the toast',
    'can I put the heater on again',
  ],
  ['smell gas', 'might have been the bin', 'can I cook again'],
])('not settled: %j, %j, %j', async (...messages) => {
  expect((await lastOf(...messages))?.alerts.map(({ kind }) => kind)).toContain('gas');
});

test('a danger that is told anew is heard again', async () => {
  const led = await lastOf(
    'smell gas',
    'gas guy replaced the hose, tested, no leak',
    'the gas smell is back',
  );
  expect(led?.alerts.map(({ kind }) => kind)).toContain('gas');
});

test('what is asked of something else is answered as ever', async () => {
  const led = await lastOf(
    'smell gas',
    'gas guy replaced the hose, tested, no leak',
    'what is efflorescence',
  );
  expect(led?.text).toMatch(/salt/i);
});

test('a limit that is asked for is told', async () => {
  const led = await lastOf(
    'the pool gate won’t latch',
    'new latch fitted, pool inspector passed it',
    'how high can a riser be',
  );
  expect(led?.text).toMatch(/190 mm/);
});
