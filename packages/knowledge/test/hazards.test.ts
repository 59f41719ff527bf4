import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCase, readSafetyCases, safetyFigures } from '../evaluate/safety-cases.ts';
import { SEVERITY_RANK } from '../src/findings.ts';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { PHONES } from '../src/hazards/facts/phones.ts';
import {
  ALERT_KINDS,
  type Alert,
  alertFloor,
  type HazardInput,
  readAlerts,
  URGENCIES,
} from '../src/hazards/index.ts';
import { STATE_CODES } from '../src/stages.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

describe('alerts from words', () => {
  it('reaches its aims on the development set: recall 0.98, false alerts 0.02', () => {
    const { recall, falseAlerts } = safetyFigures(readSafetyCases('development').map(judgeCase));
    expect(recall.n).toBeGreaterThanOrEqual(220);
    expect(falseAlerts.n).toBeGreaterThanOrEqual(220);
    expect(recall.right / recall.n).toBeGreaterThanOrEqual(0.98);
    expect(falseAlerts.right / falseAlerts.n).toBeLessThanOrEqual(0.02);
    // Thousands of sentences beside other work.
  }, 240_000);

  it.each([
    'i can smell gas',
    'We can smell gas.',
    'i can sm\u200bell g\u00adas',
    '🔥💥 i can smell gas 💨😱',
    '\u202eאני מריח גז\u202c i can smell gas',
    'Ｉ ｃａｎ ｓｍｅｌｌ ｇａｓ',
    `${'The walls are painted white. '.repeat(300)}I can smell gas.`,
  ])(
    'is raised by a statement that begins like a question, or has unseen marks and emoji in it: %s',
    (words) => {
      expect(kindsOf(words)).toEqual(['gas']);
    },
  );

  it.each([
    'no smell of gas',
    'No sign of rot, sagging or movement in the deck.',
    'Gas leaks: none found',
    'the ceiling isn’t sagging',
    'gas leak was repaired in 2021',
    'Gas leak at the meter. Repaired in 2021.',
    'asbestos was removed and cleared',
    'loose handrail fixed last week',
    'if you smell gas, leave the house',
    'what causes a ceiling to sag?',
    'does fibro always contain asbestos?',
    'my friend had a gas leak last year',
    'read an article about balcony collapses',
    'ceiling has a nail pop',
    'the balustrade was loose last month, now tight after the builder came back',
    'the neighbour’s wall leans but ours is straight',
    'white ants? no, just black garden ants',
    'the gas bottles need swapping',
    'wall out of plumb 3mm over 2.4m',
  ])('says nothing to “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });

  it.each([
    ['no gas smell but the heater flame is yellow', 'gas'],
    ['was repaired but it’s leaking gas again', 'gas'],
    ['the loose balustrade is not fixed yet', 'fall'],
    ['used to be fine, now the ceiling is sagging', 'ceiling'],
    ['the balcony still moves after it was repaired', 'balcony'],
    ['is my ceiling about to fall?', 'ceiling'],
    ['not sure if the retaining wall is leaning', 'retaining_wall'],
    ['if I touch the tap I get a tingle', 'electrical'],
    ['a line of nail pops across the ceiling', 'ceiling'],
    ['can we still use the balcony if the timber underneath is rotten?', 'balcony'],
    ['glass was replaced with plain float not toughened', 'glass'],
    ['the crack was patched and it has opened up again wider', 'structural'],
    ['Look at the rail. It wobbles.', 'fall'],
    ['the ceiling has a big belly over the couch', 'ceiling'],
    ['asbestos was never removed and the sheets are broken', 'asbestos'],
  ])('keeps the hazard in “%s”', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });

  it.each([
    ['they are cutting engineered stone dry in the kitchen', 'silica'],
    ['the relief valve on the hot water is blocked', 'relief valve'],
  ])('says in the title what “%s” really is', (words, name) => {
    expect(readAlerts({ words }).map(({ title }) => title)).toContainEqual(expect.stringContaining(name));
  });

  it('raises one alert a kind, the most urgent first', () => {
    const alerts = readAlerts({
      words:
        'Smoke alarm missing in the hall. Strong gas smell in the kitchen, can smell gas outside too. Paint peeling, 1950s house.',
    });
    expect(alerts.map(({ kind }) => kind)).toEqual(['gas', 'fire', 'lead_paint']);
    const urgencies = alerts.map(({ urgency }) => URGENCIES.indexOf(urgency));
    expect(urgencies).toEqual([...urgencies].sort((one, other) => one - other));
  });

  it('quotes the person’s own words', () => {
    const [alert] = readAlerts({ words: 'Hello there. I can smell gas in the kitchen. Thanks a lot.' });
    expect(alert).toMatchObject({ kind: 'gas', basis: 'words', because: 'I can smell gas in the kitchen' });
  });
});

type Golden = HazardInput & { alerts: Pick<Alert, 'kind' | 'urgency' | 'title' | 'call' | 'basis'>[] };
const golden = JSON.parse(readFileSync(new URL('./golden/safety.json', import.meta.url), 'utf8')) as Golden[];

describe('the cases that went wrong once', () => {
  it('holds forty of them or more', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
  });

  it.each(golden)('answers “$words” as written down', ({ alerts, ...input }) => {
    const raised = readAlerts({ ...input, today: '2026-12-01' });
    expect(
      raised.map(({ kind, urgency, title, call, basis }) => ({ kind, urgency, title, call, basis })),
    ).toEqual(alerts);
  });
});

it.each(['step crack in brick wall 3 mm', 'step cracking to rear elevation', 'stepped cracking in render'])(
  'an inspector’s “%s” is no fault of a stair',
  (words) => {
    expect(kindsOf(words)).not.toContain('fall');
    expect(kindsOf(`${words}, the front step is loose`)).toContain('fall');
  },
);

describe('a repair and a question', () => {
  const hazard = 'the ceiling is sagging';
  it.each([
    `the agent says it was repaired, ${hazard}`,
    `previous owner fixed it badly, ${hazard}`,
    `${hazard} even though it was replaced in 2020`,
    `Roof was replaced in 2019, gutters cleaned, ${hazard}`,
    `${hazard}. Bathroom was renovated in 2020.`,
    `what should I do, ${hazard}`,
    `${hazard} and I can't use the room any more`,
  ])('that say nothing of this trouble leave it standing: “%s”', (words) => {
    expect(kindsOf(words)).toContain('ceiling');
  });

  it.each([
    `${hazard}. The builder has since fixed it.`,
    `${hazard}. All fixed now.`,
    `previously ${hazard}, since replaced`,
    `what happens if ${hazard}?`,
    `imagine ${hazard}`,
  ])('that settle it leave nothing: “%s”', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});

describe('alerts from project, finding and photo', () => {
  it('warns of asbestos where an old building is drilled, and names its year', () => {
    const words = 'drilled into the bathroom wall';
    const [alert] = readAlerts({ words, project: { completionDate: '1968-05-01' } });
    expect(alert).toMatchObject({ kind: 'asbestos', basis: 'project' });
    expect(alert?.because).toContain('1968');
    expect(readAlerts({ words, project: { completionDate: '2015-05-01' } })).toEqual([]);
  });

  it('says nothing of an old building alone', () => {
    expect(
      readAlerts({
        words: 'tap drips',
        project: { completionDate: '1950-01-01' },
        projectWords: 'fibro shack',
      }),
    ).toEqual([]);
  });

  it.each([
    ['ceiling_sag', 'ceiling'],
    ['barrier_noncompliant', 'fall'],
    ['exposed_wiring', 'electrical'],
    ['retaining_wall_lean', 'retaining_wall'],
    ['pool_barrier', 'pool'],
    ['glass_safety', 'glass'],
    ['missing_smoke_alarm', 'fire'],
    ['asbestos_suspect', 'asbestos'],
    ['stair_noncompliant', 'fall'],
  ] as const)('a finding of %s raises %s', (defectId, kind) => {
    const [alert] = readAlerts({ words: '', finding: { defectId, family: null } });
    expect(alert).toMatchObject({ kind, basis: 'finding' });
  });

  it('raises nothing for a defect that endangers nobody, nor for a name that is no defect', () => {
    expect(readAlerts({ words: '', finding: { defectId: 'paint_finish', family: null } })).toEqual([]);
    expect(readAlerts({ words: '', finding: { defectId: 'constructor', family: null } })).toEqual([]);
  });

  it.each(['exposed_reinforcement', 'displaced_masonry'] as const)(
    '%s in the photo is structural',
    (sign) => {
      const [alert] = readAlerts({ words: '', seen: [sign] });
      expect(alert).toMatchObject({ kind: 'structural', basis: 'photo' });
    },
  );
});

describe('whom to call', () => {
  const tingle = 'I get a tingle off the tap';
  it('prints a confirmed number in its own state, and none elsewhere', () => {
    const call = (state?: 'TAS' | 'NSW') =>
      readAlerts({ words: tingle, today: '2026-12-01', ...(state ? { project: { state } } : {}) })[0]?.call ??
      '';
    expect(call('TAS')).toContain('TasNetworks 132 004');
    expect(call('NSW').replace('000', '')).not.toMatch(/\d/);
    expect(call().replace('000', '')).not.toMatch(/\d/);
  });

  it('hides a number that was checked more than a year ago, and keeps the name', () => {
    const call = (today: string) =>
      readAlerts({ words: tingle, project: { state: 'TAS' }, today })[0]?.call ?? '';
    expect(call('2027-11-22')).toContain('132 004');
    expect(call('2027-11-23')).not.toContain('132 004');
    expect(call('2027-11-23')).toContain('TasNetworks');
  });

  it('switches Queensland’s rule for smoke alarms on 1 January 2027', () => {
    const steps = (today: string) =>
      readAlerts({ words: 'no smoke alarm', project: { state: 'QLD' }, today })[0]?.steps.join(' ') ?? '';
    expect(steps('2026-12-31')).toContain('From 1 January 2027');
    expect(steps('2027-01-01')).not.toContain('From 1 January 2027');
    expect(steps('2027-01-01')).toContain('Every Queensland home');
  });

  it('holds facts for every kind, and every step in under 20 words', () => {
    expect(new Set(Object.values(HAZARDS).map(({ kind }) => kind))).toEqual(new Set(ALERT_KINDS));
    const steps = Object.values(HAZARDS).flatMap((fact) =>
      fact.steps.flatMap((step) => step.split(/(?<=[.:]) /)),
    );
    expect(steps.filter((step) => step.split(/\s+/).length >= 20)).toEqual([]);
  });

  it('names a source and a day for every number', () => {
    for (const { checkedOn, source, states } of Object.values(PHONES)) {
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).not.toBe('');
      for (const state of states) expect(STATE_CODES).toContain(state);
    }
  });
});

const alert = fc.record({
  kind: fc.constantFrom(...ALERT_KINDS),
  urgency: fc.constantFrom(...URGENCIES),
  title: fc.string(),
  steps: fc.array(fc.string()),
  call: fc.string(),
  source: fc.string(),
  basis: fc.constant('words' as const),
  because: fc.string(),
}) satisfies fc.Arbitrary<Alert>;

describe('the floor under a finding', () => {
  it('never falls when alerts are added', () => {
    fc.assert(
      fc.property(fc.array(alert), fc.array(alert), (some, more) => {
        const before = alertFloor(some);
        const after = alertFloor([...some, ...more]);
        if (!before) return;
        expect(after).not.toBeNull();
        expect(SEVERITY_RANK[after?.severity ?? 'low']).toBeGreaterThanOrEqual(
          SEVERITY_RANK[before.severity],
        );
        expect(after?.safetyHazard || !before.safetyHazard).toBe(true);
        for (const call of before.call) expect(after?.call).toContain(call);
      }),
    );
  });
});

describe('hostile words', () => {
  it('never throws, and quotes nothing that wasn’t written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        for (const { because } of readAlerts({ words })) expect(because.length).toBeLessThanOrEqual(160);
      }),
    );
  });

  const spent = (words: string) => {
    const started = process.cpuUsage();
    readAlerts({ words });
    return process.cpuUsage(started).user;
  };
  /** A long report as somebody would write it. */
  const report = Array.from(
    { length: 200 },
    (_, at) =>
      `Room ${at + 1}: the skirting stands ${at % 9} mm off the wall, and door ${at} rubs on its frame. `,
  ).join('');
  readAlerts({ words: report });

  it.each([
    'gas ',
    'no crack wall lean ',
    'fixed ',
    'if not ',
    'or no rot ',
    '1 mm ',
    'celling sagging ceilling ',
    '((((',
    "n't'",
    'a',
    'ﷺ',
  ])('reads a hundred thousand characters of “%s” about as fast as a report', (piece) => {
    const hostile = spent(piece.repeat(Math.ceil(100_000 / piece.length)));
    expect(hostile).toBeLessThan(4 * spent(report));
  });
});
