import { type AnalysisContext, FAMILIES, type Family, type Measurement } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { combine } from './combine.ts';
import { fallenMayShow, isHoled, isStained, seenIn } from './observed.ts';
import { combineTogether } from './together.ts';
import { SHIPPED_WEIGHTS } from './weights.ts';

const context: AnalysisContext = { description: '', stages: [], project: {}, inspectedOn: '2026-11-24' };

function vote(engineId: string, family: EngineFamily, parts: Partial<Opinion>): Vote {
  const opinion: Opinion = {
    ...{ families: {}, defects: {}, summary: `${engineId} says so.`, recommendations: [], measurements: [] },
    ...parts,
  };
  return { engineId, engineName: engineId, family, status: 'voted', opinion, elapsedMs: 1 };
}

type Sight = Partial<Record<Family, number>>;
const photo = (families: Sight, parts: Partial<Opinion> = {}) => ({
  votes: [
    vote('surface', 'network', { families, ...parts }),
    vote('texture', 'descriptor', { families }),
    vote('language', 'words', { defects: {} }),
  ],
});
const CLOSE_UP: Sight = { spalling: 0.97 };
const NOTHING: Sight = { normal: 0.98 };
const together = (...photos: { votes: Vote[] }[]) => combineTogether(photos, context, SHIPPED_WEIGHTS);

describe('all photos of a finding together', () => {
  test('of one photo say what that photo says', () => {
    const one = photo(CLOSE_UP);
    const { family, confidence, distribution } = combine(one.votes, context, SHIPPED_WEIGHTS);
    const answer = together(one).consensus;
    expect(answer).toMatchObject({ family, outcome: 'defect' });
    expect(answer.confidence).toBeCloseTo(confidence, 4);
    for (const each of FAMILIES) expect(answer.distribution[each]).toBeCloseTo(distribution[each], 4);
  });

  test('that show nothing never outvote one that plainly shows damage, however many they are', () => {
    for (const others of [1, 3, 23]) {
      const sound = Array.from({ length: others }, () => photo(NOTHING));
      for (const photos of [
        [photo(CLOSE_UP), ...sound],
        [...sound, photo(CLOSE_UP)],
      ]) {
        const { consensus, best, shares } = together(...photos);
        expect(consensus).toMatchObject({ outcome: 'defect', family: 'spalling' });
        expect(best).toBe(photos.findIndex(({ votes }) => votes[0]?.opinion?.families.spalling));
        expect(shares[best]).toBeGreaterThan(0.75);
      }
    }
  });

  test('let a close-up count more than an overview that shows little', () => {
    const { shares, best } = together(photo({ normal: 0.6, spalling: 0.3 }), photo(CLOSE_UP));
    expect(best).toBe(1);
    expect(shares[1]).toBeGreaterThan(2 * (shares[0] ?? 1));
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 9);
  });

  test('are never surer than the surest of them, so that taking a photo twice proves nothing', () => {
    const faint: Sight = { corrosion: 0.6, spalling: 0.25 };
    const once = together(photo(faint)).consensus;
    const often = together(...Array.from({ length: 12 }, () => photo(faint))).consensus;
    expect(often.confidence).toBeCloseTo(once.confidence, 6);
    expect(often.agreement).toEqual(once.agreement);
  });

  test('count engines and no photos where agreement is told', () => {
    const { consensus, votes } = together(photo(CLOSE_UP), photo(CLOSE_UP), photo(CLOSE_UP));
    expect(votes.map(({ engineId }) => engineId)).toEqual(['surface', 'texture', 'language']);
    expect(consensus).toMatchObject({ enginesAsked: 3, agreement: { opinions: 2, agreeing: 2, asked: 3 } });
  });

  test('that show different damage leave open which it is', () => {
    const { consensus } = together(photo({ mould_algae: 0.95 }), photo({ corrosion: 0.95 }));
    expect(consensus.family === null || consensus.confidence < 0.6).toBe(true);
    expect(consensus.outcome).not.toBe('no_visible_defect');
  });

  test('keep the widest of what was measured, and the words once', () => {
    const width = (value: number): Measurement => ({
      ...{ attribute: 'crack_width', unit: 'mm', value, origin: 'measured_on_photo', text: `${value} mm` },
    });
    const { consensus } = together(
      photo(CLOSE_UP, { measurements: [width(6)] }),
      photo(CLOSE_UP, { measurements: [width(2)] }),
    );
    expect(consensus.measurements.map(({ value }) => value)).toEqual([6]);
  });

  test('go on with the engines that answered where one failed on a photo', () => {
    const failed = photo(CLOSE_UP);
    const [, ...rest] = failed.votes;
    const broken: Vote = {
      ...{ engineId: 'surface', engineName: 'surface', family: 'network' as const, elapsedMs: 1 },
      ...{ status: 'failed', reason: 'Failed, so the panel went on without it.' },
    };
    const { votes } = together({ votes: [broken, ...rest] }, photo(CLOSE_UP));
    expect(votes[0]).toMatchObject({ status: 'voted', says: 'Spalling or broken surface' });
  });

  const inBothOrders = <T>(one: T, other: T): [T, T][] => [
    [one, other],
    [other, one],
  ];

  test.each([
    ['a dark opening', { holed: 1 }, isHoled],
    ['a brownish patch', { stained: 2 }, isStained],
  ] as const)('that are clean but for %s on one of them settle nothing, in either order', (_, parts, is) => {
    // Without it the very same photos are clean, so it is this that takes the answer away.
    expect(together(photo(NOTHING), photo(NOTHING)).consensus.outcome).toBe('no_visible_defect');
    for (const photos of inBothOrders(photo(NOTHING), photo(NOTHING, parts))) {
      const { consensus, votes } = together(...photos);
      expect(consensus.outcome).toBe('not_sure');
      expect(is(votes)).toBe(true);
    }
  });

  test('lose no danger that only a photo without plain damage shows', () => {
    const dangers = { holed: 1, stained: 1, fallen: 0.9, bars: 0.99 };
    const sound = Array.from({ length: 60 }, () => photo(NOTHING));
    const plain = photo({ spalling: 0.8, normal: 0.2 });
    // So many that their mean settles nothing: the one that plainly shows damage decides by itself.
    const alone = together(...sound, plain);
    expect(alone.shares.at(-1)).toBeLessThan(0.6);
    expect(alone.votes[0]?.opinion?.families.spalling).toBeGreaterThan(0.7);
    for (const photos of inBothOrders(plain, photo(NOTHING, dangers))) {
      const { consensus, votes } = together(...sound, ...photos);
      expect(consensus).toMatchObject({ outcome: 'defect', family: 'spalling' });
      expect([isHoled(votes), isStained(votes), fallenMayShow(votes)]).toEqual([true, true, true]);
      expect(seenIn(votes, undefined)).toEqual(['exposed_reinforcement']);
    }
  });

  test('of a sound wall stay without a defect', () => {
    const { consensus } = together(photo(NOTHING), photo(NOTHING));
    expect(consensus.outcome).not.toBe('defect');
  });
});
