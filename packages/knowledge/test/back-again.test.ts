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

it.each([
  ['the stair treads were replaced in spring but two are loose again', 'fall'],
  ['alarms passed the check last year but none of them make a sound when I test them', 'fire'],
  ['builder filled the brick crack and it has opened wider again', 'structural'],
  ['the balcony rail was tightened by a handyman and it wobbles already', 'fall'],
  ['balcony joists are rotten, the certifier approved it in 2021', 'balcony'],
  ['retaining wall is leaning, signed off at handover', 'retaining_wall'],
  ['mud tubes on the stumps, pest report cleared it last March', 'structural'],
])('%s', (words, kind) => {
  expect(kindsOf(words)).toContain(kind);
});

it.each([
  'the stair treads were replaced in spring and they are solid again',
  'alarms passed the check last year and all sound when I test them',
  'builder filled the brick crack and it has stayed shut since',
  'the retaining wall was leaning, it was rebuilt and signed off',
  'an engineer signed the brick crack off as cosmetic',
  'new balcony joists, the certifier approved them',
  'termite mud tubes on the stumps were treated last March and cleared',
])('%s', (words) => {
  expect(kindsOf(words)).toEqual([]);
});

it('takes what was swept up for no repair of what it fell from', () => {
  expect(kindsOf('a bit of the bedroom ceiling fell and we swept it up')).toContain('ceiling');
  expect(kindsOf('the chimney was dirty and we had it swept in May')).toEqual([]);
});
