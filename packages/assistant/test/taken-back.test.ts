/** A danger that the next message takes back doesn't lead again, and what that message asks is answered; what is left of it does. */
import { beforeAll, expect, test } from 'vitest';
import { warmUp } from '../src/index.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const lastOf = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['I can smell gas', 'false alarm, it was the neighbour’s compost. What is the riser limit?', /190 mm/],
  [
    'there’s a hiss from the bayonet',
    'no sorry that was the kettle, nothing at the bayonet, the gasfitter checked it and it’s tight. What is efflorescence?',
    /salt/i,
  ],
  [
    'the smoke alarm in the hall is dead',
    'I tested it again and it works. How long is the warranty in NSW?',
    /6 years/,
  ],
  [
    'sewage is coming up in the yard',
    'the plumber cleared the drain this morning, all good. What is the riser limit?',
    /190 mm/,
  ],
  [
    'the retaining wall leans',
    'checked it with a level, it’s plumb to 2 mm. What is the riser limit?',
    /190 mm/,
  ],
  [
    'the ceiling is sagging 30 mm',
    'fixed last week, new sheet in. How long is the warranty in NSW?',
    /6 years/,
  ],
])('%j, %j', async (danger, message, answered) => {
  const led = await lastOf(danger, message);
  expect(led?.alerts).toEqual([]);
  expect(led?.lead).toBe('');
  const [first = '', ...rest] = led?.text.split('\n\n') ?? [];
  expect(first).toMatch(/^I repeat no alarm, .*comes back/);
  expect(rest.join('\n')).toMatch(answered);
});

test.each([
  ['I can smell gas', 'he only looked. What is the riser limit?'],
  ['I can smell gas', 'it still smells. What is the riser limit?'],
  ['I can smell gas', 'false alarm, it was the compost, but it still smells. What is the riser limit?'],
  ['I can smell gas', 'it was the neighbour’s compost? What is the riser limit?'],
  ['I can smell gas', 'the gas fitter is coming tomorrow. What is the riser limit?'],
  ['I can smell gas', 'the plumber said over the phone it’s fixed. What is the riser limit?'],
  ['I can smell gas', 'the gas fitter fixed it and the smell is back. What is the riser limit?'],
  ['the CO alarm went off and I have a headache', 'false alarm, it was the toast. What is the riser limit?'],
  ['the smoke alarm in the hall is dead', 'I tested it and it doesn’t work. What is the riser limit?'],
  ['sewage is coming up in the yard', 'the plumber hasn’t cleared the drain. What is the riser limit?'],
  ['the retaining wall leans', 'checked it with a level, it’s out 60 mm. What is the riser limit?'],
  ['the retaining wall leans', 'checked it with a level, it’s plumb to 40 mm. What is the riser limit?'],
  ['the retaining wall leans', 'it looks straight to me. What is the riser limit?'],
  ['the ceiling is sagging 30 mm', 'fixed for now with a prop. What is the riser limit?'],
  ['the ceiling is sagging 30 mm', 'it was the compost. What is the riser limit?'],
])('what is left: %j, %j', async (danger, message) => {
  expect((await lastOf(danger, message))?.lead).not.toBe('');
});

test('of two dangers one that is mended ends neither', async () => {
  const led = await lastOf(
    'I smell gas and the ceiling is sagging 40 mm',
    'false alarm, it was the compost. What is the riser limit?',
  );
  expect(led?.alerts.map(({ kind }) => kind).sort()).toEqual(['ceiling', 'gas']);
});

test('who would use it again is told what has to be true, never yes', async () => {
  const led = await lastOf('smell gas', 'gas guy replaced the hose, tested, no leak. Can I cook now?');
  expect(led?.text).toMatch(/^\*\*Only once /);
});

test('a danger that is told after it leads again', async () => {
  const led = await lastOf(
    'I can smell gas',
    'false alarm, it was the compost. What is the riser limit?',
    'the gas smell is back',
  );
  expect(led?.alerts.map(({ kind }) => kind)).toContain('gas');
});
