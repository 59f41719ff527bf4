import { describe, expect, it } from 'vitest';
import { DEFECT_NAMES } from '../defects.ts';
import { CLUES } from './clues.ts';
import { MATERIALS } from './concepts/materials.ts';
import { PARTS } from './concepts/parts.ts';
import { SIGNS } from './concepts/signs.ts';
import { WEAK_SIGNS, WORKING_ORDER } from './concepts/working-order.ts';
import { EXAMPLES, NOTHING } from './examples.ts';
import { LONGEST_PHRASE, phraseKey } from './lexicon.ts';

const lanes = [MATERIALS, PARTS, SIGNS, WORKING_ORDER];
const names = lanes.flatMap((lane) => Object.keys(lane));

describe('lexicon', () => {
  it('uses no name for two concepts', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no phrase longer than is looked up', () => {
    const phrases = lanes.flatMap((lane) => Object.values<string>(lane)).flatMap((list) => list.split(', '));
    expect(phrases.filter((phrase) => phraseKey(phrase).split(' ').length > LONGEST_PHRASE)).toEqual([]);
    expect(phrases.filter((phrase) => phraseKey(phrase) === '')).toEqual([]);
  });

  it('calls weak only what is a sign', () => {
    expect([...WEAK_SIGNS].filter((name) => !Object.hasOwn(SIGNS, name))).toEqual([]);
  });
});

describe('clues', () => {
  it('cover the 69 defects', () => {
    expect(CLUES.map(({ defectId }) => defectId).sort()).toEqual(DEFECT_NAMES.map(({ id }) => id).sort());
  });

  it('name only concepts that exist, and never a sign as missing', () => {
    const terms = CLUES.flatMap(({ clues }) =>
      clues.flatMap((clue) => [...clue.terms.flat(), ...clue.spoilers]),
    );
    expect(terms.filter((term) => !names.includes(term.replace('-', '')))).toEqual([]);
    expect(terms.filter((term) => term.startsWith('-') && Object.hasOwn(SIGNS, term.slice(1)))).toEqual([]);
  });

  it('weigh between 1 and 11', () => {
    const weights = CLUES.flatMap(({ clues }) => clues.map((clue) => clue.weight));
    expect(weights.filter((weight) => !(weight >= 1 && weight <= 11))).toEqual([]);
  });
});

describe('examples', () => {
  it('give every defect at least ten, and none twice', () => {
    for (const { id } of DEFECT_NAMES) expect((EXAMPLES[id] ?? []).length, id).toBeGreaterThanOrEqual(10);
    const known = new Set<string>([NOTHING, ...DEFECT_NAMES.map(({ id }) => id)]);
    expect(Object.keys(EXAMPLES).filter((id) => !known.has(id))).toEqual([]);
    const texts = Object.values(EXAMPLES).flat();
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
