import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssessInput, assess } from '../src/assess/assess.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES, type Measurement, SEVERITY_RANK } from '../src/findings.ts';
import { GROUPS } from '../src/groups.ts';
import {
  ALERT_BASES,
  ALERT_KINDS,
  type Alert,
  alertFloor,
  covers,
  mergeAlerts,
  readAlerts,
  URGENCIES,
} from '../src/hazards/index.ts';
import { STATE_CODES } from '../src/stages.ts';

const alert: fc.Arbitrary<Alert> = fc.record({
  kind: fc.constantFrom(...ALERT_KINDS),
  urgency: fc.constantFrom(...URGENCIES),
  title: fc.constantFrom('Possible gas leak', 'Possible asbestos', 'A ceiling that may fall'),
  steps: fc.subarray(['Leave now.', 'Keep everybody away.', 'Don’t drill or sand it.'], { minLength: 1 }),
  call: fc.constantFrom('000', 'a licensed gas fitter', 'a structural engineer'),
  source: fc.constant('a source'),
  basis: fc.constantFrom(...ALERT_BASES),
  because: fc.constant('what somebody wrote'),
});
const alerts = fc.array(alert, { minLength: 1, maxLength: 4 }).map((some) => mergeAlerts(some));
const measurement: fc.Arbitrary<Measurement> = fc.record({
  attribute: fc.constantFrom('crack_width', 'lippage', 'gap', 'out_of_plumb', 'fall', 'unevenness'),
  value: fc.double({ min: 0, max: 200, noNaN: true }),
  unit: fc.constantFrom('mm', 'percent'),
  origin: fc.constantFrom('stated', 'measured_on_photo', 'inspector'),
});
const words = fc.constantFrom(
  '',
  'hairline crack in the plasterboard, 0.3 mm',
  'crack in the brick wall, 12 mm and getting wider',
  'tiles are uneven by 1 mm',
  'i can smell gas in the kitchen',
  'no smell of gas',
);
const input: fc.Arbitrary<AssessInput> = fc.record({
  outcome: fc.constantFrom('defect', 'no_visible_defect', 'not_sure', 'not_building'),
  defectId: fc.option(fc.constantFrom(...DEFECT_NAMES.map(({ id }) => id))),
  family: fc.option(fc.constantFrom(...FAMILIES)),
  group: fc.option(fc.constantFrom(...GROUPS)),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  measurements: fc.array(measurement, { maxLength: 3 }),
  description: words,
  stages: fc.constant([]),
  project: fc.record({ state: fc.constantFrom(...STATE_CODES) }, { requiredKeys: [] }),
  inspectedOn: fc.constant('2026-11-20'),
  namedByInspector: fc.boolean(),
});

describe('an assessment beside open alerts', () => {
  it('never falls below their floor, whatever was voted, measured and written', () => {
    fc.assert(
      fc.property(input, alerts, (one, open) => {
        const { severity, as4349, actions, whoToCall, recommendations, compliance } = assess({
          ...one,
          alerts: open,
        });
        const floor = alertFloor(open);
        if (!floor) throw new Error('no floor');
        expect(SEVERITY_RANK[severity]).toBeGreaterThanOrEqual(SEVERITY_RANK[floor.severity]);
        expect(as4349.safetyHazard || !floor.safetyHazard).toBe(true);
        expect(actions.immediate[0]).toBe(open[0]?.steps[0]);
        expect(recommendations[0]).toBe(open[0]?.steps[0]);
        expect(whoToCall.slice(0, floor.call.length)).toEqual(floor.call);
        expect(compliance.verdict).not.toBe('compliant');
      }),
      { numRuns: 400 },
    );
  });

  it('is never minor where bare steel seems to show in the photo, whatever else was seen and written', () => {
    const seen = ['exposed_reinforcement'] as const;
    fc.assert(
      fc.property(input, (one) => {
        const open = readAlerts({ words: one.description, seen });
        const { as4349, severity } = assess({ ...one, outcome: 'defect', seen, alerts: open });
        expect(open.map(({ kind }) => kind)).toContain('structural');
        expect(as4349.classification).not.toBe('minor');
        expect(SEVERITY_RANK[severity]).toBeGreaterThanOrEqual(SEVERITY_RANK.high);
      }),
      { numRuns: 400 },
    );
  });

  it('states a severity in its summary that is the one it has', () => {
    fc.assert(
      fc.property(input, alerts, (one, open) => {
        const { severity, executiveSummary } = assess({ ...one, alerts: open });
        const said = /Severity appears to be (\w+)/.exec(executiveSummary)?.[1];
        expect(said ?? severity).toBe(severity);
      }),
    );
  });

  it('is what it was without them, once they are closed', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(assess({ ...one, alerts: [] })).toEqual(assess(one));
      }),
    );
  });
});

it('is compliant only by a rule that says so', () => {
  fc.assert(
    fc.property(input, (one) => {
      const { compliance } = assess({ ...one, alerts: readAlerts({ words: one.description }) });
      expect(compliance.verdict !== 'compliant' || compliance.rule?.verdict === 'compliant').toBe(true);
      expect(compliance.verdict !== 'non_compliant' || compliance.rule !== null).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('keeps of several readings each danger once, as urgent as any told it, in order of urgency', () => {
  fc.assert(
    fc.property(fc.array(fc.array(alert)), (readings) => {
      const merged = mergeAlerts(...readings);
      for (const one of merged)
        expect(merged.filter((other) => other !== one && covers(other, one))).toEqual([]);
      for (const one of readings.flat()) expect(merged.some((kept) => covers(kept, one))).toBe(true);
      const ranks = merged.map(({ urgency }) => URGENCIES.indexOf(urgency));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});
