import { describe, expect, it } from 'vitest';
import { AS4349_REPORT_SECTIONS, DEFECT_KINDS } from '../src/as4349.ts';
import { citation, weakest } from '../src/confidence.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILY_DEFECTS, WORDS_ONLY_DEFECTS } from '../src/families.ts';
import { FAMILIES } from '../src/findings.ts';
import { ADOPTION_2025, EDITIONS, findNccPart, NCC_PARTS } from '../src/ncc.ts';
import { GUIDANCE_ELEMENTS, guidanceFor, REGULATION_GROUPS, REGULATIONS, RULES } from '../src/rules/index.ts';
import { escalationsOf } from '../src/severity/rate.ts';
import { STATE_CODES } from '../src/stages.ts';
import { findStandard, STANDARDS } from '../src/standards.ts';
import { STATES } from '../src/states.ts';
import { DEFECTS } from '../src/taxonomy.ts';
import { citeTolerance, TOLERANCES, tolerance } from '../src/tolerances.ts';

describe('data', () => {
  it('holds what it should', () => {
    expect(DEFECTS.length).toBe(69);
    expect(DEFECTS.map(({ id }) => id)).toEqual(DEFECT_NAMES.map(({ id }) => id));
    expect(TOLERANCES.length).toBe(121);
    expect(STATES.map(({ code }) => code)).toEqual(STATE_CODES);
    expect(ADOPTION_2025.map(({ state }) => state).toSorted()).toEqual([...STATE_CODES].toSorted());
    expect(EDITIONS.length).toBe(5);
    expect(STANDARDS.length).toBe(103);
    expect(DEFECT_KINDS.map(({ letter }) => letter).join('')).toBe('ABCDEF');
    expect(AS4349_REPORT_SECTIONS.length).toBe(10);
    expect(NCC_PARTS.length).toBeGreaterThan(100);
  });

  it('has unique ids, and a source wherever something is verified', () => {
    expect(new Set(TOLERANCES.map(({ id }) => id)).size).toBe(121);
    expect(TOLERANCES.filter((row) => row.confidence === 'verified' && row.url === '')).toEqual([]);
  });

  it('finds every standard and every NCC id that a defect names', () => {
    const standards = DEFECTS.flatMap((defect) => defect.standards).filter((text) => !findStandard(text));
    const parts = DEFECTS.flatMap((defect) => [...defect.ncc.housing, ...defect.ncc.volumeOne]).filter(
      (id) => !findNccPart(id),
    );
    expect([standards, parts]).toEqual([[], []]);
  });

  it('maps each defect to what is visible or to words only', () => {
    const visible = new Set(FAMILIES.flatMap((family) => FAMILY_DEFECTS[family]));
    expect(visible.size + WORDS_ONLY_DEFECTS.length).toBe(69);
    expect(WORDS_ONLY_DEFECTS.filter((id) => visible.has(id))).toEqual([]);
    for (const family of FAMILIES)
      expect(FAMILY_DEFECTS[family].length === 0).toBe(family === 'normal' || family === 'not_building');
  });

  it('knows what raises each defect’s severity', () => {
    expect(DEFECTS.filter(({ id }) => escalationsOf(id).length === 0)).toEqual([]);
  });

  it('has guidance for each element, and regulations whose standards exist', () => {
    for (const element of GUIDANCE_ELEMENTS)
      expect(guidanceFor(element, null, 'NSW', 'nsw-2017').length).toBeGreaterThan(0);
    const unknown = REGULATION_GROUPS.flatMap((group) => REGULATIONS[group].standards).filter(
      (text) => !findStandard(text),
    );
    expect(unknown).toEqual([]);
  });

  it('gives every rule an id of its own, provisions that exist and a reason', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const rule of RULES) {
      expect(rule.provisions.map(tolerance).length).toBeGreaterThan(0);
      expect(rule.reason).toMatch(/\.$/);
    }
  });
});

describe('citation', () => {
  const row = { title: 'Lippage', number: 'Guide 2017', clause: '12.9', source: 'somewhere' };

  it.each([
    ['verified', 'verified', 'Lippage (Guide 2017, 12.9)'],
    ['verified', 'likely', 'Lippage (Guide 2017, 12.9)'],
    ['verified', 'unsure', 'Lippage (Guide 2017)'],
    ['likely', 'unsure', 'Lippage (Guide 2017)'],
    ['unsure', 'verified', 'Lippage'],
    ['unsure', 'unsure', 'Lippage'],
  ] as const)('row %s, clause %s: %s', (confidence, clauseConfidence, display) => {
    const cited = citation({ ...row, confidence, clauseConfidence });
    expect(cited.display).toBe(display);
    expect(cited.number === undefined).toBe(confidence === 'unsure');
    expect(cited.clause === undefined).toBe(confidence === 'unsure' || clauseConfidence === 'unsure');
  });

  it('shows nothing for a clause that was never seen', () => {
    expect(citation({ ...row, clause: 'not seen', confidence: 'verified' }).display).toBe(
      'Lippage (Guide 2017)',
    );
    expect(citation({ ...row, clause: '-', confidence: 'verified' }).display).toBe('Lippage (Guide 2017)');
  });

  it('never shows number, clause or limit of an unsure tolerance', () => {
    for (const one of TOLERANCES.filter(({ confidence }) => confidence === 'unsure')) {
      expect(Object.keys(citeTolerance(one)).toSorted()).toEqual([
        'confidence',
        'display',
        'source',
        'title',
      ]);
    }
  });

  it('takes the weakest of several', () => {
    expect([weakest('verified', 'likely'), weakest('likely', 'unsure'), weakest('verified')]).toEqual([
      'likely',
      'unsure',
      'verified',
    ]);
  });
});
