/** What is told as news, of any one of its sort or of somebody else’s is no finding of the account; what points at one is. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const OWN = accountOf(
  conversation(
    [],
    JSON.parse(readFileSync(new URL('../evaluate/accounts/seeded-sites.json', import.meta.url), 'utf8')),
  ),
);
const say = async (...messages: string[]) => (await talk(messages, OWN)).at(-1);
const OF_MINE = /your finding|finding \d|flat 6|Marrickville|Wollongong|open on/i;

describe('is asked of nothing recorded', () => {
  it.each([
    'there is a bit of rust weeping out of a balcony edge, how quickly does someone have to see it',
    'who should I ring about a telegraph pole leaning near the front window',
    'how soon must a lintel that has gone rusty be seen to',
    'concrete is flaking under the balcony at my sister’s unit, how urgent is that',
    'does a door that sticks in summer matter',
    'I noticed some mould in the corner of a bathroom ceiling, who deals with it',
    'my deck boards are cupping',
    'our laundry tap keeps dripping',
  ])('%s', async (message) => {
    const reply = await say(message);
    expect(reply?.text).not.toMatch(OF_MINE);
    expect(reply?.lead).not.toMatch(OF_MINE);
    expect(reply?.contextLoaded).toBe(false);
  });
});

describe('is asked of what is recorded', () => {
  it.each([
    ['who do I get for the lintel', /lintel.*finding 4/is],
    ['how long can the slab crack wait', /Your finding, Slab crack/],
    ['there is rust at flat 6, is the balcony there ok to use', /falling masonry/],
    ['how urgent is finding 2 at Wollongong', /rated high|Stepped/],
    ['the ensuite tiles are drummy', /Tile lippage/],
  ])('%s', async (message, told) => {
    const reply = await say(message);
    expect(`${reply?.lead}\n${reply?.text}`).toMatch(told);
    expect(reply?.contextLoaded).toBe(true);
  });
});

describe('an alert that is open in the account', () => {
  it('is told by its finding where no finding is open', async () => {
    const reply = await say('mark the spalling as fine, the agent wants that');
    expect(reply?.lead).toMatch(/open on finding 1, Spalling concrete/);
  });

  it('is none of a thing that is only said to lean or sag like it', async () => {
    expect((await say('the shelf is sagging, it is just cosmetic'))?.lead).toBe('');
  });
});
