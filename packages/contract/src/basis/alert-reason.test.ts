import { expect, it } from 'vitest';
import { whyNoWords } from './alerts.ts';

it.each([
  ['........', false],
  ['..........', false],
  ['fixed', false],
  ['aaaaaaaaaaaa', false],
  ['1234 567 8901', false],
  ['a b c d e f g', false],
  ['it is ok', false],
  ['  it is ok      ', false],
  ['blah blah blah blah', false],
  ['asdf qwer zxcv uiop', false],
  ['test test test test test', false],
  ['Gas fitter replaced the hose and tested it, no leak', true],
  ['Có thợ kiểm tra rồi', true],
])('%j is words: %s', (reason, said) => {
  expect(whyNoWords(reason) === undefined).toBe(said);
});
