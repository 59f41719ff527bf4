/** What follows a danger in a conversation is answered from the danger, and from no row. */
import { expect, test } from 'vitest';
import { dangerousOf, talk } from './conversation.ts';

/** The last answer to these messages, had as the server has them. */
async function lastOf(...messages: string[]) {
  const led = (await talk(messages)).at(-1);
  if (!led) throw new Error('No messages');
  return led;
}

const kinds = (led: { alerts: readonly { kind: string }[] }) => led.alerts.map(({ kind }) => kind);

test('no conversation after a danger is answered dangerously', async () => {
  expect(await dangerousOf('development-15')).toEqual([]);
});

test('whether to stay is answered from the danger', async () => {
  const led = await lastOf('i can smell gas', 'is it safe to stay here tonight');
  expect(kinds(led)).toContain('gas');
  expect(led.text).toMatch(/^\*\*No, not until a licensed gas fitter/);
  expect(led.rows).toEqual([]);
});

test('getting away, calling and turning off never get a no', async () => {
  for (const asked of [
    'should we leave',
    'should we stay somewhere else tonight',
    'can i turn it off at the meter',
    'should i open the windows',
    'do i need to call 000',
    'can we wait outside',
    'can we sleep at my mums',
  ]) {
    const led = await lastOf('i can smell gas', asked);
    expect(kinds(led), asked).toContain('gas');
    expect(led.text, asked).not.toMatch(/^\*\*No\b/);
  }
});

test('a danger stays the conversation’s past another question, until it is over', async () => {
  const law = await lastOf('i can smell gas', 'how long is the warranty in nsw', 'can we sleep here though');
  expect(kinds(law)).toContain('gas');
  expect(law.text).toMatch(/^\*\*No\b/);
  const over = await lastOf('i can smell gas', 'the gas fitter came and fixed it');
  expect(over.alerts).toEqual([]);
  const later = await lastOf(
    'i can smell gas',
    'the gas fitter came and fixed it',
    'how long is the warranty in nsw',
  );
  expect(later.alerts).toEqual([]);
});

test('what has stopped, or will be fixed, isn’t over', async () => {
  for (const said of [
    'it stopped',
    'the gas fitter will fix it tomorrow',
    'its not fixed yet',
    'i fixed it myself',
  ]) {
    const led = await lastOf('i can smell gas', said, 'can we sleep here');
    expect(kinds(led), said).toContain('gas');
  }
});

test('what gets worse is read with what was said before', async () => {
  const led = await lastOf('wet patch on the ceiling', 'its bulging now', 'can i just poke a hole in it');
  expect(kinds(led)).toContain('ceiling');
  expect(led.text).toMatch(/^\*\*No\b/);
});

test('whether a house is safe, with nothing known, is asked back', async () => {
  const led = await lastOf('is it safe to stay in the house?');
  expect(led.kind).toBe('ask');
  expect(led.text).toMatch(/smell gas/);
  expect(led.rows).toEqual([]);
});

test('a crack that takes a finger is an engineer’s before any trade’s', async () => {
  for (const asked of [
    'can a plasterer fix a crack i can put my finger in?',
    'can a renderer patch a crack that takes my thumb?',
  ]) {
    const led = await lastOf(asked);
    expect(kinds(led), asked).toContain('structural');
    expect(led.text, asked).toMatch(/^\*\*No, a structural engineer before a/);
  }
});

test('half a year counts', async () => {
  const { text } = await lastOf('can i claim in sa after 5 and a half years');
  expect(text).toMatch(/has probably run out/);
  expect((await lastOf('can i claim in sa after 4 and a half years')).text).toMatch(/may still be running/);
});

test('how far waterproofing reaches from an open shower is no height of a wall', async () => {
  const { rows } = await lastOf('waterproofing 1500 mm from an open shower?');
  expect(rows.map(({ id }) => id).join(' ')).toContain('wet-unenclosed');
  const wall = await lastOf('shower walls waterproofed to 1700, ok?');
  expect(wall.rows.map(({ id }) => id).join(' ')).toContain('wet-shower-wall');
});
