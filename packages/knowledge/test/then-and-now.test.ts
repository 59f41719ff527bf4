/** A part of a sentence that tells when a thing was made or mended hushes nothing of what is said of it now. */
import { expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

it.each([
  ['We had the eaves replaced in 2020 and they’re sagging', 'ceiling'],
  ['the eaves that were replaced in 2020 are sagging', 'ceiling'],
  ['the ceiling, plastered last year, is coming down', 'ceiling'],
  ['the ceiling that was redone in 2018 has a big sag in it', 'ceiling'],
  ['the ceiling sheets they hung in 2021 are sagging', 'ceiling'],
  ['the deck my brother fixed in spring wobbles', 'balcony'],
  ['dad built the deck in 2015 and it wobbles', 'balcony'],
  ['the balcony, rebuilt in 2019, is sagging', 'balcony'],
  ['The balcony was rebuilt last year. It’s sagging.', 'balcony'],
  ['the balustrade we had welded last winter is loose', 'fall'],
  ['we had the handrail refixed in 2022 and it’s loose', 'fall'],
  ['the stairs that were rebuilt last year have no handrail', 'fall'],
  ['the retaining wall, which was put in three years ago, leans over the path', 'retaining_wall'],
  ['the retaining wall the neighbour built in 2019 has started to lean', 'retaining_wall'],
  ['the brick fence that a car hit last year is leaning over the footpath', 'structural'],
  ['the carport that was put up last year is sagging', 'structural'],
  ['our pergola, built by the last owner, is coming down', 'structural'],
  ['the switchboard, rewired in 2022, buzzes', 'electrical'],
  ['the switchboard they replaced in 2021 buzzes and smells burnt', 'electrical'],
  ['the gas heater serviced last winter smells of gas', 'gas'],
])('%s', (words, kind) => {
  expect(kindsOf(words)).toContain(kind);
});

it.each([
  'We had the ceiling sagging in 2020 and it was replaced',
  'We had the eaves replaced in 2020 because they were sagging',
  'we had the eaves replaced in 2020 and they look great',
  'the sagging eaves were replaced in 2020',
  'the eaves that were sagging were replaced in 2020',
  'the eaves that were replaced in 2020 are not sagging',
  'the eaves replaced in 2020 are straight',
  'the sagging ceiling, replaced last year, looks great',
  'the deck my brother fixed in spring no longer wobbles',
  'the wobbly deck was fixed by my brother in spring',
  'the loose balustrade we had welded last winter is solid',
  'the balcony that sagged was rebuilt in 2019 and is fine',
  'the chimney, repointed in 2017, is plumb',
  'the heater serviced last winter doesn’t smell',
  'the switchboard rewired in 2022 has safety switches',
  'the photo my brother took in spring is leaning against the wall',
  'the tap replaced last year drips',
  'the door that was fixed last year jams',
  'our parapet mirror in Fremantle is leaning on the sofa',
])('%s', (words) => {
  expect(kindsOf(words)).toEqual([]);
});
