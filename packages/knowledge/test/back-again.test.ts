/** What was mended and is back is there now; what was mended and looks good again isn't. */
import { expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

it.each([
  ['the retainer was replaced in 2020 but bulging again', 'retaining_wall'],
  ['ceiling was fixed in autumn but drooping again', 'ceiling'],
  ['gas fitting replaced last week but hissing again', 'gas'],
])('%s', (words, kind) => {
  expect(kindsOf(words)).toContain(kind);
});

it.each([
  'retaining wall was rebuilt and is straight again',
  'ceiling was refixed and is flat again',
  'gas leak was repaired, heater works again',
  'deck was repaired in spring and is solid again',
  'switchboard replaced, the lights are working again',
])('%s', (words) => {
  expect(kindsOf(words)).toEqual([]);
});
