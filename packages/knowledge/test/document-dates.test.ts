import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { DefectId } from '../src/defects.ts';
import type { Measurement, ProjectFacts } from '../src/findings.ts';
import { toleranceGuide } from '../src/rules/index.ts';
import { STANDARDS } from '../src/standards.ts';
import { DEFECTS } from '../src/taxonomy.ts';
import { INSPECTED, measured } from './support/facts.ts';

function assessed(defectId: DefectId, project: ProjectFacts, measurements: readonly Measurement[] = []) {
  return assess({
    outcome: 'defect',
    defectId,
    family: null,
    confidence: 0.8,
    measurements,
    description: '',
    stages: [],
    project,
    inspectedOn: INSPECTED,
  });
}

/** Lippage of 4 mm, where the NSW guide of 2017 allows 2. */
const lippage = (project: ProjectFacts) =>
  assessed('tile_lippage', { state: 'NSW', ...project }, [measured('lippage', 4)]).compliance;

describe('a guide that is younger than the approval or contract', () => {
  it.each<[string, ProjectFacts]>([
    ['an approval of 1971', { approvalDate: '1971-03-01' }],
    [
      'an approval of 1971 and a contract of 2024',
      { approvalDate: '1971-03-01', contractDate: '2024-01-01' },
    ],
    ['a contract of 2016', { contractDate: '2016-12-31' }],
    ['an approval of the guide’s own year', { approvalDate: '2017-12-31' }],
    ['no date at all', {}],
  ])('gives no verdict for %s, only a reference with the reason', (_what, project) => {
    const compliance = lippage(project);
    expect(compliance.verdict).toBe('undetermined');
    expect(compliance.rule).toBeNull();
    expect(compliance.text).toContain('For reference only: ');
    expect(compliance.text).toMatch(/doesn’t apply|can’t apply it/);
    expect(compliance.undecided?.code).toBe('reference_only');
    expect(compliance.text).not.toMatch(/appears to be (?:within|beyond)|complian(?:t|ce with)/);
  });

  it('says which date is missing', () => {
    expect(lippage({}).missingFacts).toContain('approvalDate');
    expect(lippage({ approvalDate: '1971-03-01' }).missingFacts).toEqual([]);
    expect(lippage({ approvalDate: '1971-03-01' }).text).toContain(
      'The guide is from 2017, later than the building approval of 1 March 1971, so it doesn’t apply',
    );
  });

  it.each<[string, ProjectFacts]>([
    ['an approval of the year after', { approvalDate: '2018-01-01' }],
    ['a contract of the year after', { contractDate: '2018-01-01' }],
  ])('decides for %s', (_what, project) => {
    expect(lippage(project).verdict).toBe('non_compliant');
  });

  it('is called a reference where the guide itself is shown', () => {
    const old = toleranceGuide({ state: 'NSW', approvalDate: '1971-03-01' });
    expect(old.referenceOnly).toBe(true);
    expect(old.why).toMatch(/^For reference only\. /);
    expect(toleranceGuide({ state: 'NSW', approvalDate: '2020-03-01' }).referenceOnly).toBeUndefined();
  });

  it('holds for national documents and for WA’s bulletin too', () => {
    const plaster = (project: ProjectFacts) =>
      assessed('slab_crack', project, [measured('crack_width', 8)]).compliance.verdict;
    expect(plaster({ state: 'WA', approvalDate: '2019-01-01' })).toBe('non_compliant');
    expect(plaster({ state: 'WA', approvalDate: '1995-01-01' })).toBe('undetermined');
    const fireDoor = (project: ProjectFacts) =>
      assessed('fire_door_defect', project, [measured('gap', 9)]).compliance.rule?.id;
    expect(fireDoor({ state: 'SA', buildingType: 'apartment', approvalDate: '2019-01-01' })).toBeDefined();
    expect(fireDoor({ state: 'SA', buildingType: 'apartment', approvalDate: '1990-01-01' })).toBeUndefined();
  });

  it('decides in Victoria by the contract, unless the approval is of an earlier year', () => {
    const crack = (project: ProjectFacts) =>
      assessed('brick_stepped_crack', { state: 'VIC', ...project }, [measured('crack_width', 9)]).compliance
        .verdict;
    expect(crack({ contractDate: '2026-08-01' })).toBe('non_compliant');
    expect(crack({ contractDate: '2026-08-01', approvalDate: '1971-03-01' })).toBe('undetermined');
    expect(crack({ contractDate: '2026-07-31' })).toBe('undetermined');
  });
});

describe('standards by the edition of the NCC', () => {
  const standardsOf = (id: DefectId, project: ProjectFacts) =>
    assessed(id, project).references.filter(({ kind }) => kind === 'standard');
  const NCC_2019 = { state: 'NSW', buildingType: 'residential-house', approvalDate: '2022-01-01' } as const;

  it('gives a project under NCC 2019 no standard of 2021, nor any year that isn’t known', () => {
    for (const { id } of DEFECTS) {
      const byEdition = standardsOf(id, NCC_2019).filter(({ display }) => !/AS 4349|ATFA|HB /.test(display));
      for (const { display } of byEdition) expect(display).not.toMatch(/[:-](?:19|20)\d\d/);
    }
  });

  it('shows the number without its year, and says that the year is open', () => {
    const shower = standardsOf('waterproofing_failure', NCC_2019);
    expect(shower.map(({ display }) => display)).toContain('Waterproofing of domestic wet areas (AS 3740)');
    expect(shower.find(({ display }) => display.includes('AS 3740'))?.yearOpen).toBe(true);
  });

  it('shows the year under the edition that is known to call it up', () => {
    const now = standardsOf('waterproofing_failure', { ...NCC_2019, approvalDate: '2024-04-10' });
    expect(now.map(({ display }) => display)).toContain('Waterproofing of domestic wet areas (AS 3740:2021)');
    const pipes = standardsOf('leaking_pipe', { ...NCC_2019, state: 'VIC', approvalDate: '2026-06-01' });
    expect(pipes.map(({ display }) => display).join()).toContain('AS/NZS 3500.1:2025');
  });

  it('has no year without a state or date', () => {
    expect(standardsOf('waterproofing_failure', {}).map(({ display }) => display)).toContain(
      'Waterproofing of domestic wet areas (AS 3740)',
    );
  });

  it('knows years only for standards that the facts tie to an edition', () => {
    const under2022 = STANDARDS.filter(({ yearByNcc }) => yearByNcc['NCC 2022']);
    for (const { nccLink } of under2022) expect(nccLink).not.toBe('');
    const under2025 = STANDARDS.filter(({ yearByNcc }) => yearByNcc['NCC 2025']);
    for (const { editionNote } of under2025) expect(editionNote).toContain('NCC 2025');
    expect([under2022.length > 0, under2025.length > 0]).toEqual([true, true]);
  });
});
