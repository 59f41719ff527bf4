import type { AnalysisContext, Family } from '@plumbline/knowledge';
import { familyRecall, wilson } from '@plumbline/knowledge/recall';
import { describe, expect, test } from 'vitest';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { combine } from './combine.ts';
import { BARS_ASKED, BARS_SHOWN, barsMayShow } from './observed.ts';
import { SHIPPED_WEIGHTS } from './weights.ts';

const said = (description = ''): AnalysisContext => ({
  description,
  stages: [],
  project: {},
  inspectedOn: '2026-11-27',
});

function vote(engineId: string, family: EngineFamily, parts: Partial<Opinion>): Vote {
  const opinion: Opinion = {
    ...{ families: {}, defects: {}, summary: '', recommendations: [], measurements: [] },
    ...parts,
  };
  return { engineId, engineName: engineId, family, status: 'voted', opinion, elapsedMs: 1 };
}
const sees = (families: Partial<Record<Family, number>>) => vote('surface', 'network', { families });
const answer = (votes: readonly Vote[], words = '') => combine(votes, said(words), SHIPPED_WEIGHTS);

describe('words of a wall that moves', () => {
  const salts = sees({ efflorescence: 0.9, normal: 0.1 });
  const unseen = 'Your words say it bulges or leans. The panel can’t tell it from this photo.';

  test.each(['wall bellying out', 'the brick wall is bulging outward', 'bowed wall with white salts on it'])(
    'are set against a photo of salts: %s',
    (words) => {
      const language = vote('language', 'words', { defects: { efflorescence: 0.8 } });
      expect(answer([salts, language], words).mismatch).toBe(
        `${unseen} The photo looks like: efflorescence.`,
      );
    },
  );

  test('are set against a photo that shows nothing', () => {
    expect(answer([sees({ normal: 0.97 })], 'wall bellying out').mismatch).toBe(unseen);
  });

  test('aren’t where the photo shows a crack, or where they deny it', () => {
    expect(answer([sees({ crack: 0.97 })], 'wall bellying out').mismatch).toBeUndefined();
    expect(answer([salts], 'the wall isn’t bulging, it has white salts').mismatch).toBeUndefined();
  });
});

describe('what words name and the photo is read as something else', () => {
  const words = (defects: Record<string, number>) => vote('language', 'words', { defects });
  const paint = (photo: Vote) =>
    answer([photo, words({ peeling_paint: 0.97 })], 'paint is peeling off the wall').mismatch ?? '';
  const inPlaster = (photo: Vote) =>
    answer([photo, words({ plasterboard_crack: 0.97 })], 'crack in the plaster').mismatch ?? '';

  test('isn’t said not to be there of a kind that the panel seldom finds', () => {
    expect(paint(sees({ spalling: 0.6, peeling_damp: 0.05 }))).toBe(
      'Your words say peeling paint. The panel can’t tell it from this photo. It reads the photo as spalling or broken surface, which is often wrong.',
    );
    expect(paint(sees({ normal: 0.97 }))).toContain('can’t tell');
  });

  test('is said not to be there of a kind that it finds, where nothing like it shows', () => {
    expect(inPlaster(sees({ mould_algae: 0.97 }))).toBe(
      'Your words say a crack in plaster; this photo doesn’t show one. The photo looks like: mould or algae.',
    );
    expect(inPlaster(sees({ not_building: 0.97 }))).toContain('doesn’t show one');
  });

  test('isn’t where something that it is taken for was voted for or marked', () => {
    expect(inPlaster(sees({ spalling: 0.9 }))).toContain('can’t tell');
    const marked = vote('surface', 'network', {
      families: { mould_algae: 0.97 },
      marked: { shares: { crack: 0.2 }, contrast: 0.4 },
    });
    expect(inPlaster(marked)).toContain('can’t tell');
  });

  test('is said of no kind that no photo shows', () => {
    const floor = words({ bouncy_floor: 0.95 });
    expect(answer([sees({ normal: 0.9 }), floor], 'the floor is bouncy').mismatch).toContain('can’t tell');
  });
});

describe('words that deny what the photo shows', () => {
  test('are set against it and agree with nothing', () => {
    const cracked = answer([sees({ crack: 0.97 })], 'not a crack mate its an expansion joint');
    expect(cracked.mismatch).toBe('Your words say that it isn’t a crack; this photo seems to show one.');
    expect(cracked.agreement).toMatchObject({ agreeing: 1, basis: 'photo' });
    const mould = answer([sees({ mould_algae: 0.97 })], 'no mould here, just dirt');
    expect(mould.mismatch).toBe('Your words say that it isn’t mould or algae; this photo seems to show it.');
  });

  test('of steel are set against bars that show', () => {
    const bars = vote('surface', 'network', { families: { spalling: 0.9 }, bars: 0.99 });
    expect(answer([bars], 'no exposed steel, was all repaired').mismatch).toBe(
      'Your words say that no steel shows; this photo seems to show bare steel.',
    );
    expect(answer([bars], 'exposed steel in the soffit').mismatch).toBeUndefined();
  });
});

describe('agreement', () => {
  const words = (defects: Record<string, number>) => vote('language', 'words', { defects });

  test('isn’t one opinion', () => {
    expect(answer([sees({ crack: 0.97 })]).agreement?.text).toBe('Only one check gave an opinion: surface.');
  });

  test('on the kind isn’t agreement on the name that words give', () => {
    const told = answer([sees({ crack: 0.97 }), words({ plasterboard_crack: 0.97 })], 'crack in the plaster');
    expect(told).toMatchObject({ defectId: 'plasterboard_crack', agreement: { agreeing: 2, basis: 'both' } });
    expect(told.agreement?.text).toMatch(
      /^2 of 2 opinions agree on the kind: .* Only your words name it ‘Plasterboard crack’\.$/,
    );
    expect(told.agreement?.sureOf).toBe('Crack');
  });

  test.each([
    ['paint is peeling off the fascia', { peeling_damp: 0.95 }, 'peeling_paint'],
    ['brickwork has cracked in steps', { crack: 0.95 }, 'brick_stepped_crack'],
  ])('leaves the figure to the kind where words name the rest: %s', (text, families, id) => {
    const { agreement } = answer([sees(families), words({ [id]: 0.95 })], text);
    expect(agreement).toMatchObject({ basis: 'both' });
    expect(agreement?.sureOf).toBeTruthy();
  });

  test('leaves the figure to the name where the photo gives it, and to the words where they stand alone', () => {
    const traced = vote('cracks', 'geometry', {
      families: { crack: 0.9 },
      defects: { brick_stepped_crack: 0.9 },
    });
    const both = answer(
      [sees({ crack: 0.97 }), traced, words({ brick_stepped_crack: 0.9 })],
      'stepped brick crack',
    );
    expect(both).toMatchObject({ defectId: 'brick_stepped_crack', agreement: { basis: 'both' } });
    expect(both.agreement).not.toHaveProperty('sureOf');
    expect(answer([sees({ crack: 0.97 })], '').agreement).not.toHaveProperty('sureOf');
    const alone = answer(
      [sees({ mould_algae: 0.93 }), words({ concrete_spalling: 0.9 })],
      'concrete cancer, steel exposed',
    );
    expect(alone.agreement).toMatchObject({ basis: 'words' });
    expect(alone.agreement).not.toHaveProperty('sureOf');
  });

  test('of words and their numbers is what the words say', () => {
    const stated = vote('standards', 'rules', { families: { crack: 0.75 } });
    const gap = words({ window_reveal_gap: 0.66 });
    const other = answer([sees({ crack: 0.97 }), gap, stated], 'gap at the window, 15 mm');
    expect(other.agreement).toMatchObject({ opinions: 2, agreeing: 1, basis: 'photo' });
  });

  test('isn’t told against in the same answer', () => {
    const ties = { ...words({ wall_tie_corrosion: 0.66 }), says: 'Missing or corroded wall ties' };
    const told = answer([sees({ crack: 0.97 }), ties], 'crack both sides of the brick wall');
    expect(told.agreement?.basis).toBe('both');
    expect(told.divergentPoints.join(' ')).not.toContain('lean');
  });

  test('of different kinds is that something is wrong', () => {
    const photo = sees({ crack: 0.36, corrosion: 0.3, mould_algae: 0.3 });
    const green = vote('texture', 'descriptor', { families: { corrosion: 0.33, crack: 0.2 } });
    const some = answer([photo, green]);
    expect(some.group).toBe('damage');
    expect(some.agreement?.text).toMatch(/^2 of 2 opinions see something wrong, not the same kind: /);
  });
});

describe('a family that test photos were often misread as', () => {
  test('is said no surer than that bears out, unless words name the same or bare steel shows', () => {
    const sure = sees({ spalling: 0.98 });
    const { named = 0, said: read = 0 } = familyRecall.spalling ?? {};
    const alone = answer([sure]);
    expect(alone).toMatchObject({ outcome: 'defect', family: 'spalling' });
    expect(alone.confidence).toBeLessThanOrEqual(wilson(named, read)[1]);
    const words = vote('language', 'words', { defects: { concrete_spalling: 0.9 } });
    const told = answer([sure, words], 'concrete cancer');
    expect(told.confidence).toBeGreaterThan(0.85);
    const steel = vote('surface', 'network', { families: { spalling: 0.98 }, bars: 0.99 });
    expect(answer([steel]).confidence).toBeGreaterThan(0.85);
    expect(answer([sees({ crack: 0.97 })]).confidence).toBeGreaterThan(0.85);
  });
});

describe('bare bars', () => {
  const looked = (bars: number, status: Vote['status'] = 'voted') => ({
    ...vote('surface', 'network', { bars }),
    status,
  });

  test('are asked about between a chance of them and what is said to show', () => {
    for (const share of [BARS_ASKED, BARS_SHOWN - 0.001]) {
      expect(barsMayShow([sees({ spalling: 0.9 }), looked(share)])).toBe(true);
      expect(answer([looked(share)]).seen).toEqual([]);
    }
    for (const share of [0, BARS_ASKED - 0.001, BARS_SHOWN, 1])
      expect(barsMayShow([looked(share)])).toBe(false);
    expect(barsMayShow([])).toBe(false);
    expect(barsMayShow([looked(BARS_ASKED), looked(1)])).toBe(false);
    expect(barsMayShow([looked(BARS_ASKED, 'failed')])).toBe(false);
  });
});

test('no photo is clean beside words that may tell of a danger', () => {
  const beside = (words: string) => answer([sees({ normal: 0.97 })], words);
  for (const words of ['living room, north wall', 'kitchen after repaint', 'new render finished last week'])
    expect(beside(words).outcome).toBe('no_visible_defect');
  const { outcome, mismatch } = beside('it hums when I stand near it');
  expect(outcome).toBe('not_sure');
  expect(mismatch).toMatch(/^Your words may tell of a danger/);
});
