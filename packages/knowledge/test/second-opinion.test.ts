import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dense } from '../evaluate/model/logistic.ts';
import { packNet } from '../evaluate/model/pack-net.ts';
import { pack } from '../evaluate/model/prune.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { ALERT_KINDS, type AlertKind, readAlerts } from '../src/hazards/index.ts';
import { hazardsIn } from '../src/hazards/matching.ts';
import { chancesOf } from '../src/hazards/model/evidence.ts';
import { readStretches } from '../src/hazards/model/features.ts';
import type { Opinion } from '../src/hazards/model/opinion.ts';
import { unpackNet } from '../src/hazards/model/packed-net.ts';
import { LENGTHS, type Net, netScores, SIZE } from '../src/hazards/model/text-net.ts';
import { ANY, OUTPUTS, PLACES, placeOf, unpack } from '../src/hazards/model/weights.ts';
import { Reading } from '../src/hazards/reading.ts';
import { THRESHOLDS, together } from '../src/hazards/two-readings.ts';

const wordsOf = (text: string) => new Reading(text).words.map((word) => word.text).join(' ');

describe('slips of the pen', () => {
  it.each([
    'the glove box',
    'an event in march',
    'renting since june',
    'a fairy ferry',
    'changes to the lanes',
  ])('leaves English words as they are: “%s”', (text) => {
    expect(wordsOf(text)).toBe(text);
  });

  it('mends what is no word', () => {
    expect(wordsOf('the balustarde and the celling')).toBe('the balustrade and the ceiling');
  });

  it.each([
    ['theceiling sags', 'the ceiling sags'],
    ['a gasleak inthekitchen', 'a gas leak in the kitchen'],
    ['the theatre and the gasket', 'the theatre and the gasket'],
  ])('parts what runs on, and no English word: “%s”', (text, parted) => {
    expect(wordsOf(text)).toBe(parted);
  });

  it('reads an apostrophe however the keyboard writes it', () => {
    const read = ["doesn't", 'doesn’t', 'doesnʼt', 'doesn`t'].map((word) =>
      wordsOf(`the gate ${word} latch`),
    );
    expect(new Set(read)).toEqual(new Set(['the gate does not latch']));
  });
});

describe('the second opinion', () => {
  it.each([
    ['my head pounds each night after the wall heater has run for an hour', 'gas'],
    ['the twins cough all night and their wall has gone black and hairy', 'mould_health'],
    ['my toddler worked out the catch and was standing beside the water', 'pool'],
  ] as const)('warns where no rule does: “%s”', (words, kind) => {
    expect(readAlerts({ words }).map((alert) => alert.kind)).toContain(kind);
  });

  it.each(['unit 5 bedroom 2', 'Level 2 east elevation', 'IMG_2034.jpg', 'Kitchen', 'photo 1 of 12'])(
    'says nothing to a caption: “%s”',
    (words) => {
      expect(readAlerts({ words })).toEqual([]);
    },
  );

  it('quotes the person’s own words, whatever made it warn', () => {
    const sentence = 'my head pounds each night after the wall heater has run for an hour';
    const words = `We like the kitchen and the new floor. ${sentence}. The painter comes on Monday.`;
    const alert = readAlerts({ words }).find(({ kind }) => kind === 'gas');
    expect(sentence).toContain(alert?.because);
    expect(alert?.because).toMatch(/head|heater/);
  });

  it('keeps every number of what was trained', () => {
    const entry = fc.record({
      place: fc.nat(PLACES - 1),
      output: fc.nat(OUTPUTS - 1),
      weight: fc.integer({ min: -30, max: 30 }).filter((weight) => weight !== 0),
    });
    const weights = new Float32Array(PLACES * OUTPUTS);
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ place }) => place, minLength: 1 }), (entries) => {
        const kept = new Uint8Array(PLACES);
        for (const { place, output, weight } of entries) {
          kept[place] = 1;
          weights[place * OUTPUTS + output] = weight;
        }
        const model: Dense = { bias: new Float32Array(OUTPUTS).fill(0.5), weights, kept };
        const { rowOf, rows, bias } = unpack(pack(model));
        for (const { place, output, weight } of entries) {
          expect(Math.abs((rows[(rowOf[place] ?? 0) * OUTPUTS + output] ?? 0) - weight)).toBeLessThan(0.5);
          weights[place * OUTPUTS + output] = 0;
        }
        expect(bias[ANY]).toBe(0.5);
      }),
      { numRuns: 20 },
    );
  });

  it('sees the same in a sentence whether or not others stand around it', () => {
    const sentence = 'the ceiling is sagging over the bed';
    const alone = readStretches(new Reading(sentence), placeOf)[0];
    const among = readStretches(new Reading(`All is well. ${sentence}. Thanks.`), placeOf);
    expect(among.map(({ features }) => new Set(features.keys()))).toContainEqual(
      new Set(alone?.features.keys()),
    );
  });
});

describe('the third reading', () => {
  const names = { words: new Map([['gas', 1]]), classes: new Map<string, number>() };
  const random = (length: number, from: number) =>
    Float32Array.from({ length }, (_, at) => Math.sin(at * 1.7 + from) / 4);
  const net = {
    ...Object.fromEntries(Object.entries(LENGTHS).map(([name, length], at) => [name, random(length, at)])),
    table: random(2 * SIZE, 31).fill(0, 0, SIZE),
    ofClass: new Float32Array(SIZE),
  } as Net;
  const empty = { ...net, grams: new Float32Array(LENGTHS.grams) };
  const scores = (text: string, some: Net = net) => netScores(new Reading(text), { net: some, names });

  it('keeps every number of what was trained, to a step', () => {
    const packed = packNet({ net, names });
    const { net: kept, names: keptNames } = unpackNet(packed);
    expect([...keptNames.words]).toEqual([...names.words]);
    for (const part of Object.keys(packed.parts) as (keyof Net)[]) {
      expect(kept[part].length).toBe(net[part].length);
      const furthest = kept[part].reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (net[part][at] ?? 0))),
        0,
      );
      expect(furthest).toBeLessThanOrEqual(packed.parts[part].scale);
    }
  });

  it('reads a word that it doesn’t know by its parts', () => {
    expect(scores('one qua three', empty)).toEqual(scores('one two three', empty));
    expect(scores('one qua three')).not.toEqual(scores('one two three'));
    expect(scores('one gas three', empty)).not.toEqual(scores('one two three', empty));
  });

  it('reads in order, from either end', () => {
    const [early, late] = [scores('gas one two three four five'), scores('one two three four five gas')];
    expect(early.any).not.toBeCloseTo(late.any, 6);
    const deaf = (part: 'loudest' | 'seen') => ({ ...net, [part]: new Float32Array(LENGTHS[part]) });
    for (const some of [deaf('loudest'), deaf('seen')])
      expect(scores('one two gas three', some).any).not.toBeCloseTo(scores('one gas two three', some).any, 6);
  });

  it('says something of nothing', () => {
    expect(scores('')).toEqual({
      any: expect.any(Number),
      whole: expect.any(Number),
      kinds: ALERT_KINDS.map(() => expect.any(Number)),
    });
  });
});

describe('both readings together', () => {
  const words = 'the ceiling is sagging badly';
  const reading = new Reading(words);
  const ruled = hazardsIn(reading);
  const opinion = (any: number, kinds: Partial<Record<AlertKind, number>>): Opinion => {
    const scores = { any, whole: any, kinds: ALERT_KINDS.map((kind) => kinds[kind] ?? -7) };
    return { ...scores, net: scores, clauseOf: () => ({ start: 0, end: 4 }) };
  };
  const kindsOf = (other: Opinion, told = ruled) =>
    together({ reading, ruled: told, opinion: other, isYoung: false }).map(
      ({ hazard }) => HAZARDS[hazard].kind,
    );

  it('keep what a rule found wherever the model is in two minds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 12, noNaN: true }), (any) => {
        expect(kindsOf(opinion(any, { ceiling: 0 }))).toContain('ceiling');
      }),
    );
  });

  it('are never less sure of a kind because a rule speaks of it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        (any, ceiling) => {
          const scores = opinion(any, { ceiling });
          const chance = (told: typeof ruled) =>
            chancesOf({ opinion: scores, ruled: told, words: 5, hushed: 0, asks: false }).kinds.get(
              'ceiling',
            ) ?? 0;
          expect(chance(ruled)).toBeGreaterThanOrEqual(chance([]));
        },
      ),
    );
  });

  it('warn of the likeliest kind where there is surely danger, however unsure which it is', () => {
    expect(kindsOf(opinion(6, { fall: -1, balcony: -1.2, glass: -1.1 }), [])).toContain('fall');
  });

  it('ask for more where the grammar takes the whole text for settled', () => {
    const settled = new Reading('the ceiling was sagging and has since been fixed');
    const heard = { reading: settled, ruled: [], opinion: opinion(6, { ceiling: 4 }), isYoung: false };
    const limits = { ...THRESHOLDS, danger: 0, settled: 1 };
    expect(together(heard, limits)).toEqual([]);
    expect(together({ ...heard, reading }, limits)).not.toEqual([]);
  });

  it('add what the model is sure of', () => {
    expect(kindsOf(opinion(6, { fall: 4 }), [])).toEqual(['fall']);
  });

  it('hush a lone rule where the model is all but certain that it is harmless', () => {
    expect(kindsOf(opinion(-6, { ceiling: -6 }))).toEqual([]);
  });
});

describe('the age of a building', () => {
  const drilled = 'drilled into the bathroom wall to hang a towel rail';
  const kinds = (words: string, year: number, projectWords = '') =>
    readAlerts({ words, projectWords, project: { completionDate: `${year}-06-01` } }).map(({ kind }) => kind);

  it('decides what the model can’t know: drilling warns of asbestos in 1968 and not in 2015', () => {
    expect(kinds(drilled, 1968)).toContain('asbestos');
    expect(kinds(drilled, 2015)).not.toContain('asbestos');
  });

  it.each([
    ['drilled into the eaves, house built back in 72', 'asbestos'],
    ['sanding window paint, built 62', 'lead_paint'],
  ])('is read from two digits where something was built then: “%s”', (words, kind) => {
    expect(readAlerts({ words }).map((alert) => alert.kind)).toContain(kind);
  });

  it('isn’t read from a size: “built 68 mm too low”', () => {
    expect(readAlerts({ words: 'drilled into the eaves, deck built 68 mm too low' })).toEqual([]);
  });

  it('hushes no asbestos that the words name, however young the project', () => {
    expect(kinds('broke an asbestos sheet and there is dust everywhere', 2015)).toContain('asbestos');
  });
});
