import { FAMILIES, type Family } from '@plumbline/knowledge';
import { describe, expect, it } from 'vitest';
import { SHIPPED_WEIGHTS } from '../consensus/weights.ts';
import { corrected } from '../network/head.ts';
import { type Lesson, learn } from './learn.ts';
import { minimise } from './minimise.ts';
import type { Sample } from './observation.ts';
import { foldsOf, scenesOf } from './split.ts';
import { trainHead } from './train-head.ts';

const SIZE = 8;

/** A photo that lies near one axis; the network takes it for `seen`, by default surely enough to call a wall clean. */
function sample(axis: number, at: number, family: Family, seen: Family, sureness = 5): Sample {
  const embedding = Array.from({ length: SIZE }, (_, k) =>
    k === axis ? 1 : 0.6 * Math.abs(Math.sin(at * 7 + k * k * (at + 1))),
  );
  const length = Math.hypot(...embedding);
  return {
    embedding: embedding.map((value) => value / length),
    scores: FAMILIES.map((one) => (one === seen ? sureness : 0)),
    votes: {},
    family,
    source: `${family}-${axis}`,
    group: `${axis}-${at}`,
  };
}

const many = (count: number, make: (at: number) => Sample) =>
  Array.from({ length: count }, (_, at) => make(at));
const anchors = [
  ...many(30, (at) => sample(0, at, 'crack', 'crack')),
  ...many(30, (at) => sample(1, at + 40, 'normal', 'normal')),
  ...many(30, (at) => sample(2, at + 80, 'vegetation', 'vegetation')),
];
const benchmark = [
  ...many(25, (at) => sample(0, at + 200, 'crack', 'crack')),
  ...many(25, (at) => sample(1, at + 300, 'normal', 'normal')),
  ...many(25, (at) => sample(2, at + 400, 'vegetation', 'vegetation')),
];
const shipped = { head: null, weights: SHIPPED_WEIGHTS };
const lesson = (examples: Sample[], kind: Lesson['kind'] = 'retrain'): Lesson => ({
  kind,
  examples,
  anchors,
  benchmark,
  active: shipped,
  shipped,
});
/** A look that the network takes for a sound wall. */
const salt = (from: number, count: number) =>
  many(count, (at) => sample(4, from + at, 'efflorescence', 'normal', 1.2));

describe('learning', () => {
  it('finds a new look after few photos and keeps what it knew', () => {
    const steps: string[] = [];
    const learned = learn(lesson(salt(500, 20)), (step) => steps.push(step));
    expect(steps.filter((step) => step === 'Measuring on the benchmark')).toHaveLength(1);
    expect(learned.verdict).toMatchObject({ accepted: true, reason: expect.stringContaining('No worse') });
    expect(learned.heldOut?.accuracy).toBeGreaterThan(0.8);
    expect(learned.benchmark.accuracy).toBe(1);
    for (const { embedding, scores } of salt(900, 5)) {
      const now = corrected(scores, embedding, learned.head);
      expect(FAMILIES[now.indexOf(Math.max(...now))]).toBe('efflorescence');
    }
  });

  it('leaves weights and calibration as they ship while all photos are of one look', () => {
    const learned = learn(lesson(salt(500, 26)));
    expect(learned.weights).toEqual(SHIPPED_WEIGHTS);
  });

  it('says nothing of photos far from those that taught it', () => {
    const { head } = learn(lesson(salt(500, 20)));
    const [far] = many(1, () => sample(6, 77, 'corrosion', 'corrosion'));
    expect(
      far &&
        corrected(
          far.scores,
          far.embedding.map((_, k) => (k === 6 ? 1 : 0)),
          head,
        ),
    ).toEqual(far?.scores);
    const everywhere = head && { offset: head.offset, weights: head.weights };
    const near = salt(900, 1)[0];
    expect(near && corrected(near.scores, near.embedding, head)).not.toEqual(near?.scores);
    expect(far && corrected(far.scores, far.embedding, everywhere)).not.toEqual(far?.scores);
  });

  it('rejects what wrong labels teach, and says why', () => {
    const wrong = many(200, (at) =>
      sample(
        at % 3,
        1000 + at,
        (['normal', 'crack', 'crack'] as const)[at % 3] ?? 'crack',
        (['crack', 'normal', 'vegetation'] as const)[at % 3] ?? 'crack',
      ),
    );
    const steps: string[] = [];
    const { verdict } = learn(lesson(wrong), (step) => steps.push(step));
    expect(verdict.accepted).toBe(false);
    // What ships was held closer twice before it was given up.
    expect(steps.filter((step) => step === 'Measuring on the benchmark')).toHaveLength(3);
    expect(verdict.reason).toContain('the active version on 100.0%');
  });

  it('rejects labels that say no more of the photos than chance, though they harm nothing', () => {
    const dealt = (labels: readonly Family[]) =>
      many(150, (at) => ({ ...sample(4 + (at % 3), 2000 + at, labels[at % 3] ?? 'crack', 'normal', 1.2) }));
    const right = dealt(['efflorescence', 'peeling_damp', 'tile_fault']);
    // The same photos and the same labels, a third of each kind of photo under each.
    const wrong = right.map((one, at) => ({
      ...one,
      family: right[(at * 7 + Math.floor(at / 3)) % 3]?.family ?? 'crack',
    }));
    expect(learn(lesson(right)).verdict.accepted).toBe(true);
    const { verdict } = learn(lesson(wrong));
    expect(verdict.accepted).toBe(false);
    expect(verdict.reason).toContain('bear each other out');
  });

  it('changes nothing where nothing was labelled', () => {
    const learned = learn(lesson([]));
    expect(learned.heldOut).toBeNull();
    expect(learned.weights.engines).toEqual(SHIPPED_WEIGHTS.engines);
    for (const row of learned.head?.weights ?? [])
      for (const value of row) expect(Math.abs(value)).toBeLessThan(0.01);
    expect(learned.verdict.accepted).toBe(true);
  });

  it('leaves the head alone when only weights are balanced', () => {
    const head = trainHead(salt(1500, 10).map((one) => ({ sample: one, weight: 1, teaches: 'label' })));
    const active = { head, weights: SHIPPED_WEIGHTS };
    const learned = learn({ ...lesson(salt(500, 12), 'rebalance'), active });
    expect(learned.head).toBe(head);
  });

  it('learns the same from the same photos and tells how far it is', () => {
    const told: number[] = [];
    const once = learn(lesson(salt(500, 20)), (_, done) => told.push(done));
    expect(learn(lesson(salt(500, 20)))).toEqual(once);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('splitting', () => {
  it('keeps a scene in one part, whether it is named or only looks the same', () => {
    const [twin] = salt(1, 1);
    const samples = [...salt(1, 40).map((one, at) => ({ ...one, group: `house-${at % 10}` }))];
    const scenes = scenesOf(twin ? [...samples, { ...twin, group: 'elsewhere' }] : samples);
    const folds = foldsOf(scenes, 5);
    const parts = new Map<string, Set<number>>();
    scenes.forEach((scene, at) => {
      parts.set(scene, (parts.get(scene) ?? new Set()).add(folds[at] ?? -1));
    });
    for (const some of parts.values()) expect(some.size).toBe(1);
    expect(scenes.at(-1)).toBe(scenes[0]);
  });

  it('deals scenes out evenly', () => {
    const folds = foldsOf(
      Array.from({ length: 100 }, (_, at) => `scene ${at}`),
      5,
    );
    for (let part = 0; part < 5; part++) expect(folds.filter((fold) => fold === part)).toHaveLength(20);
  });
});

it('finds the lowest point of a bent valley', () => {
  const lowest = minimise((at, slope) => {
    const [x = 0, y = 0] = at;
    slope[0] = 2 * (x - 3) + 40 * (x - y);
    slope[1] = -40 * (x - y);
    return (x - 3) ** 2 + 20 * (x - y) ** 2;
  }, new Float64Array(2));
  expect(lowest[0]).toBeCloseTo(3, 4);
  expect(lowest[1]).toBeCloseTo(3, 4);
});
