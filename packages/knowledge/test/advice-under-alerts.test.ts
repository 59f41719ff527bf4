/** Nothing of a finding sends a person to what its open alert keeps them from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssessInput, type Assessment, assess } from '../src/assess/assess.ts';
import type { AssessOutcome } from '../src/assess/types.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES } from '../src/findings.ts';
import { adviceUnder, furtherLooksUnder, keepAway, sendsThere } from '../src/hazards/advice.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import type { Alert } from '../src/hazards/index.ts';
import { assessInput } from './support/assess-input.ts';

const ALERTS: Alert[] = Object.values(HAZARDS).map(({ kind, urgency, title, steps }) => ({
  kind,
  urgency,
  title,
  steps: [...steps],
  call: 'a specialist',
  source: '',
  basis: 'words',
  because: '',
}));

/** Written apart from the rule under test: what no line beside such an alert may ask of whoever reads it. */
const FORBIDDEN =
  /^(?:go (?:closer|in|up)|photograph|put a coin|hold a coin|measure|mark (?:its|the)|tap|touch|clear the|look for|find|check(?! with)|clean|ventilate|watch|wait|take (?:it|off|a)|open|turn|switch|drain|move|brush|pump|seal|cover|fit|screw|re-?set|rub|patch|improve|replace|repair|reseal)\b|\b(?:closer photo|arm’s length|coin|ruler|each week|over a season|measure it|measure the)\b/i;

/** What a reader is told to do, without what the alert itself says. */
function lines(assessment: Assessment, alerts: readonly Alert[]): string[] {
  const own = new Set(alerts.flatMap(({ steps }) => steps.map((step) => step.replace(/[.]$/, ''))));
  const { actions, recommendations, blindSpots = [], panel } = assessment;
  return [
    ...Object.values(actions).flat(),
    ...(panel ? Object.values(panel.actions).flat() : []),
    ...recommendations,
    ...blindSpots.map(({ instead }) => instead),
  ].filter((line) => !own.has(line.replace(/[.]$/, '')));
}

const OUTCOMES: AssessOutcome[] = ['defect', 'no_visible_defect', 'not_sure', 'not_building'];
const WORDS = [
  '',
  'doors jam and one corner dropped',
  'crack about 8 mm in brick, getting wider',
  'wet and mouldy',
];

const input = (more: Partial<AssessInput>) => assessInput({ confidence: 0.55, ...more });

function contradictions(given: AssessInput): string[] {
  const alerts = given.alerts ?? [];
  const assessment = assess(given);
  const bad = lines(assessment, alerts).filter((line) => FORBIDDEN.test(line) || sendsThere(line, alerts));
  const prose = [...assessment.considerationPoints, assessment.executiveSummary, assessment.compliance.text];
  return [...bad, ...prose.filter((text) => /\bcloser\b|\bmeasure (?:it|the)\b|each week/i.test(text))];
}

const warning = ALERTS.filter((alert) => keepAway([alert]));

describe('a finding beside an alert that says to keep away', () => {
  it('is one wherever the alert can’t wait', () => {
    expect(ALERTS.filter(({ urgency }) => urgency !== 'soon').every((alert) => warning.includes(alert))).toBe(
      true,
    );
    expect(new Set(warning.map(({ kind }) => kind)).size).toBe(14);
  });

  it('sends nobody there: every alert, outcome and words', () => {
    for (const alert of warning)
      for (const outcome of OUTCOMES)
        for (const description of WORDS)
          for (const family of outcome === 'defect' ? FAMILIES : [null])
            expect([
              alert.title,
              outcome,
              family,
              contradictions(input({ alerts: [alert], outcome, description, family })),
            ]).toEqual([alert.title, outcome, family, []]);
  });

  it('sends nobody there: every named defect', () => {
    for (const alert of warning)
      for (const { id } of DEFECT_NAMES)
        expect([alert.title, id, contradictions(input({ alerts: [alert], defectId: id }))]).toEqual([
          alert.title,
          id,
          [],
        ]);
  });

  it('sends nobody there beside several, nor after a correction', () => {
    fc.assert(
      fc.property(
        fc.subarray(warning, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...DEFECT_NAMES.map(({ id }) => id)),
        fc.constantFrom(...WORDS),
        fc.constantFrom('free', 'listed', 'kept'),
        fc.constantFrom('', 'Measure it each week.', 'Go closer and patch it yourself.'),
        (alerts, defectId, description, naming, note) => {
          const panel = { outcome: 'defect', defectId, family: 'crack' } as const;
          const correction = {
            name: 'Cracked wall',
            naming,
            severity: null,
            compliance: null,
            note: '',
            panel,
          };
          const given = input({
            alerts,
            defectId: naming === 'free' ? null : defectId,
            family: 'crack',
            description,
          });
          expect(contradictions({ ...given, correction, namedByInspector: true })).toEqual([]);
          // What an inspector wrote is theirs, and it is no advice of the product's.
          const noted = assess({ ...given, correction: { ...correction, note }, namedByInspector: true });
          expect(lines(noted, alerts).filter((line) => FORBIDDEN.test(line))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('asks for no other photo', () => {
    const asked = [
      'It may be: peeling or damp surface.',
      'Take it again in brighter light or with the flash on.',
      'Go closer, so that the part that worries you fills most of the photo.',
      'Hold the camera still and tap the defect to focus.',
      'Hold a coin or a ruler beside the crack for scale.',
      'Take it straight on, without a slant.',
      'Photograph the marked place from arm’s length.',
      'Photograph each marked place from arm’s length, one photo each.',
      'Say in a few words what you see and where.',
    ];
    for (const alert of warning)
      expect(furtherLooksUnder(asked, [alert])).toEqual([
        'It may be: peeling or damp surface.',
        'Say in a few words what you see and where.',
        'Don’t go back for a photo. A specialist can look once it is safe.',
      ]);
    expect(furtherLooksUnder([], warning)).toHaveLength(1);
  });

  it('keeps what somebody qualified does, and leaves the rest to a trade', () => {
    const sewage = warning.filter(({ kind }) => kind === 'sewage');
    const { actions } = assess(input({ alerts: sewage, defectId: 'subfloor_damp' }));
    expect(actions.immediate.join(' ')).not.toMatch(/vents|leaking pipe/i);
    expect(actions.shortTerm).toEqual([]);
    expect(actions.longTerm).toEqual([
      'By a trade, once it is safe: improve drainage and ventilation under the floor.',
      'By a trade, once it is safe: lay a moisture barrier on the ground.',
    ]);
  });

  it('doesn’t send anybody to see what it is made of', () => {
    const gas = warning.filter(({ kind }) => kind === 'gas');
    const { actions } = assess(input({ alerts: gas, family: 'spalling' }));
    expect(actions.immediate.join(' ')).not.toMatch(/whether steel shows/);
  });

  it('is left as it is without one', () => {
    const all = ['Go closer.', 'Measure the width at several points.'];
    expect(adviceUnder(all, [])).toEqual(all);
    expect(furtherLooksUnder(all, [])).toEqual(all);
  });
});
