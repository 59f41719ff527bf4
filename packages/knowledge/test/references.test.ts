import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { DefectId, Trade } from '../src/defects.ts';
import type { ProjectFacts } from '../src/findings.ts';
import {
  GUIDANCE_ELEMENTS,
  type GuidanceElement,
  guidanceElement,
  guidanceFor,
  type RegulationGroup,
  regulationGroup,
} from '../src/rules/index.ts';
import { DEFECTS, findDefect } from '../src/taxonomy.ts';
import { HOUSE, INSPECTED } from './support/facts.ts';

function shown(defectId: DefectId, project: ProjectFacts): string[] {
  const { references } = assess({
    outcome: 'defect',
    defectId,
    family: null,
    confidence: 0.8,
    measurements: [],
    description: '',
    stages: [],
    project,
    inspectedOn: INSPECTED,
  });
  return references.map(({ display }) => display);
}

describe('references', () => {
  it('of a building older than the editions held are for reference only, and none is called verified', () => {
    const citedFor = (approvalDate: string, defectId: DefectId) =>
      assess({
        ...{ outcome: 'defect', defectId, family: null, confidence: 0.8, measurements: [], description: '' },
        ...{ stages: [], project: { ...HOUSE, approvalDate }, inspectedOn: INSPECTED },
      }).references.filter(({ kind }) => kind === 'ncc');
    for (const { id } of DEFECTS) {
      for (const cited of citedFor('1968-06-01', id))
        expect(cited).toMatchObject({
          forReference: true,
          confidence: expect.not.stringMatching('verified'),
        });
      expect(citedFor('2024-08-15', id).filter(({ forReference }) => forReference)).toEqual([]);
    }
    expect(citedFor('1968-06-01', 'blocked_weephole')).not.toEqual([]);
  });

  it.each<[DefectId, ProjectFacts, string]>([
    ['blocked_weephole', HOUSE, 'Weatherproofing of masonry (ABCB Housing Provisions, 5.7.5)'],
    [
      'blocked_weephole',
      { ...HOUSE, buildingType: 'apartment' },
      'Roof and wall cladding (NCC Volume One, F3)',
    ],
    [
      'blocked_weephole',
      { ...HOUSE, approvalDate: '2022-01-01' },
      'Weatherproofing of masonry (NCC 2019, 3.3.5.9)',
    ],
    ['bath_falls', { ...HOUSE, approvalDate: '2022-01-01' }, 'Wet area waterproofing (NCC 2019, 3.8.1)'],
    [
      'plasterboard_crack',
      { ...HOUSE, approvalDate: '2022-01-01' },
      'Footings, slabs and associated elements (NCC 2019, 3.2)',
    ],
    ['gutter_defect', { ...HOUSE, approvalDate: '2022-01-01' }, 'Gutters and downpipes (NCC 2019, 3.5.3)'],
    [
      'bath_falls',
      { ...HOUSE, state: 'VIC', approvalDate: '2026-06-01' },
      'Wet area waterproofing (ABCB Housing Provisions, 10.2)',
    ],
    ['bath_falls', HOUSE, 'Wet area waterproofing (ABCB Housing Provisions, 10.2.12)'],
    ['tile_lippage', HOUSE, 'Standards and tolerances (NSW Guide to Standards and Tolerances 2017, 12.9)'],
    ['slab_crack', HOUSE, 'Residential slabs and footings (AS 2870-2011, Table C2)'],
    ['leaking_pipe', HOUSE, 'Water services (NCC Volume Three, B)'],
    ['brick_stepped_crack', { state: 'SA' }, 'Statutory warranty: Building Work Contractors Act 1995, s 32'],
  ])('%s under %j shows “%s”', (defect, project, display) => {
    expect(shown(defect, project)).toContain(display);
  });

  it('names no law of a warranty where none is known to hold', () => {
    const old = { ...HOUSE, contractDate: '1970-05-01', completionDate: '1971-02-01' };
    expect(shown('tile_lippage', HOUSE).join('\n')).toContain('Statutory warranty: ');
    expect(shown('tile_lippage', old).join('\n')).not.toContain('Statutory warranty');
  });

  it('shows the guide of NSW in NSW only', () => {
    expect(shown('tile_lippage', { ...HOUSE, state: 'QLD' }).join()).not.toContain('NSW');
  });

  it('shows both volumes where the building type isn’t known', () => {
    const all = shown('blocked_weephole', { state: 'NSW', approvalDate: '2024-01-01' }).join('\n');
    expect(all).toContain('Housing Provisions');
    expect(all).toContain('Volume One');
  });

  it('never repeats itself', () => {
    for (const { id } of DEFECTS) {
      const all = shown(id, HOUSE);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('regulations by trade', () => {
  it.each<[Trade | null, RegulationGroup]>([
    ['door', 'door'],
    ['concrete', 'structural'],
    ['masonry', 'structural'],
    ['electrical', 'electrical'],
    ['plumbing', 'plumbing'],
    ['waterproofing', 'plumbing'],
    ['roofing', 'roofing'],
    ['hvac', 'hvac'],
    ['fire', 'fire'],
    ['painting', 'general'],
    [null, 'general'],
  ])('%s: %s', (trade, group) => {
    expect(regulationGroup(trade)).toBe(group);
  });
});

describe('guidance', () => {
  it.each<[DefectId, GuidanceElement]>([
    ['skirting_gap', 'skirting'],
    ['door_binding', 'door'],
    ['fire_door_defect', 'door'],
    ['uneven_floor', 'floor'],
    ['peaking_joint', 'wall'],
    ['mortar_defect', 'wall'],
    ['tile_lippage', 'tile'],
    ['bath_falls', 'tile'],
    ['window_reveal_gap', 'window'],
    ['glass_safety', 'window'],
    ['broken_roof_tile', 'roof'],
    ['gutter_defect', 'roof'],
    ['plasterboard_crack', 'crack'],
    ['slab_crack', 'crack'],
    ['incomplete_work', 'general'],
  ])('%s: %s', (id, element) => {
    expect(guidanceElement(id, findDefect(id)?.trade ?? null, null)).toBe(element);
  });

  it('falls back to the family, then to general', () => {
    expect(guidanceElement(null, null, 'crack')).toBe('crack');
    expect(guidanceElement(null, null, 'vegetation')).toBe('general');
  });

  it.each(GUIDANCE_ELEMENTS)('%s in NSW has an NSW or a national row', (element) => {
    expect(guidanceFor(element, null, 'NSW', 'nsw-2017').length).toBeGreaterThan(0);
  });

  it('shows only national rows without a state', () => {
    expect(
      guidanceFor('tile', null, undefined, null).some(({ toleranceId }) => toleranceId === 'tile-lip'),
    ).toBe(false);
    expect(
      guidanceFor('tile', null, 'NSW', 'nsw-2017').some(({ toleranceId }) => toleranceId === 'tile-lip'),
    ).toBe(true);
  });

  it('shows the rows of the Victorian guide that applies', () => {
    const ids = (guide: 'vic-2015' | 'vic-2026') =>
      guidanceFor('crack', null, 'VIC', guide).map(({ toleranceId }) => toleranceId);
    expect(ids('vic-2026')).toContain('masonry-crack-vic26');
    expect(ids('vic-2015')).not.toContain('masonry-crack-vic26');
  });

  it('gives a crack whose material is known the limit of that material alone', () => {
    const ids = (defect: 'plasterboard_crack' | 'brick_stepped_crack') =>
      guidanceFor('crack', defect, 'NSW', 'nsw-2017').map(({ toleranceId }) => toleranceId);
    expect(ids('plasterboard_crack')).toEqual(['plaster-crack']);
    expect(ids('brick_stepped_crack')).toEqual(['masonry-crack-nsw']);
  });

  it('puts the rows of the defect itself first', () => {
    expect(guidanceFor('general', 'barrier_noncompliant', 'NSW', 'nsw-2017')[0]?.toleranceId).toBe(
      'bar-need',
    );
  });
});
