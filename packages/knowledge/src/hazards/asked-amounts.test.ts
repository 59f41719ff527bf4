import { describe, expect, it } from 'vitest';

import { statedOfAmounts } from './asked-amounts.ts';
import { readAlerts } from './read-alerts.ts';

/** A question that names a danger of one's own, its kind, and the same question without the state. */
const PAIRS = [
  [
    'How many guests can the verandah hold with two joists rotted through?',
    'balcony',
    'How many guests can a verandah hold?',
  ],
  ['what weight can a rotten balcony take', 'balcony', 'what weight can a balcony take'],
  [
    'How heavy a spa can I put on a deck whose posts have rotted at the base?',
    'balcony',
    'How heavy a spa can a deck carry?',
  ],
  ['what size fuse for a board that sparks', 'electrical', 'what size fuse for a board'],
  ['how many points on one circuit, ours sparks', 'electrical', 'how many points on one circuit'],
  [
    'How many amps can I run through a burnt power point?',
    'electrical',
    'How many amps can I run through a power point?',
  ],
  ['Do I need a certificate for a point that smokes?', 'electrical', 'Do I need a certificate for a point?'],
  [
    'SA: how long do I have to claim for wiring that shocks us?',
    'electrical',
    'SA: how long do I have to claim for wiring?',
  ],
  [
    'how long does wiring take to dry after a flood, it’s crackling',
    'electrical',
    'how long does wiring take to dry',
  ],
  [
    'How many cylinders can stand beside the stove that leaks gas?',
    'gas',
    'How many cylinders can stand beside the stove?',
  ],
  [
    'How long does a gas certificate last for a cooktop that leaks?',
    'gas',
    'How long does a gas certificate last for a cooktop?',
  ],
  ['At what ppm do I leave if the heater already gives 120 ppm?', 'gas', 'At what ppm do I leave?'],
  [
    'how often should a flue be cleaned, ours glows red and the wall smokes',
    'fire',
    'how often should a flue be cleaned, ours is new',
  ],
  [
    'How many smoke alarms must a house have when every one of ours is dead?',
    'fire',
    'How many smoke alarms must a house have?',
  ],
  [
    'How high must a balustrade be? Ours came off on Sunday.',
    'fall',
    'How high must a balustrade be? Ours is 1 m.',
  ],
  [
    'How wide must the landing be where the rail has come away from the wall?',
    'fall',
    'How wide must the landing be where the stair turns?',
  ],
  [
    'What’s the minimum height for a pool fence with two panels on the ground?',
    'pool',
    'What’s the minimum height for a pool fence?',
  ],
  [
    'How many tonnes can I park above a leaning retaining wall?',
    'retaining_wall',
    'How many tonnes can I park above a retaining wall?',
  ],
  [
    'How many bags of cement may I stack under a cracked beam?',
    'structural',
    'How many bags of cement may I stack under a beam?',
  ],
  [
    'How thick a crack in a beam is safe? Ours is 10 mm and growing',
    'structural',
    'How thick a crack in a beam is safe?',
  ],
  [
    'how often should stumps be checked, three of ours have fallen over',
    'structural',
    'how often should stumps be checked, ours are sound',
  ],
  [
    'How high can I stack timber on a floor with termite-eaten joists?',
    'structural',
    'How high can I stack timber on a floor?',
  ],
  [
    'How many bags can I fill with fibro that I broke up with a hammer?',
    'asbestos',
    'How many bags can I fill with leaves?',
  ],
  [
    'How many square metres of fibro may I smash myself? I’ve done twelve already.',
    'asbestos',
    'How many square metres of turf may I lay myself? I’ve done twelve already.',
  ],
  [
    'What’s best to clean up after I smashed the fibro eaves?',
    'asbestos',
    'What’s best to clean up after I painted the eaves?',
  ],
] as const;

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('a danger in a question of an amount, an age, an interval or a paper', () => {
  it.each(PAIRS.map(([words, kind]) => [words, kind]))('is heard: ‘%s’', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    ...PAIRS.map(([, , plain]) => plain),
    'How much did you pay to have a cracked slider made good? mine was done in a morning',
    'How many people can a deck hold that was rebuilt last year?',
    'How high must a fence be around a pool that is 400 deep?',
    'How many degrees is a stair that climbs 2.7 m over 3.2?',
    'How deep is a trench for a gas pipe that runs under the drive?',
    'How many coats of paint does a wall with hairline cracks need?',
    'How long does a builder have to come back for a door that has dropped 3 mm?',
    'How much should I pay for a place where the neighbours have a leaning fence?',
    'Is there a warranty on the cracked tiles in the shower?',
    'What height must the handrail be on the stair where the carpet is worn?',
    'What is the definition of the height of a leaning retaining wall?',
  ])('is not where the thing has no such state: ‘%s’', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });

  it('is sought a few times only, however long the text', () => {
    const long = 'How many people on a deck with rotten posts that has cracked, ours leans? '.repeat(400);
    expect(statedOfAmounts(long)).toHaveLength(12);
  });
});
