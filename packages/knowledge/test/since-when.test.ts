/** A date or a repair in one part of a sentence says nothing of what another part tells of now. */
import { expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

it.each([
  ['the balcony has been sagging since the deck was rebuilt last year', 'balcony'],
  ['there is a smell of gas since the stove was moved last year', 'gas'],
  ['no handrail on the stairs since they were replaced last year', 'fall'],
  ['no gate on the pool since the fence was replaced last winter', 'pool'],
  ['the ceiling has been sagging since last year', 'ceiling'],
  ['there are bare wires where the oven was taken out last year', 'electrical'],
  ['the retaining wall that was rebuilt last year is leaning', 'retaining_wall'],
  ['the handrail which the builder refixed in May is wobbly', 'fall'],
])('%s', (words, kind) => {
  expect(kindsOf(words)).toContain(kind);
});

it.each([
  'no smell of gas since the regulator was replaced last year',
  'no cracks since the house was restumped last year',
  'the balcony has been fine since the rotten joists were replaced last year',
  'the leaning wall that was rebuilt last year is straight',
  'the ceiling was sagging when we bought in 2019',
  'the switchboard that was replaced in 2019 has RCDs and is quiet',
  'there was a smell of gas last year',
])('%s', (words) => {
  expect(kindsOf(words)).toEqual([]);
});
