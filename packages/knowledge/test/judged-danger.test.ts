import { describe, expect, it } from 'vitest';
import { type AssessInput, assess } from '../src/assess/assess.ts';
import { dangerJudged } from '../src/assess/judged-danger.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES, type Measurement } from '../src/findings.ts';

const PLAIN: AssessInput = {
  outcome: 'defect',
  defectId: null,
  family: 'crack',
  confidence: 0.8,
  measurements: [],
  description: '',
  stages: [],
  project: { state: 'QLD' },
  inspectedOn: '2026-11-20',
};
const of = (description: string, more: Partial<AssessInput> = {}) =>
  dangerJudged({ ...PLAIN, ...more, description });

const WORDS = [
  '',
  'slab is cracked, one side higher by 6 mm and it keeps getting worse',
  'loose render overhead, pieces fell on the path',
  'the ceiling bulges and water drips near the light',
  'rotten, broken, wet, loose, growing, leaking, burnt, no handrail, kids live here',
];
const WIDE: Measurement = { attribute: 'crack_width', value: 22, unit: 'mm', origin: 'inspector' };

describe('a danger by which a finding is rated', () => {
  it('is never called a safety hazard, or kept people from, without an alert', () => {
    for (const [at, description] of WORDS.entries())
      for (const measurements of [at % 2 === 0 ? [WIDE] : []])
        for (const named of [
          ...DEFECT_NAMES.map(({ id, families }) => ({
            defectId: id as string,
            family: families[0] ?? null,
          })),
          ...FAMILIES.map((family) => ({ defectId: null, family })),
        ]) {
          const input: AssessInput = { ...PLAIN, ...named, description, measurements };
          const judged = dangerJudged(input);
          const told = assess({ ...input, alerts: judged ? [judged] : [], hazardsRead: true });
          const said = JSON.stringify([
            told.as4349.text,
            told.actions,
            told.recommendations,
            told.executiveSummary,
          ]);
          expect(told.as4349.safetyHazard, `${named.defectId} ${description}`).toBe(judged !== undefined);
          expect(judged !== undefined || !/safety hazard|keep people away/i.test(said), said).toBe(true);
        }
  });

  it.each([
    ['bedroom slab split, one side sits lower and it is getting worse', 'slab_crack'],
    ['stepped crack, bricks displaced and spreading', 'brick_stepped_crack'],
    ['garage floor moved apart, one side proud, widening', 'slab_crack'],
    ['the wall is bowing and the gap got bigger each winter', null],
    ['corner of the house has sunk, cracks growing', 'footing_settlement'],
  ])('warns of structure, with an engineer: %s', (description, defectId) => {
    const alert = of(description, { defectId });
    expect(alert).toMatchObject({ kind: 'structural', urgency: 'today', basis: 'finding' });
    expect(alert?.call).toContain('engineer');
    expect(alert?.because).toMatch(/^Rated a safety hazard: .*the description says/);
  });

  it.each([
    ['plasterboard_crack', 'offset', 40],
    ['brick_stepped_crack', 'gap', 900],
  ])('warns of movement where a size alone makes it critical: %s, %s', (defectId, attribute, value) => {
    const size: Measurement = { attribute, value, unit: 'mm', origin: 'inspector' };
    const alert = of('getting worse', { defectId, measurements: [size] });
    expect(alert?.kind).toBe('structural');
  });

  it('calls a roof tiler, and no engineer, for ridge tiles that are loose over a door', () => {
    const input = {
      ...PLAIN,
      defectId: 'broken_roof_tile',
      family: null,
      description: 'ridge loose above the door',
    };
    const alert = dangerJudged(input);
    expect(alert?.title).toBe('Possible falling pieces');
    const told = assess({ ...input, alerts: alert ? [alert] : [], hazardsRead: true });
    expect(told.whoToCall.join()).toMatch(/roof tiler/);
    expect(JSON.stringify(told.actions)).not.toMatch(/engineer/i);
    expect(told.actions.longTerm.join()).toMatch(/replace broken tiles/i);
  });

  it('keeps by how much it was measured, so that more of it is another sign', () => {
    const because = (value: number) =>
      of('', {
        defectId: 'wall_tie_corrosion',
        measurements: [{ attribute: 'bow', value, unit: 'mm', origin: 'inspector' }],
      })?.because;
    expect(because(30)).toContain('(30 mm)');
    expect(because(90)).toContain('(90 mm)');
  });

  it.each([
    ['loose render came away over the entry', 'render_defect', 'Possible falling masonry'],
    ['two tiles tenting, edge lifted', 'tile_cracked', 'Someone may trip or fall here'],
    ['stain and the ceiling is sagging', 'water_stain', 'The ceiling may be coming down'],
    [
      'halogen lights under the batts',
      'insulation_on_downlight',
      'Possible fire risk: lights or wiring that get too hot',
    ],
  ])('warns of what it is: %s', (description, defectId, title) => {
    expect(of(description, { defectId, family: null })?.title).toBe(title);
  });

  it.each([
    ['thin line in the slab, never changed', 'slab_crack'],
    ['crack 1 mm wide', 'brick_vertical_crack'],
    ['shower leaks into the unit below', 'waterproofing_failure'],
    ['a chip at the edge', 'tile_cracked'],
    ['hairline', 'render_defect'],
    ['a tile on the garden shed has a corner off', 'broken_roof_tile'],
    ['one roof tile slipped at the back', 'broken_roof_tile'],
    ['', 'broken_roof_tile'],
  ])('warns of nothing where nobody is endangered: %s', (description, defectId) => {
    expect(of(description, { defectId })).toBeUndefined();
  });
});

describe('a step that raises a finding by itself', () => {
  const step = (value: number, attribute = 'offset'): Measurement => ({
    ...{ attribute, value, unit: 'mm', origin: 'stated' },
  });

  it('is movement in a slab of a house, and a trip in a path', () => {
    const slab = { defectId: 'slab_crack' };
    const inside = 'step of 10 mm in the slab between lounge and kitchen';
    expect(of(inside, { ...slab, measurements: [step(10)] })).toMatchObject({ kind: 'structural' });
    expect(of('crack in the driveway', { ...slab, measurements: [step(20, 'lippage')] })).toMatchObject({
      kind: 'fall',
    });
  });

  it('is neither where it is low', () => {
    const slab = { defectId: 'slab_crack' };
    expect(of('crack in the driveway', { ...slab, measurements: [step(8)] })).toBeUndefined();
    expect(of('crack in the slab', { ...slab, measurements: [step(3)] })).toBeUndefined();
  });
});
