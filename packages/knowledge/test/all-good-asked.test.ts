/** 'All good?' behind a danger asks of it; without the mark it says that the danger is over. */
import { expect, test } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kinds = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

test.each([
  ['relief valve on the hot water leaked, so I put a plug in it. all good?', 'gas'],
  ['capped the tpr valve to stop the drip. is it all good now?', 'gas'],
  ['the ceiling is sagging. all good?', 'ceiling'],
  ['wires are bare behind the switch. no issues?', 'electrical'],
  ['wires are bare behind the switch. all good or what?', 'electrical'],
  ['retaining wall is leaning out. all fine?', 'retaining_wall'],
  ['bare wires hanging, all good with tape on it?', 'electrical'],
])('%s', (words, kind) => {
  expect(kinds(words)).toContain(kind);
});

test.each([
  'gas smell in the kitchen, plumber came and it is fixed. all good now. when is the next visit?',
  'ceiling was sagging last year and has been replaced. all good?',
  'there was a gas leak. all good now.',
])('%s is over', (words) => {
  expect(kinds(words)).toEqual([]);
});
