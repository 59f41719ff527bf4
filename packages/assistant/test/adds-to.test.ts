import { expect, it } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const OWN = { ...NOTHING_OWN, today: '2026-11-26' };
/** The conversation as the server keeps it: with the last message. */
async function ask(...messages: string[]) {
  let thread = NEW_THREAD;
  let reply = await answer(messages[0] ?? '', thread, OWN);
  for (const [at, message] of messages.slice(1).entries()) {
    thread = { ...reply.thread, told: messages[at] ?? '' };
    reply = await answer(message, thread, OWN);
  }
  return reply;
}

it('asks of the size that was told before whether it is ok', async () => {
  const { text } = await ask('crack in the brick wall 4 mm', 'is that ok?');
  expect(text).toContain('4 mm');
  expect(text).toContain('within the limit');
  expect((await ask('lippage is 3 mm', 'is that ok')).text).toContain('beyond the limit');
});

it('reads what corrects the question before together with it, and only where that changes the answer', async () => {
  expect((await ask('max fall to a shower waste', 'no sorry the least fall')).text).toContain('1:80');
  expect((await ask('max fall to a shower waste', 'no sorry the flibbertigibbet')).declined).toBe(true);
});

it('a size between bars isn’t judged by how high the rail is', async () => {
  const { text } = await ask('1m high rail on a balcony, ok?', 'and 150 between the bars');
  expect(text).not.toContain('below the least');
});

it('a material rules out what another one has', async () => {
  expect((await ask('brick wall cracking from the window to the ground, who do i call')).text).not.toContain(
    'plasterboard',
  );
  expect((await ask('tiles in the hallway rattle when you walk, which trade')).text).toMatch(/tiler/i);
  expect((await ask('my heater makes a funny noise')).text).toContain('gas fitter');
});
