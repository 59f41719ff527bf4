import type { Consensus } from '@plumbline/vision';
import { describe, expect, test } from 'vitest';
import { findingColumns, panelFinding } from './finding-columns.ts';
import type { FindingRow } from './finding-input.ts';
import { isRenamed, listedNow } from './own-title.ts';
import type { FactsRow } from './project-facts.ts';

const PROJECT: FactsRow = {
  ...{ state: 'NSW', buildingType: null, contractDate: null, approvalDate: null, completionDate: null },
  ...{ name: 'House', address: '', description: '' },
};

const PLASTER = { defectId: 'plasterboard_crack', title: 'Plasterboard crack' };
const SLAB = { defectId: 'slab_crack', title: 'Concrete slab or floor crack' };
const CRACK = { defectId: null, title: 'Crack' };

/** A finding of a crack as it is kept. */
function kept(named: Pick<Consensus, 'defectId' | 'title'>, words: string, change: Partial<FindingRow> = {}) {
  const consensus = {
    ...{ outcome: 'defect', family: 'crack', group: null, confidence: 0.95, settledByWords: true },
    ...{ agreement: { asked: 2, opinions: 2, agreeing: 2, basis: 'both', text: '' }, observed: [], seen: [] },
    ...{
      distribution: { crack: 0.9 },
      candidates: [],
      consensusFactors: [],
      divergentPoints: [],
      advice: [],
    },
    ...{ enginesAsked: 2, enginesVoted: 2, measurements: [], modelVersion: 'test', ...named },
  } as unknown as Consensus;
  const examination = { votes: [], overlays: [], consensus } as never;
  const found = panelFinding(examination, { description: words, stages: [] });
  return findingColumns({ ...found, ...change }, PROJECT, '2026-11-21');
}

test.each([
  ['concrete_frame', 'Crack in concrete'],
  ['masonry', 'Crack in brickwork'],
  ['stone', 'Crack in stonework'],
  ['render', 'Crack in render'],
])('what was answered %s is called ‘%s’, whatever the panel took it for', (material, title) => {
  const finding = kept(PLASTER, 'crack 3 mm', { answers: { material } });
  expect(finding).toMatchObject({ title, originalTitle: 'Plasterboard crack', confidence: 0.9 });
  expect(finding.assessment.title).toBe(title);
  expect(JSON.stringify(finding.assessment.actions)).not.toMatch(/re-set the joint|plasterer/);
  expect(listedNow(finding)).toBeNull();
});

test('an answer of the material that it is named by changes nothing', () => {
  const finding = kept(PLASTER, 'crack 3 mm', { answers: { material: 'plaster' } });
  expect(finding).toMatchObject({ title: 'Plasterboard crack', confidence: 0.95 });
  expect(listedNow(finding)).toBe('plasterboard_crack');
});

test('an answer that is taken back gives the finding its first name', () => {
  const answered = kept(PLASTER, 'crack', { answers: { material: 'render' } });
  const { title, originalTitle } = answered;
  expect(kept(PLASTER, 'crack', { title, originalTitle }).title).toBe('Plasterboard crack');
});

test('a crack in a driveway isn’t one of a floor', () => {
  expect(kept(SLAB, 'crack across the driveway 4 mm').title).toBe('Crack in a driveway or path');
  expect(kept(SLAB, 'crack across the garage floor and the driveway').title).toBe(SLAB.title);
});

test('a concrete column is asked neither for a wall nor for a floor', () => {
  const of = (material: string) => kept(CRACK, 'crack 3 mm', { answers: { material } }).assessment;
  expect(of('concrete_frame').compliance.text).not.toMatch(/say which it is/);
});

test('a name that an inspector gave stays, and so does a rating beside an answer', () => {
  const title = 'Movement at the pier';
  const own = { verdict: 'corrected', renamed: true, title, taxonomyId: null } as const;
  const answers = { material: 'render' };
  expect(kept(PLASTER, 'crack', { ...own, answers }).title).toBe('Movement at the pier');
  expect(kept(CRACK, 'crack', { ...own, answers }).title).toBe('Movement at the pier');
  const rated = kept(PLASTER, 'crack', { verdict: 'corrected', decidedSeverity: 'high', answers });
  expect(rated).toMatchObject({ title: 'Crack in render', severity: 'high' });
  const again = kept(PLASTER, 'crack', { verdict: 'corrected', title: rated.title, answers });
  expect([again.title, again.assessment.title]).toEqual(['Crack in render', 'Crack in render']);
});

test.each([
  'goes right through both leaves',
  'both leaves affected, you can see daylight through it',
  'bulging either side of it',
])('a note ‘%s’ is said of the crack, and warns as the answer would', (decisionNote) => {
  const title = 'Unexplained crack, needs engineer';
  const decided = { verdict: 'corrected', renamed: true, title, decisionNote } as const;
  const { alerts } = kept(PLASTER, 'crack 6 mm', { ...decided, taxonomyId: null });
  expect(alerts[0]).toMatchObject({ kind: 'structural', urgency: 'now', because: decisionNote });
});

test.each(['checked on site, plumber to attend', 'old, painted over, no movement', 'does not go through'])(
  'a note ‘%s’ warns of nothing',
  (decisionNote) => {
    const title = 'Crack behind the robe';
    const decided = { verdict: 'corrected', renamed: true, title, decisionNote } as const;
    expect(kept(PLASTER, 'fine crack', { ...decided, taxonomyId: null }).alerts).toEqual([]);
  },
);

test.each(['Crack in brickwork', 'Crack in stonework', 'Stepped crack in brickwork', 'Plasterboard crack'])(
  'what an inspector called ‘%s’ stays so, whatever was answered of the material',
  (title) => {
    const answers = { material: 'render' };
    for (const named of [CRACK, PLASTER]) {
      const finding = kept(named, 'crack 3 mm', {
        ...{ verdict: 'corrected', renamed: true, title, taxonomyId: null, answers },
      });
      expect(finding.title).toBe(title);
      expect(finding.assessment.title).toBe(title);
      expect(listedNow(finding)).toBeNull();
    }
  },
);

test('where only the rating was corrected, the list’s defect follows the name that an answer gives', () => {
  const rated = { verdict: 'corrected', decidedSeverity: 'high', answers: { material: 'render' } } as const;
  const finding = kept(PLASTER, 'crack', rated);
  expect(finding.title).toBe('Crack in render');
  expect(listedNow(finding)).toBeNull();
  const chosen = { verdict: 'corrected', renamed: true, title: 'Plasterboard crack' } as const;
  expect(listedNow(kept(PLASTER, 'crack', { ...chosen, answers: rated.answers }))).toBe('plasterboard_crack');
});

test('the panel’s own name, written by an inspector, brings what the panel said', () => {
  const written = { verdict: 'corrected', renamed: true, title: 'Crack', taxonomyId: null } as const;
  const [own, panels] = [kept(CRACK, 'crack 3 mm', written), kept(CRACK, 'crack 3 mm')];
  expect(own).toMatchObject({ title: 'Crack', family: 'crack', severity: panels.severity });
  expect(own.assessment.actions).toEqual(panels.assessment.actions);
});

describe('a correction from before it was kept whether the name is the inspector’s', () => {
  const before = (title: string, change: Partial<FindingRow> = {}, words = 'crack') =>
    kept(CRACK, words, { verdict: 'corrected', title, taxonomyId: null, renamed: null, ...change });

  test.each([
    'Ceiling fallen, live wires hanging',
    'Ceiling fallen, asbestos sheet broken',
    'Something fallen, gas pipe cut',
    'Floor fallen in or rotten under bath',
    'Concrete breaking away, bare steel seems to show',
    'Concrete breaking away, bare steel seems to show at balcony edge, may fall',
    'Possible falling masonry',
    'Possible sewage',
    'The balcony or deck may not hold',
  ])('keeps ‘%s’, and the danger that it tells of', (title) => {
    const finding = before(title);
    expect(finding).toMatchObject({ title, renamed: null });
    expect(isRenamed(finding)).toBe(true);
    const told = kept(CRACK, 'crack', { verdict: 'corrected', renamed: true, title, taxonomyId: null });
    expect(finding.alerts).toEqual(told.alerts);
  });

  test.each([
    ['Crack in a tile', 'crack until the window'],
    ['Crack in fibre cement', 'crack in a villa built 1990'],
    ['Crack in concrete', 'crack in the brick wall beside the driveway'],
  ])('keeps ‘%s’ where the words don’t call it so: %s', (title, words) => {
    expect(before(title, {}, words).title).toBe(title);
  });

  test('takes a name that words or an answer give for the rules’', () => {
    expect(isRenamed(before('Crack in brickwork', {}, 'crack in the brick wall'))).toBe(false);
    const answered = before('Crack in render', { answers: { material: 'render' } });
    expect(isRenamed(answered)).toBe(false);
    expect(before('Crack in render', { answers: { material: 'masonry' } }).title).toBe('Crack in render');
  });
});
