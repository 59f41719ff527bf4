import { FAMILIES } from '@plumbline/knowledge';
import { describe, expect, it, vi } from 'vitest';
import { SHIPPED_WEIGHTS } from './consensus/weights.ts';
import type { Half } from './network/halves.ts';
import { LOCAL_FAMILIES } from './network/inference.ts';
import type { Box, Consensus, Opinion } from './panel.ts';
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
const COLUMNS = 20;
const ROWS = 10;
/** How surely a kind shows in a part of the photo, and next to nothing elsewhere. */
interface Shown extends Box {
  family: (typeof LOCAL_FAMILIES)[number];
  value: number;
}
const SPALLED: Shown = { family: 'spalling', value: 0.9, ...LEFT };
const PEELING: Shown = { family: 'peeling_damp', value: 0.9, ...RIGHT };
const CRACKED: Shown = { family: 'crack', value: 0.9, ...RIGHT };
const opinion = (shown: readonly Shown[]): Opinion => {
  const values = new Map(LOCAL_FAMILIES.map((family) => [family, new Float32Array(COLUMNS * ROWS)]));
  for (const { family, value, x, y, width, height } of shown)
    for (let row = Math.round(y * ROWS); row < Math.round((y + height) * ROWS); row++)
      for (let column = Math.round(x * COLUMNS); column < Math.round((x + width) * COLUMNS); column++)
        values.get(family)?.fill(value, row * COLUMNS + column, row * COLUMNS + column + 1);
  const cells = { columns: COLUMNS, rows: ROWS, values };
  return { families: {}, defects: {}, summary: '', recommendations: [], measurements: [], cells };
};
const also = (
  shown: readonly Shown[],
  changes: Partial<Consensus> = {},
  halves: readonly (readonly [Half, Half])[] = [],
) => alsoSeen(main(changes), [{ ...opinion(shown), halves: async () => [...halves] }], LEFT, SHIPPED_WEIGHTS);
const half = (x: number, changes: Partial<Half['shares']>): Half => ({
  box: { x, y: 0, width: 0.5, height: 1 },
  shares: {
    ...(Object.fromEntries(FAMILIES.map((family) => [family, 0.01])) as Half['shares']),
    ...changes,
  },
});
const HALVES = [half(0, { spalling: 0.9 }), half(0.5, { crack: 0.8 })] as const;

describe('several defects in a photo', () => {
  it('are told apart by kind and place, each with its own outline and confidence', async () => {
    const [crack, ...rest] = await also([SPALLED, CRACKED]);
    expect(rest).toEqual([]);
    expect(crack).toMatchObject({
      region: RIGHT,
      overlayDescription: 'Crack: outlined in the lower right.',
      overlays: [{ kind: 'outline', label: 'Crack' }],
      consensus: { outcome: 'defect', family: 'crack', settledByWords: false, agreement: { basis: 'photo' } },
    });
    expect(crack?.consensus.confidence).toBeLessThan(0.6);
  });

  it('don’t take over what the words measured or contradict', async () => {
    const [crack] = await also([SPALLED, CRACKED]);
    expect(crack?.consensus.measurements).toEqual([]);
    expect(crack?.consensus.mismatch).toBeUndefined();
  });

  it('are two where the photo is nearly all of the first kind and a half shows the other', async () => {
    const { distribution } = main();
    const sure = { distribution: { ...distribution, spalling: 0.97, crack: 0.003 } };
    expect(await also([SPALLED, CRACKED], sure)).toEqual([]);
    expect(await also([SPALLED, CRACKED], sure, [HALVES])).toHaveLength(1);
  });

  it('are two where a level above is given for the first and a half alone shows another kind of it', async () => {
    const level = { family: null, group: 'surface', title: 'Damaged surface' } as const;
    expect(await also([SPALLED, PEELING], level)).toEqual([]);
    const halves = [half(0, { spalling: 0.9 }), half(0.5, { peeling_damp: 0.8 })] as const;
    expect(await also([SPALLED, PEELING], level, [halves])).toMatchObject([
      { region: RIGHT, consensus: { family: 'peeling_damp', group: null } },
    ]);
    // A kind that the level doesn't hold goes first.
    const salts: Shown = { ...PEELING, family: 'efflorescence', y: 0.1, height: 0.2 };
    const below = [half(0, { spalling: 0.9 }), half(0.5, { efflorescence: 0.4 })] as const;
    expect(await also([SPALLED, salts, PEELING], level, [halves, below])).toMatchObject([
      { consensus: { family: 'efflorescence' } },
    ]);
    // The kind that the level stands for most is no second one, and one that is in both halves isn't either.
    expect(await also([SPALLED, PEELING], level, [[halves[0], half(0.5, { spalling: 0.8 })]])).toEqual([]);
    expect(
      await also([SPALLED, PEELING], level, [[half(0, { spalling: 0.6, peeling_damp: 0.3 }), halves[1]]]),
    ).toEqual([]);
  });

  it('are one where the answer is of a defect that shows as both kinds', async () => {
    const steel = {
      family: null,
      defectId: 'exposed_reinforcement',
      title: 'Exposed reinforcement',
    } as const;
    const rusty: Shown = { ...CRACKED, family: 'corrosion' };
    const halves = [half(0, { spalling: 0.9 }), half(0.5, { corrosion: 0.8 })] as const;
    expect(await also([SPALLED, rusty], steel, [halves])).toEqual([]);
  });

  it.each<[string, Shown[], Partial<Consensus>]>([
    ['the second lies on the first', [SPALLED, { ...CRACKED, ...LEFT }], {}],
    [
      'it lies within the finding',
      [
        { ...SPALLED, width: 0.15 },
        { ...CRACKED, x: 0.2, y: 0, width: 0.2 },
      ],
      {},
    ],
    ['it is faint', [SPALLED, { ...CRACKED, value: 0.45 }], {}],
    ['it is a spot', [SPALLED, { ...CRACKED, width: 0.1, height: 0.1 }], {}],
    ['the panel hardly holds it for possible', [SPALLED, { ...CRACKED, family: 'corrosion' }], {}],
    ['it is of the same kind', [SPALLED, { ...CRACKED, family: 'spalling' }], {}],
    [
      'a third kind shows there too',
      [SPALLED, CRACKED, { ...CRACKED, family: 'tile_fault', value: 0.4 }],
      {},
    ],
    ['the first has no place of its own', [{ ...SPALLED, ...RIGHT, value: 0.4 }, CRACKED], {}],
    ['the answer stands for both', [SPALLED, CRACKED], { family: null, group: 'surface' }],
  ])('are one where %s', async (_, shown, changes) => {
    expect(await also(shown, changes)).toEqual([]);
  });

  it.each<[string, Shown[], readonly [Half, Half]]>([
    ['the other kind is in both halves', [SPALLED, CRACKED], [half(0, { crack: 0.3 }), HALVES[1]]],
    ['the first is in both', [SPALLED, CRACKED], [HALVES[0], half(0.5, { crack: 0.6, spalling: 0.3 })]],
    ['the other half is sound', [SPALLED, CRACKED], [HALVES[0], half(0.5, { normal: 0.9 })]],
    ['it hardly shows the other', [SPALLED, CRACKED], [HALVES[0], half(0.5, { crack: 0.3 })]],
    ['no cell shows the other', [SPALLED, { ...CRACKED, value: 0.45 }], HALVES],
  ])('are one where %s', async (_, shown, halves) => {
    const { distribution } = main();
    expect(await also(shown, { distribution: { ...distribution, crack: 0.003 } }, [halves])).toEqual([]);
  });

  it.each<[string, Shown[], Partial<Consensus>, number]>([
    [
      'not looked for in halves where no other kind has a place',
      [SPALLED, { ...CRACKED, value: 0.45 }],
      {},
      0,
    ],
    [
      'looked for in halves where a level above stands for both',
      [SPALLED, CRACKED],
      { group: 'surface', family: null, distribution: { ...main().distribution, spalling: 0.2, crack: 0.7 } },
      1,
    ],
    ['looked for in halves where one has', [SPALLED, CRACKED], {}, 1],
    [
      'not looked for in halves where one stands apart already',
      [SPALLED, CRACKED],
      { distribution: main().distribution },
      0,
    ],
  ])('are %s', async (_, shown, changes, times) => {
    const halves = vi.fn(async () => []);
    const distribution = { ...main().distribution, crack: 0.003 };
    await alsoSeen(
      main({ distribution, ...changes }),
      [{ ...opinion(shown), halves }],
      LEFT,
      SHIPPED_WEIGHTS,
    );
    expect(halves).toHaveBeenCalledTimes(times);
  });

  it('are told where the photo as a whole leaves the kind open', async () => {
    const open = { family: null, group: 'damage', title: 'Some damage, kind not clear' } as const;
    expect((await also([SPALLED, CRACKED], open)).map(({ consensus }) => consensus.family)).toEqual([
      'crack',
    ]);
    const { distribution } = main();
    expect(
      await also([SPALLED, CRACKED], { ...open, distribution: { ...distribution, crack: 0.08 } }),
    ).toEqual([]);
  });

  it('are none where nothing was found', async () => {
    for (const outcome of ['not_sure', 'no_visible_defect', 'not_building'] as const)
      expect(await also([SPALLED, CRACKED], { outcome, family: null })).toEqual([]);
  });
});
