import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { AssessInput } from '../src/assess/types.ts';
import { FAMILIES, SEVERITY_RANK } from '../src/findings.ts';
import { GROUP_FAMILIES, GROUP_NAMES, GROUPS, type Group } from '../src/groups.ts';
import { MISSED_FAMILIES } from '../src/missed.ts';
import { familyRecall, RECALL_DATE, UNFOUND_FAMILIES } from '../src/recall.ts';

const isDefect = (family: string) => family !== 'normal' && family !== 'not_building';

const assessed = (group: Group, description = '', shares?: AssessInput['shares']) =>
  assess({
    ...(shares ? { shares } : {}),
    outcome: 'defect',
    defectId: null,
    family: null,
    group,
    confidence: 0.8,
    measurements: [],
    description,
    stages: [],
    project: {},
    inspectedOn: '2026-11-22',
  });

describe('the levels above a family', () => {
  it('hold every kind of defect, and nothing that is none', () => {
    expect(new Set(GROUP_FAMILIES.damage)).toEqual(new Set(FAMILIES.filter(isDefect)));
    for (const group of GROUPS) {
      expect(GROUP_FAMILIES[group].every(isDefect), group).toBe(true);
      expect(GROUP_FAMILIES[group].length, group).toBeGreaterThan(1);
    }
  });

  it.each(GROUPS)('%s is a finding with a name, causes of each kind in it, and what to say next', (group) => {
    const { title, description, causes, actions, as4349, compliance } = assessed(group);
    expect(title).toBe(GROUP_NAMES[group]);
    expect(description).toContain('Possible kinds');
    expect(causes.length).toBeGreaterThan(1);
    expect(actions.immediate[0]).toMatch(/^Say /);
    expect(as4349.kinds.length).toBeGreaterThan(0);
    expect(compliance.verdict).toBe('undetermined');
  });

  it('never call what may be a crack minor before somebody says what it is in', () => {
    for (const group of ['surface', 'decay', 'damage'] as const) {
      expect(assessed(group).as4349.classification, group).toBeNull();
      expect(SEVERITY_RANK[assessed(group).severity], group).toBeGreaterThanOrEqual(SEVERITY_RANK.medium);
    }
  });

  it('heed what the words say of movement as a crack would', () => {
    const { severity, whoToCall } = assessed('surface', 'the wall is bulging and it is getting wider');
    expect(SEVERITY_RANK[severity]).toBeGreaterThanOrEqual(SEVERITY_RANK.high);
    expect(whoToCall[0]).toBe('structural engineer');
  });
});

describe('what a level offers', () => {
  const salts = { efflorescence: 0.33, mould_algae: 0.23, crack: 0.04 };

  it('is what the votes name, the likeliest first, never always the same', () => {
    const offered = assessed('damage', '', salts).causes.join(' ');
    expect(offered).toMatch(/efflorescence.*mould/is);
    expect(offered).not.toMatch(/plasterboard|concrete cancer/i);
    expect(assessed('damage', '', { tile_fault: 0.44, corrosion: 0.26 }).causes[0]).toMatch(/tile/i);
  });

  it('is no less grave for it', () => {
    const [plain, voted] = [assessed('damage'), assessed('damage', '', salts)];
    expect(voted.severity).toBe(plain.severity);
    expect(voted.as4349.classification).toBe(plain.as4349.classification);
  });

  it('goes by the words where they point to something', () => {
    const words = assessed('damage', 'the gutter beside the downpipe', salts);
    expect(words.causes[0]).toMatch(/gutter/i);
  });
});

describe('the measured figures', () => {
  it('lists every kind that is missed more often than found, the most missed first', () => {
    const shares = MISSED_FAMILIES.map((family) => {
      const { named = 0, photos = 1 } = familyRecall[family] ?? {};
      return named / photos;
    });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThan(0.5);
  });

  it('counts no photo twice, and says when it was measured', () => {
    for (const [family, { photos, named, marked, clean, said }] of Object.entries(familyRecall)) {
      expect(named, family).toBeLessThanOrEqual(marked);
      expect(marked + clean, family).toBeLessThanOrEqual(photos);
      expect(named, family).toBeLessThanOrEqual(said);
    }
    expect(RECALL_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('knows no kind that it would call clean in more than a tenth of the test photos', () => {
    expect(UNFOUND_FAMILIES).toEqual([]);
  });
});
