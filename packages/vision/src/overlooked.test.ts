import { expect, test } from 'vitest';
import { LOCAL_FAMILIES } from './network/inference.ts';
import { mayBeOverlooked } from './overlooked.ts';
import type { Consensus, Examination, Vote } from './panel.ts';

/** Every surface is marked a little as everything. */
const FAINT = Object.fromEntries(LOCAL_FAMILIES.map((family) => [family, 0.005]));

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
    marked: { shares: { ...FAINT, ...shares }, contrast },
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
  expect(mayBeOverlooked(saw({ corrosion: 0.6, crack: 0.1 }))).toBe(true);
  expect(mayBeOverlooked(saw({ corrosion: 0.01, crack: 0.01, peeling_damp: 0.001 }))).toBe(false);
});

test('asks where cracks, rust, breaks and flaking are each marked a little, and not where they are missing', () => {
  const shares = { corrosion: 0.08, crack: 0.06, spalling: 0.05, peeling_damp: 0.05 };
  expect(mayBeOverlooked(saw(shares))).toBe(true);
  expect(mayBeOverlooked(saw({ ...shares, crack: 0.0005, spalling: 0.0005 }))).toBe(false);
});

test('asks of marks that are faint only where the panel isn’t sure that nothing is there', () => {
  const shares = { corrosion: 0.02, crack: 0.01, spalling: 0.01, peeling_damp: 0.01 };
  expect(mayBeOverlooked(saw(shares))).toBe(false);
  const distribution = { normal: 0.001, not_building: 0.001, crack: 0.998 } as Consensus['distribution'];
  expect(mayBeOverlooked(saw(shares, 0.3, { distribution }))).toBe(true);
});

test('asks for more marks the harder the photo’s contrast is, and as many of a flat photo as of a middling one', () => {
  const shares = { corrosion: 0.05, crack: 0.03, spalling: 0.02, peeling_damp: 0.02 };
  expect(mayBeOverlooked(saw(shares, 0.5))).toBe(true);
  expect(mayBeOverlooked(saw(shares, 0.9))).toBe(false);
  expect(mayBeOverlooked(saw(shares, 0.05))).toBe(mayBeOverlooked(saw(shares, 0.5)));
});

test('asks where the panel is very sure of a defect, and not where it is sure that there is none', () => {
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
