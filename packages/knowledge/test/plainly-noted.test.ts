import { readAlerts } from '@plumbline/knowledge/hazards';
import { describe, expect, it } from 'vitest';

const kindsIn = (words: string) =>
  readAlerts({ words, project: {}, today: '2026-11-28' }).map(({ kind }) => kind);

describe('what an inspector notes without saying how bad it is', () => {
  it.each([
    'Termite workings noted to roof timbers, extent unknown',
    'We found termites in our skirting boards',
    'live termites found in the door frame',
    'termite damage to hall architrave',
  ])('warns of termites: %s', (words) => {
    expect(kindsIn(words)).toContain('structural');
  });

  it.each([
    'no sign of live termites',
    'Have termites ever been found in this street?',
    'report says no termite workings noted',
    'old termite damage repaired in 2015 and treated',
    'what does termite damage look like',
    'who fixes termite damage',
  ])('doesn’t where there are none: %s', (words) => {
    expect(kindsIn(words)).toEqual([]);
  });

  it.each([
    'No balustrade to deck 1.3 m above ground',
    'No handrail to deck 2 m above ground',
    'No balustrade to verandah',
  ])('warns of a rail that isn’t there: %s', (words) => {
    expect(kindsIn(words)).toContain('fall');
  });

  it.each([
    'No balustrade is required as the deck is 600 high',
    'No balustrade to verandah required, 400 mm above ground',
    'no balustrade to the deck on the drawings yet',
    'no issues with balustrade to balcony',
  ])('doesn’t where none is wanted: %s', (words) => {
    expect(kindsIn(words)).toEqual([]);
  });

  it.each([
    'Live wire behind the kickboard',
    'live wire visible in the gap behind the kickboard',
    'behind the kickboard a live cable',
  ])('warns of a live wire wherever it lies: %s', (words) => {
    expect(kindsIn(words)).toContain('electrical');
  });

  it.each([
    'no live wires found',
    'the live wires were capped off by the sparky in May',
    'how do I tell a live wire from a neutral',
    'Live Wire play the RSL on Saturday',
  ])('doesn’t of one that isn’t there: %s', (words) => {
    expect(kindsIn(words)).toEqual([]);
  });

  it.each([
    'suction cover off the spa',
    'the grille on the pool drain came off in my hand',
    'lid of the spa suction snapped',
  ])('warns of a drain that can hold somebody under water: %s', (words) => {
    expect(kindsIn(words)).toContain('pool');
  });

  it.each([
    'suction hose off the pool cleaner',
    'took the cover off the pool drain to clean it and screwed it back on',
    'spa cover off for the summer',
    'turned the suction off at the pool pump',
  ])('doesn’t of one that is covered: %s', (words) => {
    expect(kindsIn(words)).toEqual([]);
  });
});
