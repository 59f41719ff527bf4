import { CHAT_LIMITS } from '@plumbline/contract';
import { expect, test } from 'vitest';
import { askedBefore, type Said } from './asked-before.ts';

const asked = (content: string): Said => ({ type: 'user', content });

test('what a person asked is read again in its order, and no answer', () => {
  expect(
    askedBefore([asked('gas smell'), { type: 'ai', content: 'Get out.' }, asked('who do I call')]),
  ).toEqual(['gas smell', 'who do I call']);
});

test('of a long conversation the end is read, and no more than one request may cost', () => {
  const long = Array.from({ length: 15 }, (_, at) => asked(`${at} ${'crack '.repeat(600)}`));
  const read = askedBefore([...long, asked('and who pays')]);
  expect(read.at(-1)).toBe('and who pays');
  expect(read.join('').length).toBe(CHAT_LIMITS.historyRead);
  expect(read.length).toBe(3);
});
