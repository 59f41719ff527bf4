/** What to look at in a stage is told from the taxonomy, the limits and the checklist, where a stage was told. */
import { STAGES } from '@plumbline/knowledge';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { beforeAll, expect, test } from 'vitest';
import { STAGE_LOOKS } from '../src/compose/stage-looks.ts';
import { warmUp } from '../src/index.ts';
import { stageTold } from '../src/turn/stage-told.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

test('every defect is usual in its stage by the taxonomy, and every limit is held', () => {
  for (const { stages, defects, ...more } of Object.values(STAGE_LOOKS)) {
    for (const stage of stages) expect(STAGES.map(({ id }) => id)).toContain(stage);
    for (const id of defects) {
      const usual: readonly string[] = DEFECTS.find((each) => each.id === id)?.stages ?? [];
      expect(
        stages.some((stage) => usual.includes(stage)),
        id,
      ).toBe(true);
    }
    for (const id of 'limits' in more ? more.limits : [])
      expect(TOLERANCES.find((row) => row.id === id)?.confidence).not.toBe('unsure');
  }
});

test.each([
  ['slab went down tuesday', 'slab'],
  ['slab gets poured friday', 'before_pour'],
  ['frames up, plasterers are booked monday', 'before_linings'],
  ['waterproofing done this morning, tiler tomorrow', 'waterproofing'],
  ['painter comes thursday', 'linings'],
  ['painters are finished', 'painting'],
  ['roof is on', 'roofing'],
  ['rooves on', 'roofing'],
  ['plasters up', 'linings'],
  ['chippy reckons hes done', 'frame'],
  ['the brickies start next week', 'frame'],
  ['brickies are nearly done', 'brickwork'],
  ['carpet goes in next week', 'subfloor'],
  ['were at lock up', 'lockup'],
  ['handover is on the 14th', 'handover'],
  ['slab went down tuesday, sparkies start monday', 'slab'],
])('%s', (line, look) => {
  expect(stageTold([line])).toBe(look);
});

test.each([
  'the roof leaks',
  'lovely tiles',
  'tiles are 2 mm out',
  'what are footings',
  'i like the brickwork',
])('%s tells of no stage', (line) => {
  expect(stageTold([line])).toBeUndefined();
});

test.each([
  ['slab got poured on saturday // anything i should have a look at', 'Honeycombing'],
  ['roofers packed up yesterday // what do i check', 'Flashing'],
  ['gyprock is up and set, painters start wednesday // what should i check first', 'screw pops'],
  ['tilers finished today // what should i look for', 'lippage'],
  ['handover is on the 14th // what should i look at', 'External walls and cladding'],
  [
    'membrane went down in the ensuite at lunch, tiler wants to start in the morning // is it dry enough',
    'data sheet',
  ],
  ['waterproofers just left // when can the tiles go down', 'data sheet'],
  ['frames done // when can the brickies start', 'data sheet'],
  ['chippy reckons hes done // how do i know its right', 'racing'],
  ['concreters are coming monday // what do people usually miss', 'ermite'],
  ['frame inspector passed us this morning // so whats next then', 'roof'],
  ['what should i check, the frame went up today', 'racing'],
])('%s', async (told, item) => {
  const answers = await talk(told.split(' // '));
  expect(answers.at(-1)?.declined).toBe(false);
  expect(answers.at(-1)?.text).toContain(item);
});

test.each([
  'roofers packed up yesterday // the ceiling in the hall is sagging // what should i check',
  'slab got poured on saturday // theres a 4mm crack in it // what should i look at',
  'slab got poured on saturday // what should i check in the roof space',
  'tilers finished today // how much is a building inspector',
  'tilers finished today // other thing, what do i check in a contract',
])('%s: asks of something else', async (told) => {
  expect((await talk(told.split(' // '))).at(-1)?.text).not.toContain('look for these');
});
