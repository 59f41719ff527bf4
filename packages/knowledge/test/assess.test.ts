import { describe, expect, it } from 'vitest';
import { type AssessInput, assess } from '../src/assess/assess.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES, type Severity } from '../src/findings.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { STATE_CODES } from '../src/stages.ts';
import { TOLERANCES } from '../src/tolerances.ts';
import { HOUSE, INSPECTED } from './support/facts.ts';

function found(defectId: string | null, description: string, more: Partial<AssessInput> = {}) {
  return assess({
    outcome: 'defect',
    defectId,
    family: null,
    confidence: 0.82,
    measurements: readMeasurements(description),
    description,
    stages: [],
    project: HOUSE,
    inspectedOn: INSPECTED,
    ...more,
  });
}

const SEEN = FAMILIES.filter((family) => family !== 'normal' && family !== 'not_building');

describe('outcomes without a defect', () => {
  it('says that there is no visible defect, low, and decides nothing', () => {
    const none = found(null, '', { outcome: 'no_visible_defect', family: 'normal' });
    expect(none).toMatchObject({ title: 'No visible defect in this photo', severity: 'low' });
    expect(none.compliance).toMatchObject({ verdict: 'undetermined', rule: null });
    expect(none.compliance.text).toContain('have it inspected');
  });

  it.each(['not_sure', 'not_building'] as const)('says what to do next: %s', (outcome) => {
    const other = found(null, '', { outcome });
    expect(other.severity).toBe('low');
    expect(other.recommendations.length).toBeGreaterThan(0);
  });

  it('goes by the family where it doesn’t know the defect, and is not sure without a family', () => {
    expect(found('no_such_defect', '', { family: 'crack' }).title).toBe('Crack');
    expect(found('no_such_defect', '').title).toBe('Not sure what this photo shows');
  });
});

describe('severity', () => {
  it.each<[string, string, Severity]>([
    ['plasterboard_crack', 'hairline crack 0.5 mm', 'low'],
    ['plasterboard_crack', 'crack 2 mm wide', 'medium'],
    ['plasterboard_crack', 'crack 6 mm wide', 'high'],
    ['plasterboard_crack', 'crack, door sticks nearby', 'medium'],
    ['plasterboard_crack', 'crack, door doesn’t stick', 'low'],
    ['brick_stepped_crack', 'stepped crack', 'medium'],
    ['brick_stepped_crack', 'stepped crack 16 mm wide', 'critical'],
    ['slab_crack', 'crack 1 mm', 'low'],
    ['slab_crack', 'crack 2.1 mm', 'medium'],
    ['slab_crack', 'crack 5 mm', 'high'],
    ['concrete_spalling', 'spalling', 'high'],
    ['concrete_spalling', 'spalling over the balcony with loose concrete', 'critical'],
    ['water_stain', 'stain', 'medium'],
    ['water_stain', 'ceiling bulging', 'critical'],
    ['water_stain', 'stain next to a light', 'critical'],
    ['tile_lippage', 'lippage 2 mm', 'low'],
    ['tile_lippage', 'lippage 3 mm', 'medium'],
    ['skirting_gap', 'gap 2 mm', 'low'],
    ['skirting_gap', 'gap 3 mm', 'medium'],
    ['uneven_floor', '3 mm dip over 2 m', 'low'],
    ['uneven_floor', '5 mm dip over 2 m', 'medium'],
    ['uneven_floor', 'floor slopes 25 mm over 4 m', 'high'],
    ['fire_door_defect', 'gap 3 mm', 'high'],
    ['fire_door_defect', 'gap 4 mm', 'critical'],
    ['exposed_wiring', 'wires', 'critical'],
    ['ceiling_sag', 'ceiling sags 15 mm', 'critical'],
    ['overhanging_brick', 'bricks overhang 20 mm', 'medium'],
    ['overhanging_brick', 'bricks overhang 60 mm', 'high'],
    ['efflorescence', 'white salt', 'low'],
    ['paint_finish', 'runs', 'low'],
  ])('%s, “%s”: %s', (defect, description, severity) => {
    expect(found(defect, description).severity).toBe(severity);
  });

  it.each<[string, Severity]>([
    ['', 'medium'],
    ['crack in the wall 0.5 mm', 'low'],
    ['crack in the wall 6 mm', 'high'],
    ['crack in the concrete floor 6 mm', 'high'],
    ['about 6 mm', 'high'],
    ['about 4.5 mm', 'high'],
    ['about 3.5 mm in the wall', 'medium'],
    ['about 16 mm', 'high'],
    ['crack in the brick wall, getting worse', 'high'],
  ])('a crack of unknown kind, “%s”: %s', (description, severity) => {
    expect(found(null, description, { family: 'crack' }).severity).toBe(severity);
  });
});

describe('AS 4349.1', () => {
  it.each([
    ['exposed_wiring', '', 'major', true],
    ['tile_lippage', '', 'minor', false],
    ['tile_lippage', 'people trip on it', 'minor', true],
    ['footing_settlement', '', 'major', false],
    ['waterproofing_failure', 'timber rot below', 'major', true],
  ])('%s, “%s”: %s, hazard %s', (defect, description, classification, safetyHazard) => {
    expect(found(defect, description).as4349).toMatchObject({ classification, safetyHazard });
  });
});

describe('every defect and family, in every state', () => {
  it.each(DEFECT_NAMES.map(({ id }) => id))('%s', (id) => {
    for (const state of STATE_CODES) {
      const result = found(id, '', { project: { ...HOUSE, state } });
      for (const text of [
        result.executiveSummary,
        result.technicalAnalysis,
        result.description,
        result.limits,
        result.compliance.text,
      ]) {
        expect(text).toMatch(/^[A-Z].*[.]$/s);
        expect(text).not.toMatch(/undefined|null|NaN|\bnot checked\b| {2}|\.\.|;\./);
      }
      expect(result.executiveSummary).toContain('appears');
      expect(result.recommendations.length).toBeGreaterThanOrEqual(2);
      expect(result.causes.length).toBeGreaterThan(0);
      expect(result.whoToCall.length).toBeGreaterThan(0);
      expect(result.actions.immediate.length).toBeGreaterThan(0);
      expect(result.references.length).toBeGreaterThan(0);
      expect(result.warranty?.source).not.toBe('');
    }
  });

  it.each(SEEN)('family %s', (family) => {
    const result = found(null, '', { family });
    expect(result.causes.length).toBeGreaterThan(1);
    expect(result.recommendations.length).toBeGreaterThan(3);
    expect(result.references.length).toBeGreaterThan(0);
    expect(result.compliance.verdict).toBe('undetermined');
    expect(result.compliance.missingWords).toHaveLength(1);
    expect(result.as4349.kinds.length).toBeGreaterThan(0);
  });

  it.each([
    ['crack', '6 mm crack in the brick wall', 'stepped cracking in brickwork'],
    ['crack', 'crack in the cornice', 'plasterboard crack'],
    ['crack', 'crack in the slab', 'concrete slab or floor crack'],
    ['corrosion', 'rust in the gutter', 'rusted, ponding or overflowing gutter'],
    ['peeling_damp', 'damp along the skirting', 'rising damp'],
    ['tile_fault', 'silicone gone', 'missing or failed grout or sealant'],
  ] as const)('%s, “%s”: likeliest %s, and nothing is asked', (family, description, name) => {
    const result = found(null, description, { family });
    expect(result.causes[0]?.toLowerCase()).toContain(name);
    // Its name is told; a crack's width is still worth measuring.
    expect(result.compliance.missingWords.filter((words) => !words.startsWith('crack width'))).toEqual([]);
    expect(result.recommendations.join(' ')).not.toContain('so that it can be named');
  });

  it('says what a rule would say if the words point to one defect', () => {
    const result = found(null, 'tile lippage of 4 mm', { family: 'tile_fault' });
    expect(result.compliance.verdict).toBe('undetermined');
    expect(result.considerationPoints[0]).toMatch(/^If it is tile lippage: appears to be beyond the limit/);
    expect(found(null, '6 mm crack', { family: 'crack' }).considerationPoints.join()).not.toContain(
      'If it is',
    );
  });

  it('judges a crack by the limit of the material that the words name, whatever the crack is called', () => {
    const { compliance, considerationPoints } = found(null, '6 mm crack in the brick wall', {
      family: 'crack',
    });
    expect(compliance.verdict).toBe('non_compliant');
    expect(compliance.rule?.id).toBe('masonry-crack');
    expect(considerationPoints.join()).not.toContain('If it is');
  });

  it('texts of different defects differ', () => {
    const summaries = DEFECT_NAMES.map(({ id }) => found(id, '').executiveSummary);
    expect(new Set(summaries).size).toBe(summaries.length);
    const analyses = DEFECT_NAMES.map(({ id }) => found(id, '').technicalAnalysis);
    expect(new Set(analyses).size).toBe(analyses.length);
  });
});

describe('what is unsure', () => {
  it('shows a title only', () => {
    const unsure = new Set(TOLERANCES.filter((row) => row.confidence === 'unsure').map(({ id }) => id));
    const shown = DEFECT_NAMES.flatMap(({ id }) => found(id, '').guidance.items).filter((item) =>
      unsure.has(item.toleranceId),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const item of shown) {
      expect(item.limit).toBeUndefined();
      expect(item.citation.number).toBeUndefined();
      expect(item.citation.clause).toBeUndefined();
      expect(item.citation.display).toBe(item.citation.title);
    }
  });

  it('names no edition where adoption isn’t confirmed', () => {
    const result = found('tile_lippage', '', { project: { state: 'SA', approvalDate: '2026-06-01' } });
    expect(result.nccEdition.display).not.toMatch(/20\d\d/);
    expect(result.technicalAnalysis).toContain('edition to be confirmed');
  });
});

describe('compliance', () => {
  it('names the rule, the provision, the value and the limit', () => {
    const { compliance } = found('tile_lippage', 'lippage of 3 mm');
    expect(compliance).toMatchObject({
      verdict: 'non_compliant',
      rule: { id: 'tile-lippage', confidence: 'verified' },
    });
    expect(compliance.text).toContain('3 mm');
    expect(compliance.text).toContain('12.9');
    expect(compliance.text).toContain('not by itself a breach of the NCC');
  });

  it('says which facts would let a rule answer', () => {
    const { compliance } = found('overhanging_brick', 'bricks overhang 30 mm', { project: {} });
    expect(compliance.verdict).toBe('undetermined');
    expect(compliance.missingFacts).toEqual(['state', 'buildingType', 'approvalDate']);
    expect(compliance.text).toContain(
      'add the state, the building type and the date of the building approval',
    );
  });

  it.each([
    ['bath_falls', 'fall of 1:60 to the waste', 'compliant'],
    ['waterproofing_failure', 'fall of 1:60 to the waste', 'undetermined'],
    ['barrier_noncompliant', 'balustrade 1100 mm high', 'undetermined'],
    ['barrier_noncompliant', 'balustrade 900 mm high', 'non_compliant'],
    ['overhanging_brick', 'bricks overhang 10 mm', 'compliant'],
    ['skirting_gap', 'gap of 1 mm at the mitre', 'compliant'],
    ['gutter_defect', 'gutter falls 1:300, rusted', 'undetermined'],
  ])(
    'a kept limit settles only the defect that it is about: %s, “%s”: %s',
    (defect, description, verdict) => {
      const { compliance } = found(defect, description);
      expect(compliance.verdict).toBe(verdict);
      expect(compliance.rule).not.toBeNull();
    },
  );

  it('counts “within” for the one measure only', () => {
    const { compliance } = found('brick_stepped_crack', 'crack 3 mm wide');
    expect(compliance.verdict).toBe('compliant');
    expect(compliance.text).toContain('one measurement only');
  });
});

it('names nobody twice to call, though an alert and the defect both name them', () => {
  const words = 'brick wall outside, crack 7 mm wide, stepped';
  const alerts = readAlerts({ words });
  expect(alerts.map(({ call }) => call).join()).toContain('structural engineer');
  const { whoToCall } = found('brick_stepped_crack', words, { alerts });
  expect(whoToCall.filter((who) => /structural engineer/i.test(who))).toHaveLength(1);
});
