import { describe, expect, test } from 'vitest';
import { listOf } from '../src/facts/fact.ts';
import { factAsked } from '../src/facts/fact-asked.ts';
import { FACTS, nameOfFact } from '../src/facts/facts.ts';
import { NEW_THREAD } from '../src/index.ts';
import { talk } from './conversation.ts';

test('no two rows claim the same question', () => {
  const claims = FACTS.flatMap((fact) =>
    listOf(fact.thing).flatMap((thing) =>
      listOf(fact.aspect).map((aspect) =>
        [thing, aspect, ...[...(fact.of ?? [])].sort(), fact.state ?? 'any state'].join(' '),
      ),
    ),
  );
  expect(claims.filter((claim, at) => claims.indexOf(claim) !== at)).toEqual([]);
});

test('what is told of a state is told without one as well', () => {
  // Who may take asbestos out is said by its hazard.
  const elsewhere = new Set(['removing_asbestos']);
  const ofStates = FACTS.filter((fact) => 'answer' in fact && fact.state !== undefined);
  const alone = ofStates.filter(
    ({ thing, aspect }) =>
      !FACTS.some(
        (other) =>
          other.state === undefined &&
          listOf(other.thing).includes(listOf(thing)[0] ?? 'wall') &&
          listOf(other.aspect).includes(listOf(aspect)[0] ?? 'any'),
      ),
  );
  expect(alone.map(({ thing }) => listOf(thing)[0]).filter((thing) => !elsewhere.has(thing ?? ''))).toEqual(
    [],
  );
});

test('each row has a name of its own', () => {
  const names = FACTS.map(nameOfFact);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('what a question asks of another thing has no row of its neighbour', () => {
  test.each([
    'how far apart are the cracks in the weepholes wall',
    'finding 3, how wide is the articulation joint',
    'the gutter leaks, how often does that happen',
    'how thick is the ice on the slab of beef and how do i cook it on the barbecue tonight',
    'the slab is 100 mm thick',
    'how high should a towel rail hang above the carpet',
  ])('‘%s’', (message) => {
    expect(factAsked(message, NEW_THREAD)).toBeUndefined();
  });
});

test('a misspelt name is read', () => {
  expect(factAsked('artculation joint width?', NEW_THREAD)).toBe(
    factAsked('articulation joint width?', NEW_THREAD),
  );
  expect(factAsked('articulation joint width?', NEW_THREAD)).toBeDefined();
});

test('what follows without a thing keeps the thing before it', async () => {
  const [, spacing] = await talk(['what is a weephole for', 'and how far apart?']);
  expect(spacing?.text).toMatch(/1\.2 m|1200 mm/);
  const [, often] = await talk(['what does a gutter do', 'how often should it be cleaned?']);
  expect(often?.text).toMatch(/^\*\*Twice a year/);
});
