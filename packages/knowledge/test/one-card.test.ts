/** What a card says in one place it doesn't take back in another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssessInput, type Assessment, assess } from '../src/assess/assess.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES, type Measurement, SEVERITIES } from '../src/findings.ts';
import { GROUPS } from '../src/groups.ts';
import { type AlertKind, readAlerts } from '../src/hazards/index.ts';
import { widestCrack } from '../src/measurements/at-most.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { STATE_CODES } from '../src/stages.ts';
import { assessInput } from './support/assess-input.ts';

/** As an analysis puts it together: alerts of the words, of what was named, of what was seen and of the width. */
function card(defectId: string | null, description: string, more: Partial<AssessInput> = {}): Assessment {
  const given = assessInput({
    defectId,
    family: 'crack',
    description,
    measurements: readMeasurements(description),
    project: { state: 'NSW' },
    ...more,
  });
  const { family, seen = [], measurements } = given;
  const alerts = readAlerts({
    words: description,
    finding: { defectId, family },
    seen,
    crackWidth: widestCrack(measurements),
  });
  return assess({ ...given, alerts });
}

const BEARING: readonly AlertKind[] = ['structural', 'balcony', 'ceiling', 'retaining_wall'];
const textOf = (one: Assessment) =>
  [
    one.description,
    one.compliance.text,
    one.compliance.undecided?.text ?? '',
    one.compliance.assumption?.text ?? '',
    one.executiveSummary,
    one.technicalAnalysis,
    ...one.severityReasons,
    ...one.considerationPoints,
    one.crackCategory?.name ?? '',
    one.as4349.text,
  ].join('\n');
const SOFT = /\bwould comply\b|· minor\b|\b(?:negligible|slight)\b|appears to be low\b/i;

const words = fc
  .array(
    fc.constantFrom(
      ...[
        'crack in the brick',
        'stepped crack',
        'wall is bulging',
        'one side is up about a coin',
        '2 mm wide',
      ],
      ...['through the brick', 'getting wider', '8 mm', '25 mm', 'balcony feels spongy', 'ceiling sagging'],
      ...[
        'hairline',
        'plasterboard',
        'slab',
        'render',
        'veneer with a 40mm cavity',
        'retaining wall leaning',
      ],
      ...['only cosmetic', 'doors jam', 'under the window', 'floor dropped 20 mm', 'concrete cancer', 'tile'],
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(', '));
const measurement: fc.Arbitrary<Measurement> = fc.record({
  attribute: fc.constantFrom('crack_width', 'offset', 'gap', 'cavity', 'out_of_plumb', 'sag', 'lippage'),
  value: fc.double({ min: 0, max: 60, noNaN: true }),
  unit: fc.constant('mm' as const),
  origin: fc.constantFrom('stated', 'measured_on_photo', 'inspector'),
});
const ids = DEFECT_NAMES.map(({ id }) => id);
const correction = fc.record({
  name: fc.constantFrom('Crack in the wall', 'Fine crack, minor'),
  naming: fc.constantFrom('free', 'listed', 'kept'),
  severity: fc.option(fc.constantFrom(...SEVERITIES)),
  compliance: fc.option(fc.constantFrom('compliant', 'non_compliant', 'undetermined')),
  note: fc.constantFrom('', 'looked at on site'),
  panel: fc.constant({ outcome: 'defect', defectId: null, family: 'crack' } as const),
});

describe('beside an open alert of what carries load', () => {
  it('nothing is minor, low, slight, or would comply, whatever is voted, written, answered and corrected', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        words,
        fc.option(fc.constantFrom(...ids)),
        fc.option(fc.constantFrom(...FAMILIES)),
        fc.record(
          {
            group: fc.constantFrom(...GROUPS),
            seen: fc.subarray(['exposed_reinforcement', 'displaced_masonry'] as const),
            decidedClass: fc.constant('major' as const),
            assumedState: fc.constantFrom(...STATE_CODES),
            correction,
            outcome: fc.constantFrom('defect', 'not_sure', 'no_visible_defect'),
          },
          { requiredKeys: [] },
        ),
        fc.array(measurement, { maxLength: 2 }),
        (description, defectId, family, more, answered) => {
          const measurements = [...readMeasurements(description), ...answered];
          const alerts = readAlerts({
            words: description,
            finding: { defectId, family },
            seen: more.seen ?? [],
            crackWidth: widestCrack(measurements),
          });
          if (!alerts.some(({ kind }) => BEARING.includes(kind))) return;
          seen += 1;
          const given = assessInput({ defectId, family, description, measurements, alerts, ...more });
          const one = assess(given);
          expect(one.as4349.classification).not.toBe('minor');
          expect(one.severity).not.toBe('low');
          expect(one.compliance.verdict).not.toBe('compliant');
          expect(one.compliance.assumption?.verdict).not.toBe('compliant');
          // What an inspector wrote is theirs.
          const name = more.correction?.name ?? '';
          expect(SOFT.exec(textOf(one).replaceAll(name, ''))?.[0]).toBeUndefined();
        },
      ),
      { numRuns: 1_000 },
    );
    expect(seen).toBeGreaterThan(300);
  });

  it('a crack that is judged by a cavity that nobody asked of would not comply for it', () => {
    const one = card(
      'brick_vertical_crack',
      'crack right through the brick wall, 6 mm, wall is brick veneer with a 40mm cavity',
      { project: {}, assumedState: 'NSW' },
    );
    expect(textOf(one)).not.toMatch(/would comply/i);
  });

  it('a stepped crack of a coin’s width keeps its category as a size, and no class', () => {
    const one = card('brick_stepped_crack', 'stepped crack 2 mm, getting wider');
    expect(one.as4349.classification).not.toBe('minor');
    expect(one.technicalAnalysis).toContain('Category 2 (by width alone)');
  });
});

describe('steps beside an alert that keeps everybody off', () => {
  it('say nothing weaker than it', () => {
    const one = card('bouncy_floor', 'balcony bracket rusty, deck feels spongy', { family: null });
    const own = [...one.actions.immediate, ...one.recommendations, one.executiveSummary].join(' ');
    expect(one.actions.immediate[0]).toMatch(/^Keep everyone off it/);
    expect(own).not.toMatch(/gatherings|if it drops/);
  });

  it('keep people out from below once', () => {
    const one = card(null, '', { family: 'spalling', seen: ['exposed_reinforcement'] });
    const below = one.actions.immediate.filter((line) => /^keep everyone out/i.test(line));
    expect(below).toHaveLength(1);
  });

  it('stay where no alert says more', () => {
    const one = card('bouncy_floor', 'the floor is bouncy', { family: null });
    expect(one.actions.immediate.join(' ')).toMatch(/gatherings/);
  });
});

describe('a house that is older than the law', () => {
  const of = (contractDate: string) =>
    card('render_defect', 'render cracked', { project: { state: 'QLD', contractDate } }).warranty;

  it('has no last day by it, and says why', () => {
    expect(of('1966-02-01')?.earliest).toBeNull();
    expect(of('1966-02-01')?.summary).toMatch(/older than the law/);
  });

  it('and one of the law’s time has', () => {
    expect(of('2021-02-01')?.summary).not.toMatch(/older than the law/);
  });
});

describe('without an alert', () => {
  it('a crack of category 3 or worse in a floor isn’t minor', () => {
    const one = card('slab_crack', 'slab crack 3mm wide');
    expect(one.crackCategory?.category).toBe(3);
    expect(one.as4349.classification).not.toBe('minor');
    expect(one.whoToCall[0]).toBe('structural engineer');
  });

  it('one of 1.5 mm stays minor', () => {
    expect(card('slab_crack', 'slab crack 1.5mm wide').as4349.classification).toBe('minor');
  });

  it.each(['a crack in the brick wall', 'a crack in the wall\nBrick or block'])(
    'a crack whose width nobody told isn’t classified: “%s”',
    (description) => {
      const one = card(null, description);
      expect(one.as4349.classification).toBeNull();
      expect(one.severity).toBe('medium');
    },
  );

  it.each([
    ['crack in the brick wall 0.5 mm', 'minor'],
    ['crack in the brick wall 4 mm', 'minor'],
  ])('one whose width is told is: “%s”, %s', (description, expected) => {
    expect(card(null, description).as4349.classification).toBe(expected);
  });
});

describe('what is said of a crack’s depth and of its sides', () => {
  it.each([
    ['crack through the brick, 4mm', false],
    ['crack runs through the bricks and the mortar, 2 mm', false],
    ['crack right through the brick wall, 4mm', true],
    ['crack goes through the wall, 2 mm', true],
    ['crack through both leaves, 2 mm wide, both sides', true],
  ])('“%s”: right through %s', (description, through) => {
    const signs = card('brick_vertical_crack', description).structuralSigns ?? [];
    expect(signs.some((sign) => sign.includes('right through'))).toBe(through);
  });

  it.each([
    ['slab crack 3mm wide, one side is up about a coin', true],
    ['slab crack 3mm wide, one side sits 4 mm higher', true],
    ['slab crack 3mm wide, runs up one side', false],
    ['slab crack 3mm wide on one side of the door', false],
  ])('“%s”: moved %s', (description, moved) => {
    const one = card('slab_crack', description);
    expect((one.structuralSigns ?? []).length > 0).toBe(moved);
    expect(one.as4349.classification).toBe(moved ? 'major' : null);
  });
});
