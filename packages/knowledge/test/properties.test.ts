import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import { DEFECT_NAMES, type DefectId } from '../src/defects.ts';
import { FAMILIES, type Measurement, type ProjectFacts, SEVERITY_RANK } from '../src/findings.ts';
import { ATTRIBUTES } from '../src/measurements/attributes.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { PROJECT_INPUTS, RULES } from '../src/rules/index.ts';
import { STATE_CODES } from '../src/stages.ts';
import { assessInput } from './support/assess-input.ts';
import { facts } from './support/facts.ts';

const ids: DefectId[] = DEFECT_NAMES.map(({ id }) => id);
const defect = fc.constantFrom(...ids);
const family = fc.constantFrom(...FAMILIES.filter((one) => one !== 'normal' && one !== 'not_building'));
const value = fc.double({ min: 0, max: 3000, noNaN: true });
const measurement: fc.Arbitrary<Measurement> = fc.record(
  {
    attribute: fc.constantFrom(...ATTRIBUTES),
    value,
    unit: fc.constantFrom('mm', 'percent', 'degrees', 'count'),
    origin: fc.constantFrom('stated', 'measured_on_photo', 'inspector'),
    referenceLength: fc.integer({ min: 300, max: 10_000 }),
    uncertainty: fc.double({ min: 0, max: 5, noNaN: true }),
  },
  { requiredKeys: ['attribute', 'value', 'unit', 'origin'] },
);
const date = fc
  .tuple(
    fc.integer({ min: 2015, max: 2028 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const project: fc.Arbitrary<ProjectFacts> = fc.record(
  {
    state: fc.constantFrom(...STATE_CODES),
    buildingType: fc.constantFrom('residential-house', 'townhouse', 'apartment', 'retail'),
    contractDate: date,
    approvalDate: date,
    completionDate: date,
  },
  { requiredKeys: [] },
);
const description = fc.constantFrom(
  '',
  'crack in the brick wall',
  'door binds and the roof leaks when it rains',
  'polished tiles in the bathroom',
  'across the whole house, getting worse',
  'ceiling bulging near a light',
  'no smoke alarm, stairs without handrail',
);

describe('properties', () => {
  it('severity never falls when a measured value rises', () => {
    fc.assert(
      fc.property(
        fc.option(defect),
        family,
        measurement,
        value,
        description,
        fc.array(measurement, { maxLength: 2 }),
        (defectId, seen, one, more, words, others) => {
          const at = (amount: number) =>
            SEVERITY_RANK[
              assess(
                assessInput({
                  defectId,
                  family: seen,
                  description: words,
                  measurements: [{ ...one, value: amount }, ...others],
                }),
              ).severity
            ];
          expect(at(one.value + more)).toBeGreaterThanOrEqual(at(one.value));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('severity never falls as a crack widens, step by step', () => {
    for (const defectId of [...ids, null]) {
      let last = 0;
      for (const width of [
        0, 0.05, 0.1, 0.3, 0.9, 1, 1.1, 2, 2.1, 3, 4, 4.9, 5, 5.1, 10, 14.9, 15, 25, 26, 100,
      ]) {
        const rank =
          SEVERITY_RANK[
            assess(
              assessInput({
                defectId,
                family: 'crack',
                measurements: [{ attribute: 'crack_width', value: width, unit: 'mm', origin: 'stated' }],
              }),
            ).severity
          ];
        expect(rank).toBeGreaterThanOrEqual(last);
        last = rank;
      }
    }
  });

  it('a rule never answers without what it asked for', () => {
    fc.assert(
      fc.property(
        defect,
        fc.array(measurement, { maxLength: 3 }),
        description,
        project,
        (defectId, measurements, words, given) => {
          for (const rule of RULES) {
            const outcome = rule.judge(facts(defectId, measurements, { description: words, project: given }));
            if (outcome.status !== 'needs') continue;
            for (const missing of outcome.project) {
              // An approval date may be asked for where the contract date would do, never where it is known.
              expect(given[missing]).toBeUndefined();
            }
            expect(outcome.project.length + outcome.words.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a rule that answers no longer does when the facts that it rests on are gone', () => {
    fc.assert(
      fc.property(
        defect,
        fc.array(measurement, { minLength: 1, maxLength: 3 }),
        description,
        project,
        (defectId, measurements, words, given) => {
          for (const rule of RULES) {
            const full = rule.judge(facts(defectId, measurements, { description: words, project: given }));
            if (full.status !== 'decided') continue;
            const bare = rule.judge(facts(defectId, [], { description: '', project: given }));
            expect(bare.status).not.toBe('decided');
            const stateless = rule.judge(facts(defectId, measurements, { description: words, project: {} }));
            expect([rule.inputs.includes('state'), stateless.status]).not.toEqual([true, 'decided']);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a decision stays a breach when the value moves further beyond a maximum', () => {
    fc.assert(
      fc.property(fc.double({ min: 5.001, max: 500, noNaN: true }), (width) => {
        const one: Measurement = { attribute: 'crack_width', value: width, unit: 'mm', origin: 'stated' };
        const found = assess(
          assessInput({
            defectId: 'brick_stepped_crack',
            family: 'crack',
            measurements: [one],
            project: { state: 'NSW', contractDate: '2024-02-01' },
          }),
        );
        expect(found.compliance.verdict).toBe('non_compliant');
      }),
      { numRuns: 50 },
    );
  });

  it('assess never throws, is pure and stays plain JSON', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(defect, fc.string())),
        fc.option(family),
        fc.array(measurement, { maxLength: 4 }),
        fc.string(),
        project,
        (defectId, seen, measurements, words, given) => {
          const asked = assessInput({
            defectId,
            family: seen,
            measurements,
            description: words,
            project: given,
          });
          const before = structuredClone(asked);
          const first = assess(asked);
          expect(asked).toEqual(before);
          expect(JSON.parse(JSON.stringify(first))).toEqual(JSON.parse(JSON.stringify(assess(asked))));
          for (const missing of first.compliance.missingFacts) expect(PROJECT_INPUTS).toContain(missing);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('the parser never throws and reads finite, positive values', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc
            .array(
              fc.constantFrom(
                '4',
                'mm',
                ' ',
                '-',
                '/',
                '2',
                'm',
                'gap',
                'over',
                '"',
                "'",
                '½',
                '1:80',
                'to',
                '.',
                ',',
              ),
              { maxLength: 40 },
            )
            .map((words) => words.join(' ')),
        ),
        (text) => {
          for (const one of readMeasurements(text)) {
            expect(Number.isFinite(one.value)).toBe(true);
            expect(one.value).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
