import { expect, it, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

async function ask(...messages: string[]) {
  let reply = await answer(messages[0] ?? '', NEW_THREAD, NOTHING_OWN);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, NOTHING_OWN);
  return reply.text;
}

test.each([
  ['our double glazed unit is misty inside, who do I ring', 'glazier', 'remediator'],
  ['cables go up the riser and nobody sealed it, who seals that', 'passive fire', 'stairs'],
  ['does the two years cover a roof that leaks in Canberra', '6 years', 'tolerances'],
  ['what reports does the NSW building bond need', '15 to 18 months', 'footings'],
  ['corridor ceiling height 2.08 m, allowed?', 'below the least allowed', 'Smoke'],
  ['scratches on the window you only see from 0.5 m', 'Normal viewing position', 'legible'],
  [
    '3 mm gap at the skirting above the floorboards in Sydney, keys handed over 5 mths ago',
    '2 mm',
    'don’t know',
  ],
])('‘%s’ isn’t answered with its neighbour', async (message, said, other) => {
  const text = await ask(message);
  expect(text).toContain(said);
  expect(text).not.toContain(other);
});

it('doesn’t judge a retaining wall by the scale of a building’s walls', async () => {
  const text = await ask('crack of 3 mm in the brick wall', 'sorry, it’s a garden wall');
  expect(text).toContain('no crack limit');
  expect(text).not.toContain('category 2');
});

it('denies that a size does away with the engineer', async () => {
  expect(await ask('back me up, an 8 mm crack doesn’t need any engineer')).toMatch(/^\*\*No, a size alone/);
});

it('reads a span of years and a fogged pane for what is asked of them', async () => {
  expect(await ask('does the 5 years warranty cover my ute')).not.toContain('Each state');
  expect(await ask('mist inside the double glazing, does warranty cover it in Vic')).toMatch(/years/);
});

it('goes on with prices where only another thing is named', async () => {
  expect(await ask('what does a report cost', 'and pictures?')).toContain('One credit');
});
