import { FAMILIES } from '@plumbline/knowledge';
import { describe, expect, it } from 'vitest';
import { SHIPPED_WEIGHTS } from './consensus/weights.ts';
import type { Half } from './network/halves.ts';
import type { Region } from './network/regions.ts';
import type { Consensus, Opinion } from './panel.ts';
import { alsoSeen } from './several.ts';

const LEFT = { x: 0, y: 0, width: 0.4, height: 0.5 };
const RIGHT = { x: 0.6, y: 0.4, width: 0.3, height: 0.5 };

const main = (changes: Partial<Consensus> = {}): Consensus => ({
  outcome: 'defect',
  family: 'spalling',
  group: null,
  defectId: null,
  title: 'Spalling or broken surface',
  confidence: 0.7,
  distribution: {
    ...(Object.fromEntries(FAMILIES.map((family) => [family, 0.02])) as Consensus['distribution']),
    spalling: 0.6,
    crack: 0.25,
  },
  candidates: [],
  settledByWords: true,
  mismatch: 'Your words say a floor; this photo doesn’t show one.',
  consensusFactors: [],
  divergentPoints: [],
  advice: [],
  enginesAsked: 6,
  enginesVoted: 4,
  measurements: [{ attribute: 'crack_width', value: 4, unit: 'mm', origin: 'stated' }],
  modelVersion: 'test',
  ...changes,
});
const opinion = (regions: Partial<Region>[]): Opinion => ({
  families: {},
  defects: {},
  summary: '',
  recommendations: [],
  measurements: [],
  regions: regions.map((one) => ({
    family: 'crack',
    strength: 0.9,
    box: RIGHT,
    outlines: [
      [
        [0.6, 0.4],
        [0.9, 0.4],
        [0.9, 0.9],
      ],
    ],
    ...one,
  })),
});
const also = (regions: Partial<Region>[], changes: Partial<Consensus> = {}) =>
  alsoSeen(main(changes), [opinion(regions)], LEFT, SHIPPED_WEIGHTS);

describe('several defects in a photo', () => {
  it('are told apart by kind and place, each with its own outline and confidence', () => {
    const [crack, ...rest] = also([{}]);
    expect(rest).toEqual([]);
    expect(crack).toMatchObject({
      region: RIGHT,
      overlayDescription: 'Crack: outlined in the lower right.',
      overlays: [{ kind: 'outline', label: 'Crack' }],
      consensus: { outcome: 'defect', family: 'crack', settledByWords: false, agreement: { basis: 'photo' } },
    });
    expect(crack?.consensus.confidence).toBeLessThan(0.5);
  });

  it('don’t take over what the words measured or contradict', () => {
    const [crack] = also([{}]);
    expect(crack?.consensus.measurements).toEqual([]);
    expect(crack?.consensus.mismatch).toBeUndefined();
  });

  it('are one where the second lies on the first, is faint, unlikely, or of the same kind', () => {
    expect(also([{ box: LEFT }])).toEqual([]);
    expect(also([{ strength: 0.5 }])).toEqual([]);
    expect(also([{ family: 'corrosion' }])).toEqual([]);
    expect(also([{ family: 'spalling' }])).toEqual([]);
    expect(also([{}], { family: null, group: 'surface' })).toEqual([]);
  });

  const shares = (changes: Partial<Half['shares']>): Half['shares'] => ({
    ...(Object.fromEntries(FAMILIES.map((family) => [family, 0.01])) as Half['shares']),
    ...changes,
  });
  const halves = (
    left: Partial<Half['shares']>,
    right: Partial<Half['shares']>,
    regions: Partial<Region>[] = [],
  ) =>
    alsoSeen(
      main(),
      [
        {
          ...opinion(regions),
          halves: [
            [
              { box: { x: 0, y: 0, width: 0.5, height: 1 }, shares: shares(left) },
              { box: { x: 0.5, y: 0, width: 0.5, height: 1 }, shares: shares(right) },
            ],
          ],
        },
      ],
      LEFT,
      SHIPPED_WEIGHTS,
    );

  it('are two where one half shows another kind and the other half the first', () => {
    const [mould, ...rest] = halves({ spalling: 0.9 }, { mould_algae: 0.8 });
    expect(rest).toEqual([]);
    expect(mould).toMatchObject({
      region: { x: 0.5, width: 0.5 },
      overlayDescription: 'Mould or algae: outlined on the right.',
      consensus: { outcome: 'defect', family: 'mould_algae' },
    });
    expect(mould?.consensus.confidence).toBeLessThan(0.6);
    const [outlined] = halves({ spalling: 0.9 }, { mould_algae: 0.8 }, [
      { family: 'mould_algae', strength: 0.4 },
    ]);
    expect(outlined?.region).toMatchObject({ x: 0.6, y: 0.4 });
  });

  it('are one where the other kind is in both halves, or the first is, or the half is sound', () => {
    expect(halves({ spalling: 0.6, mould_algae: 0.3 }, { mould_algae: 0.8 })).toEqual([]);
    expect(halves({ spalling: 0.9 }, { mould_algae: 0.6, spalling: 0.3 })).toEqual([]);
    expect(halves({ spalling: 0.9 }, { normal: 0.9 })).toEqual([]);
    expect(halves({ spalling: 0.9 }, { mould_algae: 0.3 })).toEqual([]);
  });

  it('are none where nothing was found', () => {
    for (const outcome of ['not_sure', 'no_visible_defect', 'not_building'] as const)
      expect(also([{}], { outcome, family: null })).toEqual([]);
  });
});
