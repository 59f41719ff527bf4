import { FAMILIES, type Family } from '@plumbline/knowledge';
import { describe, expect, it } from 'vitest';
import COATS from '../model/data/coats.json' with { type: 'json' };
import { type Inference, LOCAL_FAMILIES, scoresTogether, together } from './inference.ts';

const scoresOf = (some: Partial<Record<Family, number>>) => FAMILIES.map((family) => some[family] ?? 0);
const at = (scores: readonly number[], family: Family) => scores[FAMILIES.indexOf(family)] ?? Number.NaN;

function inference(columns: number, rows: number, value: number, embedding: number): Inference {
  const values = new Map(
    LOCAL_FAMILIES.map((family) => [family, new Float32Array(columns * rows).fill(value)]),
  );
  return {
    scores: scoresOf({}),
    cells: { columns, rows, values },
    damaged: value,
    marked: {},
    embedding: Float32Array.of(embedding),
  };
}

describe('two networks that look at one photo', () => {
  it('leave a kind of defect that the first was hardly shown to the second', () => {
    const blind = scoresOf({ normal: 8, corrosion: -20 });
    const sees = scoresOf({ corrosion: 6 });
    const both = scoresTogether(blind, sees);
    expect(at(both, 'corrosion')).toBeGreaterThan(at(both, 'normal'));
    expect(at(both, 'corrosion')).toBeCloseTo(at(scoresTogether(scoresOf({}), sees), 'corrosion'), 6);
  });

  it('name a crack that the first sees plainly, though the second sees none', () => {
    const sure = scoresOf({ crack: 6 });
    const blind = scoresOf({});
    expect(at(scoresTogether(sure, blind), 'crack')).toBeGreaterThan(
      at(scoresTogether(sure, blind), 'normal'),
    );
    expect(at(scoresTogether(sure, blind), 'crack')).toBeGreaterThan(
      at(scoresTogether(blind, sure), 'crack'),
    );
  });

  it('hear the second louder on mould, and both', () => {
    const sure = scoresOf({ mould_algae: 6 });
    const open = scoresOf({});
    const [first, second] = [scoresTogether(sure, open), scoresTogether(open, sure)];
    expect(at(second, 'mould_algae')).toBeGreaterThan(at(first, 'mould_algae'));
    expect(at(first, 'mould_algae')).toBeGreaterThan(at(scoresTogether(open, open), 'mould_algae'));
  });

  it('let no network rule a kind out for good', () => {
    const both = scoresTogether(scoresOf({ normal: 500 }), scoresOf({ mould_algae: 8 }));
    expect(at(both, 'mould_algae')).toBeGreaterThan(-6);
    expect(at(both, 'crack')).toBeGreaterThan(-10);
  });

  it('name flaking and damp oftener where the whole photo looks so, and nothing else', () => {
    const open = scoresOf({});
    const [unasked, told, denied] = [undefined, 0.5, -2].map((coats) => scoresTogether(open, open, coats));
    expect(at(told ?? [], 'peeling_damp')).toBeGreaterThan(at(unasked ?? [], 'peeling_damp'));
    expect(at(denied ?? [], 'peeling_damp')).toBeLessThan(at(unasked ?? [], 'peeling_damp'));
    for (const family of FAMILIES.filter((one) => one !== 'peeling_damp'))
      expect(at(told ?? [], family)).toBe(at(unasked ?? [], family));
  });

  it('take what the whole photo says from what the second knows of it', () => {
    const looks = (whole: Float32Array) =>
      at(together(inference(1, 1, 0, 1), { ...inference(1, 1, 0, 2), whole }).scores, 'peeling_damp');
    const towards = Float32Array.from(COATS.weights, (weight) => (weight > 0 ? 1 : 0));
    expect(looks(towards)).toBeGreaterThan(looks(towards.map((one) => 1 - one)));
  });

  it('mark cracks by the finer map and the rest by where the second looked', () => {
    const { cells, embedding } = together(inference(4, 2, 0.2, 1), inference(2, 1, 0.8, 2));
    expect([cells.columns, cells.rows]).toEqual([4, 2]);
    expect(cells.values.get('crack')?.[0]).toBeCloseTo(0.2);
    expect([...(cells.values.get('spalling') ?? [])].map((value) => Math.round(value * 10))).toEqual(
      Array(8).fill(8),
    );
    expect(cells.values.get('mould_algae')?.[7]).toBeCloseTo(0.5);
    expect(embedding[0]).toBe(2);
  });

  it('place each cell of the coarser map where it lies in the photo', () => {
    const coarse = inference(2, 1, 0, 2);
    coarse.cells.values.get('spalling')?.set([0.1, 0.9]);
    const { cells } = together(inference(4, 2, 0, 1), coarse);
    const shown = [...(cells.values.get('spalling') ?? [])].map((value) => Math.round(value * 10));
    expect(shown).toEqual([1, 1, 9, 9, 1, 1, 9, 9]);
  });
});
