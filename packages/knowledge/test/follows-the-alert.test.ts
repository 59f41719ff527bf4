/** What a finding has done beside an alert for now or today is what the alert has done: by its trades, and not in weeks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssessInput, type Assessment, assess } from '../src/assess/assess.ts';
import type { AssessOutcome } from '../src/assess/types.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { FAMILIES } from '../src/findings.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import type { Alert } from '../src/hazards/index.ts';
import { DEFECTS } from '../src/taxonomy.ts';
import { assessInput } from './support/assess-input.ts';

const ALERTS: Alert[] = Object.values(HAZARDS).map(({ kind, urgency, title, steps, call }) => ({
  ...{ kind, urgency, title, steps: [...steps], call },
  ...{ source: '', basis: 'words', because: '' },
}));
const PRESSING = ALERTS.filter(({ urgency }) => urgency !== 'soon');

/** Written apart from the rule under test: whoever any advice of the taxonomy could send for, by one telling word. */
const WHO =
  /\b(?:engineer|builder|electrician|plumber|roofer|tiler|waterproofer|renderer|plasterer|painter|carpenter|bricklayer|glazier|landscaper|certifier|remediator|pest inspection|pool safety inspector|fire door inspector|ceiling contractor|balustrade contractor|remedial contractor|assessor)\b/gi;
const IN_WEEKS = /\b(?:weeks?|months?|season|years?|defects period)\b/i;

const plain = (line: string) => line.trim().replace(/[.]$/, '').toLowerCase();

function unlike(assessment: Assessment, alerts: readonly Alert[]): string[] {
  const own = new Set(alerts.flatMap(({ steps }) => steps.map(plain)));
  // A pool inspector is one for its safety.
  const called = alerts
    .map(({ call }) => call.toLowerCase().replace('pool inspector', 'pool safety inspector'))
    .join(' ');
  const { actions, recommendations, panel, executiveSummary } = assessment;
  const terms = [actions, ...(panel ? [panel.actions] : [])];
  const lines = [...terms.flatMap((one) => Object.values(one).flat()), ...recommendations].filter(
    (line) => !own.has(plain(line)),
  );
  const sent = executiveSummary.split(/(?<=[.])\s+/).filter((part) => /^Call /.test(part));
  return [
    ...terms.flatMap(({ shortTerm }) => shortTerm.map((line) => `in weeks: ${line}`)),
    ...terms.flatMap(({ longTerm }) => longTerm.filter((line) => !/once it is safe/.test(line))),
    ...lines.filter((line) => IN_WEEKS.test(line)),
    ...[...lines, ...sent].filter((line) =>
      (line.match(WHO) ?? []).some((who) => !called.includes(who.toLowerCase())),
    ),
  ];
}

const OUTCOMES: AssessOutcome[] = ['defect', 'no_visible_defect', 'not_sure', 'not_building'];
const WORDS = ['', 'doors jam and one corner dropped', 'crack about 8 mm in brick, getting wider', 'wet'];
const input = (more: Partial<AssessInput>) => assessInput({ confidence: 0.55, ...more });

describe('advice beside an alert for now or today', () => {
  it('is there to be judged', () => {
    expect(new Set(PRESSING.map(({ kind }) => kind)).size).toBe(14);
    expect(DEFECTS.filter(({ actions }) => actions.shortTerm.length > 0).length).toBeGreaterThan(60);
  });

  it('names no later date and no trade that the alert doesn’t call: every defect', () => {
    const found = PRESSING.flatMap((alert) =>
      DEFECT_NAMES.flatMap(({ id }) =>
        WORDS.slice(0, 2).flatMap((description) =>
          unlike(assess(input({ alerts: [alert], defectId: id, description })), [alert]).map((line) => [
            alert.title,
            id,
            line,
          ]),
        ),
      ),
    );
    expect(found).toEqual([]);
  }, 240_000);

  it('nor for any outcome and family', () => {
    for (const alert of PRESSING)
      for (const outcome of OUTCOMES)
        for (const family of outcome === 'defect' ? FAMILIES : [null])
          for (const description of WORDS)
            expect([
              alert.title,
              outcome,
              family,
              unlike(assess(input({ alerts: [alert], outcome, family, description })), [alert]),
            ]).toEqual([alert.title, outcome, family, []]);
  });

  it('nor beside several, or after a correction', () => {
    fc.assert(
      fc.property(
        fc.subarray(ALERTS, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...DEFECT_NAMES.map(({ id }) => id)),
        fc.constantFrom('free', 'listed', 'kept'),
        fc.constantFrom('', 'needs a plumber'),
        (alerts, defectId, naming, note) => {
          fc.pre(alerts.some(({ urgency }) => urgency !== 'soon'));
          const correction = {
            ...{ name: 'Cracked wall', naming, severity: null, compliance: null, note: '' },
            panel: { outcome: 'defect', defectId, family: 'crack' },
          } as const;
          const named = naming === 'free' ? null : defectId;
          const given = input({ alerts, defectId: named, family: 'crack', namedByInspector: true });
          expect(unlike(assess({ ...given, correction }), alerts)).toEqual([]);
          // What an inspector wrote is theirs; what the product makes of it isn't sent later or elsewhere.
          const { actions } = assess({ ...given, correction: { ...correction, note } });
          expect(actions.shortTerm).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps people away only from what they are in danger of', () => {
    const away = /keep people away until it is made safe/i;
    const lines = ({ recommendations, executiveSummary }: Assessment) => [
      ...recommendations,
      executiveSummary,
    ];
    const of = (id: keyof typeof HAZARDS) => ALERTS.filter(({ title }) => title === HAZARDS[id].title);
    for (const [defectId, hazard] of [
      ['missing_smoke_alarm', 'smoke_alarm'],
      ['condensation_mould', 'mould'],
    ] as const) {
      expect(
        lines(assess(input({ defectId, alerts: of(hazard) }))).filter((line) => away.test(line)),
      ).toEqual([]);
      expect(lines(assess(input({ defectId }))).filter((line) => away.test(line))).toEqual([]);
    }
    expect(
      lines(assess(input({ defectId: 'exposed_wiring', alerts: of('live_parts') }))).some((line) =>
        away.test(line),
      ),
    ).toBe(true);
  });
});
