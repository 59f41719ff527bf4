import { describe, expect, it } from 'vitest';
import { RULES } from '../src/rules/index.ts';
import { tolerance } from '../src/tolerances.ts';
import { facts, judge, measured, verdict } from './support/facts.ts';
import { LIMITS, type LimitCase } from './support/limits.ts';

function outcomeOf(one: LimitCase, value: number) {
  const measurements = [measured(one.attribute, value, one.more), ...(one.extra ?? [])];
  return judge(
    one.rule,
    facts(one.defect, measurements, {
      description: one.description ?? '',
      ...(one.project ? { project: one.project } : {}),
      ...(one.inspectedOn ? { inspectedOn: one.inspectedOn } : {}),
    }),
  );
}

describe('limits', () => {
  it.each(LIMITS)('$rule ($row): $within is within', (one) => {
    const outcome = outcomeOf(one, one.within);
    expect(verdict(outcome)).toBe('compliant');
    expect(outcome.status === 'decided' && outcome.decision.toleranceId).toBe(one.row);
  });

  it.each(LIMITS)('$rule ($row): $beyond is beyond', (one) => {
    const outcome = outcomeOf(one, one.beyond);
    expect(verdict(outcome)).toBe('non_compliant');
    expect(outcome.status === 'decided' && outcome.decision.toleranceId).toBe(one.row);
  });

  it('covers every row that a rule compares with', () => {
    const covered = new Set(LIMITS.map(({ row }) => row));
    const numeric = RULES.flatMap((rule) => rule.provisions).filter((id) => tolerance(id).limit !== null);
    // A count of risers and the glass of a bathroom are read from the words: each has its own test.
    expect(numeric.filter((id) => !covered.has(id))).toEqual(['stair-flight', 'glass-bath']);
  });

  it('doesn’t scale a tolerance with the length', () => {
    const short = judge(
      'floor-level',
      facts('uneven_floor', [measured('unevenness', 3.5, { referenceLength: 500 })]),
    );
    expect(verdict(short)).toBe('compliant');
  });

  it('answers for the worst of several measurements', () => {
    const outcome = judge(
      'masonry-crack',
      facts('brick_stepped_crack', [measured('crack_width', 2), measured('crack_width', 9)]),
    );
    expect(outcome.status === 'decided' && outcome.decision.stated).toContain('9 mm');
    expect(verdict(outcome)).toBe('non_compliant');
  });

  it('doesn’t decide where the error bar reaches across the limit', () => {
    const outcome = judge(
      'masonry-crack',
      facts('brick_stepped_crack', [measured('crack_width', 5.2, { uncertainty: 0.5 })]),
    );
    expect(verdict(outcome)).toBe('undetermined');
  });

  it('uses no unsure row', () => {
    const unsure = RULES.flatMap((rule) => rule.provisions).filter(
      (id) => tolerance(id).confidence === 'unsure',
    );
    expect(unsure).toEqual([]);
  });
});
