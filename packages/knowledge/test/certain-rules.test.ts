import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { ALERT_KINDS, type AlertKind, readAlerts } from '../src/hazards/index.ts';
import { hazardsIn } from '../src/hazards/matching.ts';
import { chancesOf, heardIn } from '../src/hazards/model/evidence.ts';
import type { Opinion } from '../src/hazards/model/opinion.ts';
import { PARSED } from '../src/hazards/parsed-rules.ts';
import { Reading } from '../src/hazards/reading.ts';
import { THRESHOLDS, together } from '../src/hazards/two-readings.ts';

const CERTAIN = PARSED.filter(({ certain }) => certain);
const HAZARDS_OF_CERTAIN = [...new Set(CERTAIN.map(({ hazard }) => hazard))];
const reading = new Reading('one two three four five six');

/** A sentence that a certain rule reads, of every kind. */
const SENTENCES: Readonly<Record<AlertKind, string>> = {
  gas: 'I can smell gas in the kitchen',
  electrical: 'the power point buzzes all night',
  ceiling: 'a broom is holding the ceiling up',
  balcony: 'the deck joists are rotten right through',
  structural: 'the neighbours dig right beside our footing',
  retaining_wall: 'the retaining wall has moved again',
  asbestos: 'the fibro in the shed is smashed',
  lead_paint: 'sanding the paint of our federation house',
  glass: 'the door to the patio is not safety glass',
  fire: 'there is no smoke alarm in the house',
  pool: 'the pool gate does not latch',
  fall: 'only a flyscreen on the third floor and the kids play there',
  mould_health: 'black mould everywhere and the baby coughs',
  sewage: 'raw sewage is coming up in the shower',
};
const HARMLESS = [
  'We like the new kitchen a lot.',
  'The painter comes on Monday.',
  'Thanks for having a look at this.',
  'A tap drips in the laundry.',
  'The colour of the tiles is lovely.',
  'Where do I change the project name?',
  'The agent rang about the lease.',
];

describe('a rule that is certain', () => {
  it('tells of danger now or today; of what can wait only a spa on a balcony, termites that were found, and where a size or signs told together decide', () => {
    const soon = CERTAIN.filter(({ hazard }) => HAZARDS[hazard].urgency === 'soon');
    expect(soon.map(({ hazard, terms }) => [hazard, terms[0]?.classes])).toEqual([
      ['balcony_load', ['spa']],
      ['termites', ['termite']],
      ['termites', ['saidalates']],
      ['termites', ['termite']],
      ['crack', ['crack5']],
      ['crack', ['notegrows']],
      ['crack', ['grew5']],
      ['settlement', ['notesides']],
      ['settlement', ['notesquare']],
      ['settlement', ['soft']],
    ]);
  });

  it('warns of a relief valve that blows steam', () => {
    for (const words of ['hot water relief valve is roaring steam', 'steam roaring from the ptr valve'])
      expect(readAlerts({ words }).map(({ kind }) => kind)).toEqual(['gas']);
  });

  it('warns of a carbon monoxide alarm that went off, whatever became of it', () => {
    for (const words of [
      'the CO alarm went off last night then it stopped',
      'carbon monoxide alarm sounding',
    ])
      expect(readAlerts({ words }).map(({ kind }) => kind)).toContain('gas');
  });

  it('says to unlock a fire door that is chained, and to close one that stands open', () => {
    const titlesOf = (words: string) => readAlerts({ words }).map(({ title }) => title);
    expect(titlesOf('fire door chained shut')).toEqual(titlesOf('the fire exit is padlocked'));
    expect(titlesOf('fire door wedged open')).not.toEqual(titlesOf('fire door chained shut'));
  });

  it('warns of a tingle in the shower that somebody calls fine', () => {
    expect(
      readAlerts({ words: 'electrician reckons a tingle from the shower is fine' }).map(({ kind }) => kind),
    ).toEqual(['electrical']);
  });

  it('exists for every kind of danger', () => {
    expect(new Set(HAZARDS_OF_CERTAIN.map((hazard) => HAZARDS[hazard].kind))).toEqual(new Set(ALERT_KINDS));
  });

  it('has its say against any opinion and threshold, unless it may be outvoted and all but surely is', () => {
    const score = fc.double({ min: -40, max: 40, noNaN: true });
    const scores = fc.record({
      any: score,
      whole: score,
      kinds: fc.array(score, { minLength: ALERT_KINDS.length, maxLength: ALERT_KINDS.length }),
    });
    const least = fc.double({ min: 0, max: 1, noNaN: true });
    const thresholds = fc.record({
      danger: least,
      ruled: least,
      ruledSurely: least,
      ruledInFew: least,
      ruledCertainly: least,
      ruledInTitle: least,
      certainKind: least,
      clauseAlone: least,
      beside: least,
      seldomBeside: least,
      alone: least,
      besideInFew: least,
      ruledBeside: least,
      settled: least,
      firmlySettled: least,
      sharedBeside: least,
      secondRuled: least,
      deniedInFew: least,
      narrow: least,
      framed: least,
      framedAmong: least,
    });
    const told = fc.subarray(HAZARDS_OF_CERTAIN, { minLength: 1 });
    fc.assert(
      fc.property(scores, scores, thresholds, told, fc.boolean(), (words, net, limits, hazards, firm) => {
        const opinion: Opinion = { ...words, net, clauseOf: () => ({ start: 0, end: 1 }) };
        const at = { start: 0, end: 1 };
        const where = { in: reading, span: at, lead: at };
        const ruled = hazards.map((hazard) => ({
          ...{ hazard, because: '', ...where, aged: false, certain: true, firm },
        }));
        const raised = together({ reading, ruled, opinion, isYoung: false }, limits);
        const isHeard = firm || chancesOf(heardIn(reading, opinion, ruled)).danger >= limits.ruledCertainly;
        expect(raised.map(({ hazard }) => hazard)).toEqual(expect.arrayContaining(isHeard ? hazards : []));
      }),
    );
  });

  it('is outvoted at one chance in twenty at most', () => {
    expect(THRESHOLDS.ruledCertainly).toBeLessThanOrEqual(0.05);
  });

  it.each([
    'what’s the fine for no pool fence? just asking for a mate’s assignment',
    'I leaned hard on every balcony post with the engineer standing there. Nothing budged. He signed it off.',
    'the new plaster’s got a little bow by the window, 3 mm on a straight edge',
    'little bit of rust on the pool fence screws, gate shuts and clicks every time',
  ])('is outvoted where all else says that there is no danger: “%s”', (words) => {
    expect(hazardsIn(new Reading(words)).some(({ certain }) => certain)).toBe(true);
    expect(readAlerts({ words })).toEqual([]);
  });

  it.each(Object.entries(SENTENCES))('reads the danger of %s in “%s”', (kind, sentence) => {
    const certain = hazardsIn(new Reading(sentence)).filter((one) => one.certain);
    expect(certain.map(({ hazard }) => HAZARDS[hazard].kind)).toContain(kind);
  });

  it.each([
    [
      'gas',
      'is it normal that the gas bottle is leaking in a brand new display home that we only visited for an hour',
    ],
    [
      'electrical',
      'For the maintenance request form: the neutral is broken, tenant would like it done before the long weekend if possible please',
    ],
    [
      'electrical',
      'the light fitting buzzes and flickers, who should I ring about it and roughly what would they charge to have a look',
    ],
    ['electrical', 'Can you put into the report for lot 12 that the switchboard cover is missing'],
    [
      'electrical',
      'according to the inspection report from last year the tree is leaning on the powerline though nobody since then has mentioned it at all',
    ],
    [
      'fire',
      'hey mate could you add to the list under item four that the exit is locked thanks heaps and talk soon',
    ],
    [
      'gas',
      'please put it into the report for unit 7 that the gas fitter condemned the cooktop and the rest can stay as it was',
    ],
    [
      'fall',
      'write me a letter to the strata manager saying that the window has no restrictor and the bedroom is upstairs and we would like it looked at',
    ],
  ])('is heard in a long sentence about something else: %s in “%s”', (kind, words) => {
    expect(readAlerts({ words }).map((alert) => alert.kind)).toContain(kind);
  });

  it('is heard among harmless sentences, whatever stands before and after', () => {
    const some = fc.array(fc.constantFrom(...HARMLESS), { maxLength: 12 });
    const kinds = fc.subarray([...ALERT_KINDS], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(some, some, kinds, (before, after, told) => {
        const words = [...before, ...told.map((kind) => `${SENTENCES[kind]}.`), ...after].join(' ');
        const raised = readAlerts({ words }).map(({ kind }) => kind);
        expect(raised).toEqual(expect.arrayContaining(told));
      }),
      { numRuns: 40 },
    );
  });
});
