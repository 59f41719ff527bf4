import { expect, it } from 'vitest';
import { howMeasured, ratioMeant, wordMeant } from '../src/compose/building-words.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const ask = (message: string) => answer(message, NEW_THREAD, { ...NOTHING_OWN, today: '2026-11-26' });

it('says what a word means, and not where a limit, a cause or a trade is asked for', async () => {
  expect((await ask('what does dpc stand for')).text).toContain('damp-proof course');
  expect((await ask('what on earth is lippage')).text).toContain('higher than the tile next to it');
  for (const other of [
    'what is the limit for lippage',
    'what causes efflorescence',
    'who fixes the flashing',
  ])
    expect(wordMeant(other)).toEqual([]);
});

it('says how a thing is measured, and nothing of what isn’t measured by oneself', async () => {
  expect((await ask('how do i measure lippage')).text).toContain('straightedge');
  expect((await ask('how do i check the fall in my shower')).text).toContain('spirit level');
  for (const other of [
    'how do i check for asbestos',
    'how do i check my builder’s licence',
    'how wide may a crack be',
  ])
    expect(howMeasured(other)).toEqual([]);
});

it('works out a fall in millimetres', () => {
  expect(ratioMeant('what does 1:80 mean in mm')[0]?.text).toContain('12.5 mm');
  expect(ratioMeant('1 in 60 over 3 m, how many mm')[0]?.text).toContain('50 mm');
  expect(ratioMeant('is 1:80 ok')).toEqual([]);
});
