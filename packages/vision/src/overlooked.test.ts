import { expect, test } from 'vitest';
import { mayBeOverlooked } from './overlooked.ts';
import type { Consensus, Examination, Vote } from './panel.ts';

/** An examination in which only these numbers say anything. */
function saw(
  shares: Record<string, number>,
  contrast = 0.3,
  consensus: Partial<Consensus> = {},
): Pick<Examination, 'votes' | 'consensus'> {
  const opinion = {
    families: {},
    defects: {},
    summary: '',
    recommendations: [],
    measurements: [],
    marked: { shares, contrast },
  };
  const vote: Vote = {
    engineId: 'surface',
    engineName: 'Surface network',
    family: 'network',
    status: 'voted',
    opinion,
    elapsedMs: 1,
  };
  const unsure = { outcome: 'not_sure', confidence: 0.4, ...consensus } as Consensus;
  return { votes: [vote], consensus: unsure };
}

test('asks where the network marks much of a photo, also where the panel isn’t sure of any kind', () => {
  expect(mayBeOverlooked(saw({ corrosion: 0.2 }))).toBe(true);
  expect(mayBeOverlooked(saw({ corrosion: 0.01, crack: 0.01, peeling_damp: 0.001 }))).toBe(false);
});

test('asks where rust, cracks and flaking are each marked a little, and not where one is missing', () => {
  expect(mayBeOverlooked(saw({ corrosion: 0.02, crack: 0.02, peeling_damp: 0.015 }))).toBe(true);
  expect(mayBeOverlooked(saw({ corrosion: 0.02, crack: 0.02, peeling_damp: 0.0005 }))).toBe(false);
});

test('asks for more marks the harder the photo’s contrast is', () => {
  expect(mayBeOverlooked(saw({ crack: 0.1 }, 0.2))).toBe(true);
  expect(mayBeOverlooked(saw({ crack: 0.1 }, 0.9))).toBe(false);
});

test('asks where the panel is sure of a defect, and not where it is sure that there is none', () => {
  const shares = { crack: 0.001, corrosion: 0.001, peeling_damp: 0.001 };
  expect(mayBeOverlooked(saw(shares, 0.4, { outcome: 'defect', confidence: 0.9 }))).toBe(true);
  expect(mayBeOverlooked(saw(shares, 0.4, { outcome: 'defect', confidence: 0.3 }))).toBe(false);
  expect(mayBeOverlooked(saw(shares, 0.4, { outcome: 'no_visible_defect', confidence: 0.99 }))).toBe(false);
});

test('goes by the panel alone where the network couldn’t look', () => {
  const { consensus } = saw({}, 0, { outcome: 'defect', confidence: 0.9 });
  expect(mayBeOverlooked({ votes: [], consensus })).toBe(true);
  expect(mayBeOverlooked({ votes: [], consensus: { ...consensus, outcome: 'not_sure' } })).toBe(false);
});
