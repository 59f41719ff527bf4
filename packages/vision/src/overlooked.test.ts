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
  const distribution = { normal: 0.6, not_building: 0.1, crack: 0.3 };
  const unsure = { outcome: 'not_sure', confidence: 0.4, distribution, ...consensus } as Consensus;
  return { votes: [vote], consensus: unsure };
}

test('asks where the network marks much of a photo, also where the panel isn’t sure of any kind', () => {
  expect(mayBeOverlooked(saw({ corrosion: 0.2 }))).toBe(true);
  expect(mayBeOverlooked(saw({ corrosion: 0.01, crack: 0.01, peeling_damp: 0.001 }))).toBe(false);
});

test('asks where rust, cracks and flaking are each marked a little, and not where one is missing', () => {
  expect(mayBeOverlooked(saw({ corrosion: 0.05, crack: 0.04, peeling_damp: 0.03 }))).toBe(true);
  expect(mayBeOverlooked(saw({ corrosion: 0.05, crack: 0.04, peeling_damp: 0.0005 }))).toBe(false);
});

test('asks of marks that are faint only where the panel isn’t sure that nothing is there', () => {
  const shares = { corrosion: 0.02, crack: 0.02, peeling_damp: 0.012 };
  expect(mayBeOverlooked(saw(shares, 0.55))).toBe(false);
  const distribution = { normal: 0.02, not_building: 0.01, crack: 0.97 } as Consensus['distribution'];
  expect(mayBeOverlooked(saw(shares, 0.55, { distribution }))).toBe(true);
});

test('asks where much is broken, and as little of a flat photo as of one of middling contrast', () => {
  expect(mayBeOverlooked(saw({ spalling: 0.4 }))).toBe(true);
  expect(mayBeOverlooked(saw({ spalling: 0.05 }))).toBe(false);
  expect(mayBeOverlooked(saw({ peeling_damp: 0.03 }, 0.05))).toBe(
    mayBeOverlooked(saw({ peeling_damp: 0.03 }, 0.5)),
  );
  expect(mayBeOverlooked(saw({ peeling_damp: 0.03 }, 0.05))).toBe(false);
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
