import { expect, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const ask = async (message: string) => (await answer(message, NEW_THREAD, NOTHING_OWN)).text;

test.each([
  ['our treads measure 245 mm, is that fine', 'within the limit'],
  ['the goings are only 225 on the stairs inside', 'beyond the limit'],
  ['treads 370 deep, is that a problem', 'beyond the limit'],
])('a tread is judged by the going and not by a barrier: ‘%s’', async (message, verdict) => {
  const text = await ask(message);
  expect(text.indexOf(verdict)).toBeGreaterThanOrEqual(0);
  expect(text).toMatch(/^.{0,60}\*\*Going\*\*/);
  expect(text).not.toContain('below the least');
});

test('a riser and a going said together are each judged by their own limit', async () => {
  const text = await ask('185 riser 220 going, is it legal');
  expect(text).toContain('Riser 185 mm keeps its own');
  expect(text).toContain('Going 220 mm is **beyond the limit**');
  expect(await ask('riser 170, going 250, ok?')).not.toContain('beyond the limit');
});

test('how deep something is says nothing of how high it must be', async () => {
  expect(await ask('bedroom window 1.3 m wide with the sill at 700')).not.toContain('1.3 m is');
  expect(await ask('the handrail is 60 mm wide, is that ok')).not.toMatch(/below the least|within the limit/);
});

test.each([
  'The wall cavity is at 30 °C',
  'wall cavity 140C',
  'riser 180 V',
  'stair riser at 240 volts',
  'the gap in the balustrade reads 130 ppm',
])('a voltage, a temperature or a share of gas is no length: ‘%s’', async (message) => {
  expect(await ask(message)).not.toMatch(/within the limit|beyond the limit|below the least|\d mm is/);
});

test('a neighbour is somebody who lives there, and nobody’s data', async () => {
  expect(await ask('Is storm water in my yard from uphill neighbour my problem?')).not.toContain(
    'other people’s data',
  );
  expect(await ask('can I see my neighbour’s findings')).toContain('other people’s data');
});
