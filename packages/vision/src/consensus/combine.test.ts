import { type AnalysisContext, FAMILIES, type Family } from '@plumbline/knowledge';
import { familyRecall } from '@plumbline/knowledge/recall';
import { describe, expect, test } from 'vitest';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { combine } from './combine.ts';
import { type ConsensusWeights, consensusWeightsSchema, SHIPPED_WEIGHTS } from './weights.ts';

const weights: ConsensusWeights = {
  version: 'test',
  engines: { surface: 1, crack: 0.6, texture: 0.4, language: 0.8 },
  otherEngines: { hosted: 0.8, default: 0.5 },
  sharedFamily: 0.6,
  temperature: 1,
  bias: {},
  overlooked: {},
  thresholds: {
    defect: 0.5,
    normal: 0.5,
    notBuilding: 0.6,
    words: 0.6,
    anyDefect: 0.85,
    leading: 0.4,
    clean: 0.77,
    group: 0.6,
  },
  calibration: [
    [0, 0],
    [1, 1],
  ],
};

function said(description = '', stages: AnalysisContext['stages'] = []): AnalysisContext {
  return { description, stages, project: {}, inspectedOn: '2026-11-21' };
}

function vote(engineId: string, family: EngineFamily, parts: Partial<Opinion>): Vote {
  const opinion: Opinion = {
    ...{ families: {}, defects: {}, summary: `${engineId} says so.`, recommendations: [], measurements: [] },
    ...parts,
  };
  const says = Object.keys(parts.families ?? {})[0] ?? '';
  return {
    engineId,
    engineName: engineId,
    family,
    status: 'voted',
    opinion,
    says,
    confidence: 0.8,
    elapsedMs: 1,
  };
}
const sees = (families: Partial<Record<Family, number>>) => vote('surface', 'network', { families });
const words = (defects: Record<string, number>) => vote('language', 'words', { defects });

describe('a family that test photos were often misread as', () => {
  const pointer = /Of \d+ test photos that it read as/;

  test('is named with how often that was right', () => {
    const { divergentPoints } = combine([sees({ spalling: 0.9 })], said(), weights);
    const { said: read = 0, named = 0 } = familyRecall.spalling ?? {};
    expect(divergentPoints.join(' ')).toContain(`Of ${read} test photos that it read as spalling`);
    expect(divergentPoints.join(' ')).toContain(`surely or not, ${named || 'none'} showed it.`);
  });

  test('needs no such word where the answer is mostly right, or words settled it', () => {
    expect(combine([sees({ vegetation: 0.9 })], said(), weights).divergentPoints.join(' ')).not.toMatch(
      pointer,
    );
    const told = combine([words({ efflorescence: 0.95 })], said('white salts'), weights);
    expect(told.divergentPoints.join(' ')).not.toMatch(pointer);
  });
});

describe('the four outcomes', () => {
  test('a defect that the photo shows is named by its family while nothing says which defect', () => {
    const answer = combine([sees({ crack: 0.9 })], said(), weights);
    expect(answer).toMatchObject({ outcome: 'defect', family: 'crack', defectId: null, title: 'Crack' });
    expect(answer.candidates.length).toBeGreaterThan(1);
    expect(answer.settledByWords).toBe(false);
  });

  test('a defect of open kind stops at the group that is sure', () => {
    const damp = combine([sees({ peeling_damp: 0.36, mould_algae: 0.34 })], said(), weights);
    expect(damp).toMatchObject({ outcome: 'defect', family: null, defectId: null, group: 'moisture' });
    expect(damp.title).toBe('Moisture damage, cause not clear');
    expect(damp.divergentPoints.join(' ')).toMatch(/the kind isn’t clear: peeling or damp surface/);
    const broken = combine([sees({ spalling: 0.4, crack: 0.3 })], said(), weights);
    expect(broken).toMatchObject({ family: null, group: 'surface' });
  });

  test('a defect of no one group is some damage, and doubt where a sound wall is as likely', () => {
    const any = combine([sees({ crack: 0.33, corrosion: 0.33, mould_algae: 0.32 })], said(), weights);
    expect(any).toMatchObject({ outcome: 'defect', family: null, group: 'damage', settledByWords: false });
    const clean = combine([sees({ spalling: 0.42, normal: 0.4, corrosion: 0.1 })], said(), weights);
    expect(clean).toMatchObject({ outcome: 'not_sure', group: null });
    const strange = combine([sees({ spalling: 0.42, corrosion: 0.2, not_building: 0.38 })], said(), weights);
    expect(strange.outcome).toBe('not_sure');
  });

  test('a family at less than even odds gives way to the group around it', () => {
    const doubtful: ConsensusWeights['calibration'] = [
      [0, 0],
      [0.6, 0.4],
      [1, 1],
    ];
    const cautious = { ...weights, calibration: doubtful };
    const barely = combine([sees({ crack: 0.53, spalling: 0.3 })], said(), cautious);
    expect(barely).toMatchObject({ family: null, group: 'surface' });
    expect(barely.confidence).toBeGreaterThan(0.7);
    const plain = combine([sees({ crack: 0.9 })], said(), cautious);
    expect(plain).toMatchObject({ family: 'crack', group: null });
  });

  test('a family that no vote shows gives way to the group that one shows', () => {
    const votes = [
      sees({ tile_fault: 0.5, crack: 0.46 }),
      vote('crack', 'geometry', { families: { spalling: 0.47, crack: 0.45 } }),
    ];
    const { distribution, ...answer } = combine(votes, said(), weights);
    expect(distribution.crack).toBeGreaterThan(Math.max(distribution.tile_fault, distribution.spalling));
    expect(answer).toMatchObject({ outcome: 'defect', family: null, group: 'surface' });
  });

  test('words alone never make a group of what the photo leaves open', () => {
    const told = combine([sees({ crack: 0 }), words({ plasterboard_crack: 0.4 })], said('hm'), weights);
    expect(told.group ?? null).toBeNull();
  });

  test('a sound surface', () => {
    const answer = combine([sees({ normal: 0.9 })], said(), weights);
    expect(answer).toMatchObject({ outcome: 'no_visible_defect', title: 'No visible defect in this photo' });
    expect(answer).toMatchObject({ family: null, defectId: null, candidates: [] });
  });

  test('no part of a building, where the words say nothing clear', () => {
    const vague = combine(
      [sees({ not_building: 0.95 }), words({ plasterboard_crack: 0.3 })],
      said('hm'),
      weights,
    );
    expect(vague).toMatchObject({
      outcome: 'not_building',
      title: 'This doesn’t look like part of a building',
    });
    expect(combine([sees({ not_building: 0.7 })], said(), weights).outcome).toBe('not_building');
  });

  test('what clear words name, on the words alone, where the photo shows no building', () => {
    const strange = sees({ not_building: 0.95 });
    const floor = combine([strange, words({ bouncy_floor: 0.95 })], said('floor bouncy'), weights);
    expect(floor).toMatchObject({
      outcome: 'defect',
      defectId: 'bouncy_floor',
      settledByWords: true,
      agreement: { basis: 'words', agreeing: 1, opinions: 2 },
      mismatch: 'Your words say a springy floor; this photo doesn’t show one.',
    });
    const cracked = combine([strange, words({ plasterboard_crack: 0.95 })], said('crack'), weights);
    expect(cracked).toMatchObject({ family: 'crack', defectId: null, title: 'Crack' });
    expect(cracked.confidence).toBeLessThanOrEqual(0.6);
  });

  test('never a clean photo below three quarters, whatever the weights allow', () => {
    const lax = { ...weights, thresholds: { ...weights.thresholds, normal: 0.3 } };
    expect(combine([sees({ normal: 0.74 })], said(), lax).outcome).toBe('not_sure');
    expect(combine([sees({ normal: 0.76 })], said(), lax).outcome).toBe('no_visible_defect');
  });

  test('no clean photo where a small part of it looks damaged', () => {
    const clean = (damaged: number) =>
      combine([vote('surface', 'network', { families: { normal: 0.9 }, damaged })], said(), weights);
    expect(clean(0.02).outcome).toBe('no_visible_defect');
    expect(clean(0.2).outcome).toBe('not_sure');
  });

  test('doubt, with what to do next', () => {
    const answer = combine([sees({ crack: 0.35, normal: 0.35 })], said(), weights);
    expect(answer.outcome).toBe('not_sure');
    expect(answer.title).toMatch(/^Not sure: /);
    expect(answer.advice.join(' ')).toMatch(/closer/i);
    expect(answer.advice.join(' ')).toMatch(/Say in a few words/);
  });

  test('doubt where no engine could say anything', () => {
    const silent: Vote = { ...sees({}), status: 'failed', reason: 'Failed.' };
    delete silent.opinion;
    expect(combine([silent], said(), weights)).toMatchObject({
      outcome: 'not_sure',
      enginesAsked: 1,
      enginesVoted: 0,
    });
  });
});

describe('words', () => {
  test('settle what the photo leaves open, and the result says so', () => {
    const open = sees({ crack: 0.3, normal: 0.45 });
    const answer = combine([open, words({ plasterboard_crack: 0.9 })], said('crack in the ceiling'), weights);
    expect(answer).toMatchObject({ outcome: 'defect', defectId: 'plasterboard_crack', settledByWords: true });
    expect(answer.consensusFactors).toContain('Your words alone: no check of the photo bears this out.');
    expect(answer.confidence).toBeLessThanOrEqual(0.8);
  });

  test('name the defect behind a family that the photo shows, without having settled it', () => {
    const answer = combine(
      [sees({ crack: 0.9 }), words({ slab_crack: 0.8 })],
      said('crack in the slab'),
      weights,
    );
    expect(answer).toMatchObject({
      defectId: 'slab_crack',
      title: 'Concrete slab or floor crack',
      settledByWords: false,
    });
  });

  test('name what the panel often overlooks where it sees nothing, and not where it sees something else', () => {
    const blind = { ...weights, overlooked: { efflorescence: 0.95 } as const };
    const salts = words({ efflorescence: 0.98 });
    const nothing = combine([sees({ normal: 0.9 }), salts], said('white salts on the bricks'), blind);
    expect(nothing).toMatchObject({ outcome: 'defect', defectId: 'efflorescence', settledByWords: true });
    expect(nothing.confidence).toBeLessThanOrEqual(0.8);
    const crack = combine([sees({ crack: 0.98 }), salts], said('white salts on the bricks'), blind);
    expect(crack).not.toMatchObject({ defectId: 'efflorescence' });
  });

  test('name a defect whose look is open between two kinds', () => {
    const between = sees({ crack: 0.35, spalling: 0.4, normal: 0.1 });
    const answer = combine([between, words({ render_defect: 0.9 })], said('cracked, drummy render'), weights);
    expect(answer).toMatchObject({ outcome: 'defect', defectId: 'render_defect' });
  });

  test('name what no photo shows', () => {
    const answer = combine(
      [sees({ normal: 0.8 }), words({ squeaky_floor: 0.85 })],
      said('floor squeaks'),
      weights,
    );
    expect(answer).toMatchObject({
      outcome: 'defect',
      family: null,
      defectId: 'squeaky_floor',
      settledByWords: true,
    });
  });

  test('name what no photo shows beside a doubtful look of something else, and not beside a sure one', () => {
    const plumb = words({ frame_out_of_plumb: 0.76 });
    const doubtful = combine([sees({ crack: 0.6 }), plumb], said('out of plumb 9 mm over 2.4 m'), weights);
    expect(doubtful.defectId).toBe('frame_out_of_plumb');
    const sure = combine([sees({ crack: 0.95 }), plumb], said('out of plumb 9 mm over 2.4 m'), weights);
    expect(sure.family).toBe('crack');
  });

  test('that are vague settle nothing', () => {
    const answer = combine([sees({ normal: 0.9 }), words({ squeaky_floor: 0.3 })], said('noise?'), weights);
    expect(answer.outcome).toBe('no_visible_defect');
  });
});

describe('the panel', () => {
  test('believes engines of one family less than independent ones', () => {
    const network = (id: string, families: Partial<Record<Family, number>>) =>
      vote(id, 'network', { families });
    const against = [sees({ spalling: 0.8 }), vote('crack', 'geometry', { families: { crack: 0.05 } })];
    const lone = combine([...against, network('a', { crack: 0.8 })], said(), weights);
    const crowd = combine(
      [...against, ...['a', 'b', 'c', 'd'].map((id) => network(id, { crack: 0.8 }))],
      said(),
      weights,
    );
    const independent = { ...weights, sharedFamily: 0 };
    const unshrunk = combine(
      [...against, ...['a', 'b', 'c', 'd'].map((id) => network(id, { crack: 0.8 }))],
      said(),
      independent,
    );
    expect(crowd.distribution.crack).toBeGreaterThan(lone.distribution.crack);
    expect(crowd.distribution.crack).toBeLessThan(unshrunk.distribution.crack);
  });

  test('gives a distribution that sums to 1 and isn’t upset by nonsense', () => {
    const odd = vote('crack', 'geometry', { families: { crack: 7, normal: -2 } });
    const { distribution } = combine([odd, sees({ crack: 0, normal: 0 })], said(), weights);
    const total = FAMILIES.reduce((sum, family) => sum + distribution[family], 0);
    expect(total).toBeCloseTo(1, 9);
    for (const family of FAMILIES) expect(distribution[family]).toBeGreaterThan(0);
  });

  test('takes the stage of works into account in naming', () => {
    const slab = combine([sees({ crack: 0.9 })], said('', ['slab_pour']), weights);
    const paint = combine([sees({ crack: 0.9 })], said('', ['painting']), weights);
    const chance = (answer: typeof slab, id: string) =>
      answer.candidates.find(({ defectId }) => defectId === id)?.probability ?? 0;
    expect(chance(slab, 'slab_crack')).toBeGreaterThan(chance(paint, 'slab_crack'));
    expect(chance(paint, 'plasterboard_crack')).toBeGreaterThan(chance(slab, 'plasterboard_crack'));
  });

  test('hears danger in the words, however sure the photo is of something else', () => {
    const answer = combine(
      [sees({ mould_algae: 0.93 }), words({ concrete_spalling: 0.9 })],
      said('concrete cancer under balcony, steel exposed'),
      weights,
    );
    expect(answer).toMatchObject({ defectId: 'concrete_spalling', agreement: { basis: 'words' } });
    expect(answer.mismatch).toBe(
      'Your words say broken concrete. The panel can’t tell it from this photo. The photo looks like: mould or algae.',
    );
  });

  test('counts engines that read the same words once', () => {
    const stated = vote('standards', 'rules', { families: { crack: 0.75 } });
    const answer = combine(
      [sees({ crack: 0.9 }), words({ brick_stepped_crack: 0.9 }), stated],
      said('stepped crack in the brickwork, 6 mm'),
      weights,
    );
    expect(answer.agreement).toMatchObject({ asked: 2, opinions: 2, agreeing: 2, basis: 'both' });
    expect(answer.agreement?.text).toBe(
      '2 of 2 opinions agree on the kind: surface and your words. Only your words name it ‘Stepped cracking in brickwork’.',
    );
    const measured = combine([sees({ crack: 0.9 }), stated], said('see photo, 6 mm'), weights);
    expect(measured.agreement?.text).toBe('2 of 2 opinions agree: surface and standards.');
    const louder = combine(
      [sees({ normal: 0.7 }), stated, words({ plasterboard_crack: 0.7 })],
      said('crack'),
      {
        ...weights,
        engines: { ...weights.engines, standards: 0.8 },
      },
    );
    const once = combine([sees({ normal: 0.7 }), words({ plasterboard_crack: 0.7 })], said('crack'), weights);
    expect(louder.distribution.crack).toBeLessThanOrEqual(once.distribution.crack + 0.05);
  });

  test('keeps the material that the words name', () => {
    const hairline = words({ plasterboard_crack: 0.6, brick_vertical_crack: 0.3 });
    const answer = combine(
      [sees({ crack: 0.9 }), hairline],
      said('hairline crack in the brick wall'),
      weights,
    );
    expect(answer.defectId).not.toBe('plasterboard_crack');
    expect(answer.title).toMatch(/masonry|brick/);
  });

  test('sees exposed steel where rust and broken concrete are both plain, and not where one is', () => {
    const both = combine([sees({ spalling: 0.5, corrosion: 0.45 })], said(), weights);
    expect(both.seen).toEqual(['exposed_reinforcement']);
    expect(combine([sees({ corrosion: 0.95 })], said(), weights).seen).toEqual([]);
  });

  test('tells who agreed and who didn’t', () => {
    const other = vote('texture', 'descriptor', { families: { corrosion: 0.8 } });
    const answer = combine([sees({ crack: 0.97 }), other], said(), weights);
    expect(answer.family).toBe('crack');
    expect(answer.consensusFactors[0]).toBe('1 of 2 opinions says so: surface.');
    expect(answer.divergentPoints).toEqual(["texture leans to 'corrosion' (80%)."]);
  });

  test('reads its confidence off the calibration', () => {
    const humble: ConsensusWeights = {
      ...weights,
      calibration: [
        [0, 0],
        [0.5, 0.3],
        [1, 0.7],
      ],
    };
    const sure = combine([sees({ crack: 0.99 })], said(), humble);
    expect(sure.confidence).toBeGreaterThan(0.6);
    expect(sure.confidence).toBeLessThanOrEqual(0.7);
  });

  test('lists a measurement that two engines read once', () => {
    const measurements = [
      { attribute: 'crack_width', value: 3, unit: 'mm' as const, origin: 'stated' as const },
    ];
    const both = [vote('standards', 'rules', { measurements }), vote('language', 'words', { measurements })];
    expect(combine(both, said(), weights).measurements).toHaveLength(1);
  });
});

test('the shipped weights are whole, and a broken file is refused', () => {
  expect(SHIPPED_WEIGHTS.version).not.toBe('');
  const points = SHIPPED_WEIGHTS.calibration;
  for (const [at, [x, y]] of points.entries()) {
    expect(x).toBeGreaterThanOrEqual(points[at - 1]?.[0] ?? 0);
    expect(y).toBeGreaterThanOrEqual(points[at - 1]?.[1] ?? 0);
  }
  expect(() => consensusWeightsSchema.parse({ ...weights, temperature: 0 })).toThrow();
  expect(() => consensusWeightsSchema.parse({ ...weights, engines: { surface: -1 } })).toThrow();
});
