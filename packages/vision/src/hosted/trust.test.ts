import { FAMILIES, type Family } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import { combine } from '../consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { calibrate, type DecidedVote, FIRST_TRUST, fitTrust, flatten, type Trust } from './trust.ts';

const context = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
const opinion = (families: Opinion['families']): Opinion => ({
  ...{ families, defects: {}, summary: '', recommendations: [], measurements: [] },
});
const vote = (engineId: string, family: EngineFamily, said: Opinion): Vote => ({
  ...{ engineId, engineName: engineId, family, status: 'voted', opinion: said, elapsedMs: 1 },
});
const certain = (family: Family, trust: Trust = FIRST_TRUST, model = 'm') =>
  vote(`hosted:compatible:${model}`, 'hosted', calibrate(opinion({ [family]: 1 }), trust));
const crowd = (family: Family, trust: Trust = FIRST_TRUST) =>
  ['a', 'b', 'c', 'd'].map((model) => certain(family, trust, model));

/** Numbers that look random and are the same each time. */
function* numbers(): Generator<number> {
  let seed = 7;
  for (;;) {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    yield seed / 2 ** 32;
  }
}

function panels(count: number): Vote[][] {
  const next = numbers();
  const draw = () => next.next().value as number;
  const families = () => {
    const raw = FAMILIES.map(() => draw() ** 4);
    const total = raw.reduce((sum, value) => sum + value, 0);
    return Object.fromEntries(FAMILIES.map((family, at) => [family, (raw[at] ?? 0) / total]));
  };
  return Array.from({ length: count }, () => [
    vote('surface', 'network', opinion(families())),
    vote('texture', 'descriptor', opinion(families())),
    ...(draw() < 0.5 ? [vote('precedent', 'precedent', opinion(families()))] : []),
  ]);
}

describe('without decided findings', () => {
  test('one vote of 1.0 never makes an unsure panel sure, whatever it is for', () => {
    const unsure = panels(1500).filter(
      (votes) => combine(votes, context, SHIPPED_WEIGHTS).outcome === 'not_sure',
    );
    expect(unsure.length).toBeGreaterThan(300);
    for (const votes of unsure) {
      for (const family of FAMILIES) {
        const { outcome, confidence } = combine([...votes, certain(family)], context, SHIPPED_WEIGHTS);
        expect(outcome === 'not_sure' ? 0 : confidence).toBeLessThan(0.75);
      }
    }
  });

  test('four models that all say 1.0 move an unsure panel no further than one does', () => {
    for (const votes of panels(200)) {
      for (const family of FAMILIES) {
        const lone = combine([...votes, certain(family)], context, SHIPPED_WEIGHTS);
        const four = combine([...votes, ...crowd(family)], context, SHIPPED_WEIGHTS);
        expect(four.distribution[family]).toBeCloseTo(lone.distribution[family], 9);
      }
    }
  });

  test('votes of 1.0 alone leave the panel unsure, one as well as four', () => {
    for (const family of FAMILIES) {
      expect(combine([certain(family)], context, SHIPPED_WEIGHTS).outcome).toBe('not_sure');
      expect(combine(crowd(family), context, SHIPPED_WEIGHTS).outcome).toBe('not_sure');
    }
  });

  test('its ranking stays: what it thinks likeliest is still likeliest', () => {
    for (const family of FAMILIES) {
      const flat = flatten({ [family]: 1 }, FIRST_TRUST);
      expect(Math.max(...FAMILIES.map((one) => flat[one]))).toBe(flat[family]);
      expect(FAMILIES.reduce((sum, one) => sum + flat[one], 0)).toBeCloseTo(1, 9);
    }
  });

  test('as sure a vote for something else doesn’t unseat a sure panel', () => {
    const sure = [
      vote('surface', 'network', opinion({ corrosion: 0.95 })),
      vote('texture', 'descriptor', opinion({ corrosion: 0.9 })),
    ];
    const { outcome, family } = combine([...sure, certain('normal')], context, SHIPPED_WEIGHTS);
    expect({ outcome, family }).toEqual({ outcome: 'defect', family: 'corrosion' });
  });
});

describe('learning from decided findings', () => {
  /** Of so many votes of 1.0 for a crack, so many were right. */
  const always = (count: number, right: number): DecidedVote[] =>
    Array.from({ length: count }, (_, at) => ({
      stated: { crack: 1 },
      truth: at < right ? 'crack' : 'normal',
    }));

  test('starts where nothing is known, and a handful changes nothing', () => {
    expect(fitTrust([])).toEqual(FIRST_TRUST);
    expect(fitTrust(always(1, 0)).strength).toBe(FIRST_TRUST.strength);
    expect(fitTrust(always(1, 1)).strength).toBe(FIRST_TRUST.strength);
  });

  test('believes a model that is right more and more, never beyond its word', () => {
    const strengths = [0, 5, 20, 100, 1000].map((count) => fitTrust(always(count, count)).strength);
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
    expect(strengths[4]).toBeGreaterThan(0.8);
    expect(strengths[4]).toBeLessThanOrEqual(1);
  });

  test('stops listening to one that is right no more often than chance', () => {
    expect(fitTrust(always(400, 40)).strength).toBeLessThan(FIRST_TRUST.strength * 0.6);
  });

  test.each([0.3, 0.6, 0.9])('never takes it for surer than it was right: %d of its answers', (share) => {
    for (const count of [3, 10, 40, 300]) {
      const right = Math.round(count * share);
      const trust = fitTrust(always(count, right));
      const believed = flatten({ crack: 1 }, { ...trust, decided: 1000 }).crack;
      // What it is believed at first is a floor, below any share that is worth listening to.
      expect(believed).toBeLessThanOrEqual(
        Math.max(right / count, flatten({ crack: 1 }, FIRST_TRUST).crack) + 0.01,
      );
    }
  });

  test('is more cautious with few findings than with many of the same', () => {
    const few = fitTrust(always(10, 9)).strength;
    const many = fitTrust(always(1000, 900)).strength;
    expect(few).toBeLessThan(many);
  });

  test('four models that earned it count as one against the engines that looked', () => {
    const sure = [
      vote('surface', 'network', opinion({ corrosion: 0.97 })),
      vote('texture', 'descriptor', opinion({ corrosion: 0.95 })),
    ];
    const earned = fitTrust(always(1000, 970));
    const lone = combine([...sure, certain('crack', earned)], context, SHIPPED_WEIGHTS);
    const four = combine([...sure, ...crowd('crack', earned)], context, SHIPPED_WEIGHTS);
    expect(four.distribution.crack).toBeCloseTo(lone.distribution.crack, 9);
  });

  test('a model that earned it can settle what the panel leaves open', () => {
    const doubtful = [vote('surface', 'network', opinion({ crack: 0.4, normal: 0.4 }))];
    expect(combine(doubtful, context, SHIPPED_WEIGHTS).outcome).toBe('not_sure');
    const earned = fitTrust(always(1000, 970));
    const { outcome, family } = combine([...doubtful, certain('crack', earned)], context, SHIPPED_WEIGHTS);
    expect({ outcome, family }).toEqual({ outcome: 'defect', family: 'crack' });
  });
});
