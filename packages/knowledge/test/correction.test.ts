import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import type { Correction } from '../src/assess/correction.ts';
import { tradesNamed } from '../src/assess/trades-named.ts';
import type { AssessInput } from '../src/assess/types.ts';
import { DEFECT_NAMES } from '../src/defects.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { readMeasurements } from '../src/measurements/index.ts';
import { HOUSE, INSPECTED } from './support/facts.ts';

const PANEL = { outcome: 'defect', defectId: 'render_defect', family: 'crack' } as const;

const INPUT: AssessInput = {
  ...PANEL,
  confidence: 0.8,
  measurements: [],
  description: 'cracked render',
  stages: [],
  project: HOUSE,
  inspectedOn: INSPECTED,
};

function corrected(correction: Partial<Correction>, input: Partial<AssessInput> = {}) {
  return assess({
    ...INPUT,
    ...input,
    correction: {
      name: 'Cracked or drummy render',
      naming: 'kept',
      severity: null,
      compliance: null,
      note: '',
      panel: PANEL,
      ...correction,
    },
  });
}

const freely = (name: string, more: Partial<Correction> = {}) =>
  corrected(
    { name, naming: 'free', ...more },
    { outcome: 'defect', defectId: null, family: null, namedByInspector: true },
  );

/** Everything of an assessment but the trail. */
const printed = ({ panel: _trail, ...rest }: ReturnType<typeof assess>) => JSON.stringify(rest);

describe('a correction in the inspector’s own words', () => {
  it('keeps the size that was told', () => {
    const measurements = readMeasurements('crack 6 mm wide');
    const found = corrected(
      { name: 'Full-depth crack', naming: 'free' },
      { outcome: 'defect', defectId: null, family: null, namedByInspector: true, measurements },
    );
    expect(found.description).toContain('6 mm');
  });

  it.each([
    ['QLD', ['any other defect', 'structural defect']],
    ['NSW', ['any other defect', 'major defect']],
  ] as const)(
    'keeps each period that the law of %s may give it, as one of two readings',
    (state, classes) => {
      const dates = { state, contractDate: '2024-06-01', completionDate: '2025-09-26' };
      for (const name of ['Full-depth crack, needs engineer', 'Loose thing nobody can name'])
        for (const severity of ['low', 'critical'] as const) {
          const { warranty } = corrected(
            { name, naming: 'free', severity },
            { defectId: null, family: null, namedByInspector: true, project: { ...HOUSE, ...dates } },
          );
          const statutory = warranty?.deadlines?.filter((deadline) => deadline.statutory) ?? [];
          expect(statutory.every(({ oneReading, lastDay }) => oneReading && lastDay)).toBe(true);
          expect(statutory.map(({ className }) => className).toSorted()).toEqual(classes);
        }
    },
  );

  it('tells no period where the project has no state', () => {
    const { state: _none, ...project } = HOUSE;
    const { warranty } = corrected(
      { name: 'Full-depth crack', naming: 'free' },
      { defectId: null, family: null, namedByInspector: true, project },
    );
    expect(warranty).toBeNull();
  });

  it('prints nothing of the panel’s advice, trade, class or severity reasons', () => {
    const found = freely('Full-depth crack, needs engineer', { severity: 'high' });
    expect(printed(found)).not.toMatch(/render/i);
    expect(found).toMatchObject({
      title: 'Full-depth crack, needs engineer',
      severity: 'high',
      severityReasons: ['Set by the inspector.'],
      whoToCall: ['structural engineer'],
      causes: [],
      actions: {
        immediate: [],
        shortTerm: ['Have a structural engineer look at it before any repair.'],
        longTerm: [],
      },
    });
    expect(found.as4349).toMatchObject({ classification: null, kinds: [] });
    expect(found.executiveSummary).toBe(
      'The inspector’s finding: full-depth crack, needs engineer. Severity: high, set by the inspector. Compliance couldn’t be determined from a photo: have it inspected. Have a structural engineer look at it before any repair.',
    );
  });

  it('keeps what the panel said, to be read beside it', () => {
    const { panel } = freely('Full-depth crack, needs engineer');
    expect(panel?.title).toBe('Cracked or drummy render');
    expect(panel?.actions.shortTerm.join()).toContain('loose render');
    expect(panel?.severityReasons.length).toBeGreaterThan(0);
  });

  it('invents no advice where the words name nobody', () => {
    const found = freely('Odd mark on the wall', { note: 'Look again after rain' });
    expect(found.recommendations).toEqual([
      'Look again after rain.',
      'The inspector decides what to do next.',
    ]);
    expect(found.whoToCall).toEqual([]);
    expect(found.references).toEqual([]);
  });

  it('isn’t low because nobody has set a severity, and says so', () => {
    const found = freely('Odd mark on the wall');
    expect(found.severity).toBe('medium');
    expect(found.severityReasons).toEqual([
      'The inspector set no severity. It stays at medium until they do.',
    ]);
  });
});

describe('a correction of severity, compliance or note', () => {
  it('gives the inspector as the reason for the severity, and derives no class from it', () => {
    for (const { id, name } of DEFECT_NAMES) {
      const found = corrected({ name, severity: 'low' }, { defectId: id });
      expect(found.severityReasons).toEqual(['Set by the inspector.']);
      expect(found.as4349.classification).toBeNull();
      expect(found.as4349.safetyHazard).toBe(false);
      expect(found.technicalAnalysis).not.toContain(`a minor defect`);
    }
  });

  it('drops the rule that said otherwise, and keeps the one that says the same', () => {
    const wide = {
      defectId: 'brick_stepped_crack',
      description: 'stepped crack in the bricks',
      measurements: [{ attribute: 'crack_width', value: 9, unit: 'mm', origin: 'stated' }],
    } as const;
    const panel = { outcome: 'defect', defectId: 'brick_stepped_crack', family: 'crack' } as const;
    const otherwise = corrected({ compliance: 'undetermined', panel }, wide);
    expect(otherwise.compliance).toMatchObject({ text: 'Set by the inspector.', rule: null, otherRules: [] });
    const same = corrected({ compliance: 'non_compliant', panel }, wide);
    expect(same.compliance.rule?.id).toBe('masonry-crack');
  });

  it('replaces repairs by the trade that the note names, and keeps what keeps people safe', () => {
    const found = corrected({ note: 'Goes right through. Needs a structural engineer.' });
    expect(found.whoToCall).toEqual(['structural engineer']);
    expect(found.actions.shortTerm).toEqual(['Have a structural engineer look at it before any repair.']);
    expect(found.actions.immediate[0]).toBe('Keep people out from below loose render.');
    expect(found.description).toContain('Goes right through. Needs a structural engineer.');
  });

  it('leaves the advice of the named defect where the note names its own trade or nobody', () => {
    expect(corrected({ note: 'Call the renderer back' }).actions.shortTerm).toContain(
      'Cut out loose render and patch it where only the render is cracked.',
    );
    expect(corrected({ note: 'Seen from the street' }).whoToCall).toContain('renderer');
  });
});

describe('the class of AS 4349.1 that an inspector gives', () => {
  it('takes the place of the derived one for every defect, and no safety hazard goes', () => {
    for (const { id } of DEFECT_NAMES) {
      const input = { ...INPUT, outcome: 'defect', defectId: id } as const;
      const before = assess(input);
      for (const decidedClass of ['major', 'minor'] as const) {
        const { as4349, severity, technicalAnalysis } = assess({ ...input, decidedClass });
        expect(as4349).toMatchObject({ classification: decidedClass, byInspector: true });
        expect(as4349.safetyHazard).toBe(before.as4349.safetyHazard);
        expect(as4349.text.includes('safety hazard')).toBe(before.as4349.safetyHazard);
        expect(severity).toBe(before.severity);
        expect(technicalAnalysis).toContain(as4349.text);
      }
    }
  });

  it('leaves an open warning a safety hazard, and doesn’t count as minor beside what carries load', () => {
    const alerts = readAlerts({ words: 'the balcony is sagging', project: { state: 'NSW' } });
    const found = assess({ ...INPUT, outcome: 'defect', alerts, decidedClass: 'minor' });
    expect(found.as4349).toMatchObject({ classification: null, heldBack: 'minor', safetyHazard: true });
    expect(found.as4349.text).toContain('safety hazard');
    expect(found.as4349.text).toContain('set to minor by the inspector');
    expect(found.severity).toBe(assess({ ...INPUT, outcome: 'defect', alerts }).severity);
  });

  it('stands for a defect in the inspector’s own words, where no rule gives one', () => {
    const found = corrected(
      { name: 'Odd mark', naming: 'free' },
      { defectId: null, family: null, namedByInspector: true, decidedClass: 'major' },
    );
    expect(found.as4349.text).toContain('AS 4349.1 · major, set by the inspector.');
  });

  it('is nothing where there is no defect', () => {
    const found = assess({ ...INPUT, outcome: 'no_visible_defect', defectId: null, decidedClass: 'major' });
    expect(found.as4349.classification).toBeNull();
  });
});

describe('trades that an inspector’s words name', () => {
  it.each<[string, string[]]>([
    ['full-depth crack, needs engineer', ['structural engineer']],
    ['Get a struct eng and a plumber to look', ['structural engineer', 'plumber']],
    ['roof plumber to re-flash', ['roof plumber']],
    ['fire engineer’s report wanted', ['fire engineer']],
    ['geotech first', ['geotechnical engineer']],
    ['sparky to make safe', ['licensed electrician']],
    ['needs engineering timber', []],
    ['no engineer needed', []],
    ['doesn’t need a plumber, call the tiler', ['tiler']],
    ['', []],
  ])('%s', (words, who) => {
    expect(tradesNamed(words)).toEqual(who);
  });
});
