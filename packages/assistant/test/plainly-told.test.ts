import { describe, expect, it } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';
import { replyTo, SLAB_WORK } from './conversation.ts';

const own = { ...NOTHING_OWN, today: '2026-11-26' };
async function ask(...messages: string[]) {
  let reply = await answer(messages[0] ?? '', NEW_THREAD, own);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, own);
  return reply;
}

describe('what shares a word with a row and means another thing', () => {
  it.each([
    ['I’m a conveyancer - does the dilapidation report bind the neighbour', /binds nobody by itself/, false],
    ['got a termite barrier sticker from 2009, is it still good', /timber pest inspector/, true],
    ['how thick should the slab be for a garage', /an engineer designs it/, false],
    ['whats a PCI and do i need one before settlement', /practical completion inspection/, false],
    ['the bricklayer left weep holes blocked with mortar, does it matter', /^\*\*Yes, it matters/, false],
  ])('‘%s’ is told by its matter', async (message, told, declined) => {
    const reply = await ask(message);
    expect(reply.text).toMatch(told);
    expect(reply.declined).toBe(declined);
  });

  it.each([
    ['balcony barrier 900 high, is it still good', /below the least allowed/],
    ['crack in the slab, who do i call', /engineer/],
    ['who clears blocked weepholes', /bricklayer/i],
  ])('‘%s’ is answered as before', async (message, told) => {
    expect((await ask(message)).text).toMatch(told);
  });
});

it('goes on from weepholes to how many, and from a flat’s defect to its bond', async () => {
  const { text } = await ask('weep holes blocked with mortar, is that ok', 'how many should there be');
  expect(text).toContain('1.2 m');
  const bond = await ask('2019 apartment in parramatta, balcony leaks', 'is there a bond for that');
  expect(bond.kind).toBe('law.bond');
});

describe('what only tells that nothing is wrong', () => {
  it.each([
    ['no mould anywhere, just a scuff mark', /nothing for me to rate/],
    ['the retaining wall is straight and dry, just wants a coat of paint', /nothing for me to rate/],
    ['the ceiling was sagging but was re-sheeted in august', /I take it as repaired/],
  ])('‘%s’ is taken as told', async (message, told) => {
    const reply = await ask(message);
    expect(reply.text).toMatch(told);
    expect(reply.rows).toEqual([]);
  });

  it.each([
    'the ceiling was sagging and was fixed but it is sagging again',
    'the wall is straight but cracked, just wants a coat of paint',
    'the ceiling was sagging but was re-sheeted, is that ok',
    'no handrail, just a rope',
    'no cracks, just a bulge in the wall',
    'the switchboard was sparking but was fixed by my mate',
    'the deck was rotten but was fixed and now it wobbles',
  ])('‘%s’ isn’t', async (message) => {
    expect((await ask(message)).text).not.toMatch(/nothing for me to rate|take it as repaired/);
  });
});

it('says how sure the answer before is, or the finding that was spoken of', async () => {
  const { text } = await ask('is a 3 mm crack in brick ok', 'how sure are you about that one');
  expect(text).toMatch(/The answer before rests on .*, which is (?:confirmed|likely)/);
  const sure = await replyTo(SLAB_WORK, 'tell me about finding 11', 'how sure are you about that one');
  expect(sure.text).toContain('**80%** sure of slab crack');
});
