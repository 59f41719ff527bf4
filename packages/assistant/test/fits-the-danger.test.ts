/** Below an alert stands only what fits it: no other trade, no other part, no list of other findings. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const SITES = accountOf(
  conversation(
    [],
    JSON.parse(
      readFileSync(new URL('../evaluate/accounts/seeded-sites.json', import.meta.url), 'utf8'),
    ) as Partial<ChatCase>,
  ),
);

test.each([
  ['came home and water runs out of the light fitting, it’s still lit', /landscaper|ponding/i],
  ['bare wires stick out in the kids’ bedroom, can I cover them with tape', /\bNone\b|findings/i],
  ['the popcorn ceiling has asbestos and it’s crumbling, can we use the lounge', /Condensation|finding \d/i],
  ['window in the upstairs bedroom opens right out, how far may it open', /lintel|structural/i],
  ['the lintel over the carport snapped, who do I call', /fire door/i],
])('%s', async (message, stray) => {
  const [led] = await talk([message], SITES);
  expect(led?.alerts).not.toEqual([]);
  expect(`${led?.lead}\n${led?.text}`).not.toMatch(stray);
  expect(led?.alerts.every((alert) => alert.basis === 'words')).toBe(true);
});

test.each([
  ['there are bare wires in the wall, which of my findings say the same'],
  ['pieces fall off the balcony of flat 6, can we sit out there'],
])('%s: what is asked of one’s own still stands', async (message) => {
  const [led] = await talk([message], SITES);
  expect(led?.text).toMatch(/finding/i);
});

test.each([
  ['is it ok to chain the fire exit at night'],
  ['can I block the fire exit with boxes for one night'],
  ['Can we lock the back exit when the shop is shut?'],
  ['is it fine to stack chairs in the fire escape'],
])('%s: never', async (message) => {
  const [led] = await talk([message]);
  expect(led?.alerts.map(({ kind }) => kind)).toEqual(['fire']);
  expect(led?.text).toMatch(/^\*\*No\b/);
  expect(led?.text).not.toMatch(/don’t touch it|until the owners|if you can do it/);
});

test('clearing an exit is never refused', async () => {
  const [led] = await talk(['the fire exit is chained, can I take the chain off myself']);
  expect(led?.text).not.toMatch(/^\*\*No\b/);
});
