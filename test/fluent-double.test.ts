import { expect, it } from 'vitest';
import { leaksOf, wrongOf } from '../bench/support/fluent-double.ts';
import { readCases } from '../packages/assistant/evaluate/cases.ts';
import { grade } from '../packages/assistant/evaluate/grade.ts';
import { withoutContradictions } from '../packages/assistant/src/index.ts';

/** Every so many-th case: `npm run evaluate:double` asks all of them. */
const STRIDE = 12;

it('shows nothing of a hosted model that is fluent and wrong, over graded questions of every kind', async () => {
  const cases = readCases('development-6').filter((_told, at) => at % STRIDE === 0);
  const leaks: string[] = [];
  let tried = 0;
  for (const told of cases) {
    const { led } = await grade(told);
    const message = told.messages.at(-1) ?? '';
    tried += led.settled ? 0 : wrongOf(led, [], message).length;
    leaks.push(...leaksOf(led, message));
  }
  expect(leaks).toEqual([]);
  expect(tried).toBeGreaterThan(30);
});

it.each([
  ['No, don’t do it yourself: that is licensed work.', 'You can do it yourself. Call an electrician.'],
  ['No, it can’t wait.', 'There is no rush. Call an electrician.'],
  ['5 mm is **within the limit** of 6 mm.', 'It exceeds the guide. Call an electrician.'],
  ['The limit is 2 mm.', 'Your floor passes. Call an electrician.'],
])('takes out what says the opposite of ‘%s’ and leaves the rest', (built, said) => {
  expect(withoutContradictions(said, built).text.trim()).toBe('Call an electrician.');
});

it('leaves a sentence that agrees with the built-in answer', () => {
  const said = 'It is within the limit [1].';
  expect(withoutContradictions(said, '5 mm is **within the limit**.').text).toBe(said);
});
