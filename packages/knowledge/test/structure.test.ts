import { describe, expect, it } from 'vitest';
import { type AssessInput, assess } from '../src/assess/assess.ts';
import { SEVERITY_RANK, type Severity } from '../src/findings.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { wallCrackCategory } from '../src/rules/index.ts';

function found(defectId: string | null, description: string, more: Partial<AssessInput> = {}) {
  return assess({
    outcome: 'defect',
    defectId,
    family: 'crack',
    confidence: 0.8,
    measurements: readMeasurements(description),
    description,
    stages: [],
    project: { state: 'NSW' },
    inspectedOn: '2026-11-21',
    ...more,
  });
}

describe('what words state of the structure', () => {
  it.each<[string | null, string, Severity]>([
    ['plasterboard_crack', 'crack both sides, wall is bulging', 'critical'],
    ['plasterboard_crack', 'can fit my finger in it, getting wider every summer', 'critical'],
    ['plasterboard_crack', 'crack in the plaster, doors won’t close any more', 'high'],
    [null, 'crack in the brick wall, one side has moved out', 'high'],
    [null, 'you can see daylight through the crack', 'high'],
    ['uneven_floor', 'floor bouncy, one corner has dropped 30 mm', 'high'],
    ['bouncy_floor', 'floor bouncy, one corner has dropped 30 mm', 'high'],
    ['render_defect', 'render crack a hand wide, wall leaning', 'critical'],
  ])('%s, “%s”: %s, major, and an engineer before any repair', (defect, description, severity) => {
    const result = found(defect, description, defect?.endsWith('floor') ? { family: null } : {});
    expect(result.severity).toBe(severity);
    expect(result.as4349.classification).toBe('major');
    expect(result.whoToCall[0]).toBe('structural engineer');
    expect(result.whoToCall).not.toContain('plasterer');
    expect(result.recommendations.join(' ')).toContain('structural engineer look at it before anything');
  });

  it.each([
    'crack in the plaster, not getting wider',
    'hairline crack in the plaster, doors don’t stick',
    'crack in the plaster, it has not moved sideways',
  ])('isn’t raised by what they deny: “%s”', (description) => {
    const result = found('plasterboard_crack', description);
    expect(result.severity).toBe('low');
    expect(result.whoToCall[0]).toBe('plasterer');
  });
});

describe('a class that nobody can give from a photo', () => {
  it.each<[string | null, string]>([
    [null, ''],
    [null, 'crack 1 mm'],
    ['exposed_reinforcement', 'steel exposed'],
    ['plasterboard_crack', 'crack in the plaster, door sticks nearby'],
  ])('is left open: %s, “%s”', (defect, description) => {
    const result = found(defect, description);
    expect(result.as4349.classification).toBeNull();
    expect(result.as4349.text).toContain('not classified: engineer or inspector to confirm');
    expect(result.severity).toBe('medium');
  });

  it('is given where the element is named and the crack is fine', () => {
    expect(found(null, 'crack in the brick wall 0.5 mm').as4349.classification).toBe('minor');
  });
});

describe('bare steel that the panel saw in the photo', () => {
  const seen = ['exposed_reinforcement'] as const;

  it.each(['spalling', 'corrosion', 'crack', 'mould_algae'] as const)(
    'leaves the class open beside %s, and calls an engineer first',
    (family) => {
      const result = found(null, '', { family, seen });
      expect(result.as4349.classification).toBeNull();
      expect(SEVERITY_RANK[result.severity]).toBeGreaterThanOrEqual(SEVERITY_RANK.medium);
      expect(result.whoToCall[0]).toBe('structural engineer');
      expect(result.recommendations.join(' ')).toContain('structural engineer look at it before anything');
    },
  );

  it('is judged like words that say so', () => {
    const said = found(null, 'steel bars exposed', { family: 'spalling' });
    expect(found(null, '', { family: 'spalling', seen }).as4349).toEqual(said.as4349);
    expect(found(null, 'steel bars exposed', { family: 'mould_algae' }).as4349.classification).toBe('minor');
  });
});

describe('one answer for one width', () => {
  it('names both categories and leaves compliance open for about 1 mm', () => {
    const result = found('plasterboard_crack', 'crack in the plaster about 1 mm');
    expect(result.crackCategory?.label).toBe('Category 1 or 2');
    expect(result.compliance.verdict).toBe('undetermined');
    expect(result.technicalAnalysis).toContain('Category 1 or 2');
    expect(result.executiveSummary).not.toMatch(/within the limit/);
  });

  it.each([
    [{ value: 5, uncertainty: 1 }, 'Category 2 or 3'],
    [{ value: 17, uncertainty: 3 }, 'Category 3 or 4'],
    [{ value: 1 }, 'Category 1 or 2'],
    [{ value: 4 }, 'Category 2'],
    [{ value: 25 }, 'Category 4'],
    [{ value: 26 }, 'beyond AS 2870 category 4'],
    [{ value: 24, uncertainty: 3 }, 'Category 4 or beyond AS 2870 category 4'],
    [{ value: 3, uncertainty: 2.5 }, 'Category 1 to 3'],
  ])('%j mm in a wall: %s', (width, label) => {
    expect(wallCrackCategory([width])?.label).toBe(label);
  });
});

describe('what people call it', () => {
  it('keeps the material that they name', () => {
    expect(found(null, 'Crack in brick wall 1 mm').title).toBe('Crack in brickwork');
    expect(found(null, 'hairline crack in the slab').title).toBe('Crack in concrete');
    expect(found(null, 'Crack in brick wall 1 mm').causes.join(' ')).not.toContain('plasterboard');
  });

  it('never says that signs of an encyclopaedia were seen', () => {
    const result = found('exposed_wiring', 'exposed wires', { family: null, restsOn: 'words' });
    expect(result.description).not.toContain('copper');
    expect(result.typicalSigns?.join(' ')).toContain('copper');
    expect(result.description).toContain('Based on the description only');
  });
});
