import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assess } from '../src/assess/assess.ts';
import { DEFECT_NAMES, findDefectName, isDefectId } from '../src/defects.ts';
import { type ProjectFacts, SEVERITIES, type Severity } from '../src/findings.ts';
import { lawClasses, type WarrantyDates, warrantyFinding } from '../src/rules/index.ts';
import { STATE_CODES, type StateCode } from '../src/stages.ts';
import { DEADLINE_KINDS, WARRANTIES } from '../src/warranties.ts';

const INSPECTED = '2026-11-22';

/** Cells of each line of the table; a dash is undefined. */
const CASES = readFileSync(new URL('./warranty-cases.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2,3} /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

function given(value: string | undefined): string | undefined {
  return value === '-' ? undefined : value;
}

function found(
  state: string,
  defect: string,
  severity: string,
  facts: Omit<ProjectFacts, 'state'> = {},
  dates: WarrantyDates = {},
) {
  if (!isDefectId(defect)) throw new Error(`No defect '${defect}'`);
  const finding = warrantyFinding(
    { ...facts, state: state as StateCode },
    {
      defectId: defect,
      plumbing: findDefectName(defect)?.trade === 'plumbing',
      severity: severity as Severity,
    },
    INSPECTED,
    dates,
  );
  if (!finding) throw new Error('No finding');
  return finding;
}

describe('last days by state, class and dates', () => {
  it('has at least a hundred cases, all eight states among them', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(CASES.map(([state]) => state))).toEqual(new Set(STATE_CODES));
  });

  it.each(CASES)(
    '%s %s %s, contract %s, completed %s, permit %s, noticed %s: %s ends %s, lacking %s',
    (...cells) => {
      const [state = '', defect = '', severity = ''] = cells;
      const [contractDate, completionDate, occupancyDate, noticedOn] = cells.slice(3, 7).map(given);
      const [id = '', day = '', lacks = ''] = cells.slice(7);
      const { deadlines } = found(
        state,
        defect,
        severity,
        {
          ...(contractDate ? { contractDate } : {}),
          ...(completionDate ? { completionDate } : {}),
          ...(occupancyDate ? { occupancyDate } : {}),
        },
        noticedOn ? { noticedOn } : {},
      );
      const deadline = deadlines?.find((one) => one.id === id);
      const told = deadline && [deadline.lastDay ?? '-', deadline.missing.join(' ') || '-'];
      expect(told).toEqual(day === 'absent' ? undefined : [day, lacks]);
    },
  );
});

describe('what is said of a warranty', () => {
  it('doesn’t call a leaking shower in Queensland past one year at 21 months', () => {
    const shower = found('QLD', 'waterproofing_failure', 'high', { completionDate: '2025-02-21' });
    expect(shower.classes).toEqual({ nswMajor: null, structural: 'yes' });
    expect(shower.earliest).toEqual({ lastDay: '2031-02-20', kind: 'start_proceedings' });
    expect(shower.period).toBe('6 years (structural defect)');
    expect(JSON.stringify(shower)).not.toMatch(/1 year\b|past/);
    expect(shower.summary).toContain('Other deadlines may end sooner.');
  });

  it('shows both periods where two readings stand, and the earlier day', () => {
    const door = found('QLD', 'door_binding', 'medium', { completionDate: '2025-02-21' });
    expect(door.period).toBe('6 years (structural defect) or 1 year (any other defect)');
    expect(door.earliest?.lastDay).toBe('2026-02-20');
    expect(door.summary).toBe(
      'Earliest possible last day: 20 February 2026, to start proceedings. The law can be read in two ways; this is the earlier of the two days. That day was before this inspection. Other deadlines may end sooner.',
    );
  });

  it('names which of the three kinds of deadline a day is', () => {
    const kinds = (state: string) =>
      Object.fromEntries(
        (found(state, 'roof_leak', 'high', { completionDate: '2024-01-01' }).deadlines ?? []).map(
          ({ id, kind }) => [id, kind],
        ),
      );
    expect(kinds('QLD')).toMatchObject({
      'qld-structural': 'start_proceedings',
      'qld-rectify': 'lodge_complaint',
      'qld-direction': 'regulator_last_day',
    });
    expect(kinds('WA')).toEqual({ 'wa-complaint': 'lodge_complaint' });
    expect(kinds('TAS')).toEqual({ 'tas-dispute': 'lodge_complaint' });
    expect(kinds('SA')).toEqual({ 'sa-warranty': 'start_proceedings' });
  });

  it.each(['ACT', 'NT'])('shows no day in the %s, and says why', (state) => {
    for (const { id } of DEFECT_NAMES) {
      for (const severity of SEVERITIES) {
        const { deadlines, earliest, summary } = found(state, id, severity, {
          contractDate: '2019-01-01',
          completionDate: '2020-02-29',
          occupancyDate: '2020-02-29',
        });
        expect(deadlines?.map(({ lastDay }) => lastDay).filter(Boolean)).toEqual([]);
        expect(earliest).toBeNull();
        expect(summary).toContain('We haven’t read the regulation');
      }
    }
  });

  it('shows no period of the NT, whose periods are unsure', () => {
    const { period, deadlines } = found('NT', 'footing_settlement', 'critical', {});
    expect(period).toBe('');
    expect(deadlines?.every((deadline) => deadline.period === '')).toBe(true);
  });

  it('keeps NSW major, Queensland structural and AS 4349.1 major apart', () => {
    expect(lawClasses('NSW', 'waterproofing_failure', 'low')).toEqual({
      nswMajor: 'unsettled',
      structural: null,
    });
    expect(lawClasses('QLD', 'waterproofing_failure', 'low')).toEqual({ nswMajor: null, structural: 'yes' });
    expect(lawClasses('WA', 'waterproofing_failure', 'low')).toEqual({ nswMajor: null, structural: null });
    const assessed = assess({
      outcome: 'defect',
      defectId: 'leaking_pipe',
      family: null,
      confidence: 0.9,
      measurements: [],
      description: '',
      stages: [],
      project: { state: 'QLD', completionDate: '2025-02-21' },
      inspectedOn: INSPECTED,
    });
    expect(assessed.warranty?.classes?.structural).toBe('yes');
  });

  it('never says that a claim can still be made, and always sends to a lawyer', () => {
    for (const state of STATE_CODES) {
      for (const { id } of DEFECT_NAMES) {
        const finding = found(state, id, 'high', { completionDate: '2024-02-29', buildingType: 'apartment' });
        expect(finding.note).toContain('Ask a lawyer before relying on it');
        expect(JSON.stringify(finding)).not.toMatch(/can still|still claim|within \d|\bpast\b|covered/i);
        expect(finding.summary).not.toBe('');
      }
    }
  });

  it('gives the windows of the strata inspections for apartments under contracts from 2018', () => {
    const windows = (contractDate: string, buildingType = 'apartment') =>
      found('NSW', 'roof_leak', 'high', { contractDate, completionDate: '2025-08-31', buildingType }).windows;
    expect(windows('2023-01-01')).toEqual([
      { name: 'Interim strata inspection', from: '2026-11-30', to: '2027-02-28' },
      { name: 'Final strata inspection', from: '2027-05-31', to: '2027-08-31' },
    ]);
    expect(windows('2017-12-31')).toEqual([]);
    expect(windows('2023-01-01', 'residential-house')).toEqual([]);
  });

  it('prints no percentage of the strata building bond', () => {
    expect(JSON.stringify(WARRANTIES)).not.toContain('%');
  });

  it('has none without a state', () => {
    expect(
      warrantyFinding(
        { completionDate: '2025-01-01' },
        { defectId: null, plumbing: false, severity: 'high' },
        INSPECTED,
      ),
    ).toBeUndefined();
  });

  it('is later, never earlier, the later the work was complete', () => {
    let before = '';
    for (let day = '2019-12-25'; day < '2020-03-05'; day = next(day)) {
      const { earliest } = found('SA', 'roof_leak', 'high', { completionDate: day });
      expect((earliest?.lastDay ?? '') >= before).toBe(true);
      before = earliest?.lastDay ?? '';
    }
  });
});

function next(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

describe('the rows', () => {
  it('have a source each, and a kind and a start wherever a day is worked out', () => {
    expect(new Set(WARRANTIES.map(({ id }) => id)).size).toBe(WARRANTIES.length);
    for (const row of WARRANTIES) {
      expect(row.source).not.toBe('');
      if (!row.dated || row.role !== 'deadline') continue;
      expect(DEADLINE_KINDS).toContain(row.kind);
      expect(row.confidence).not.toBe('unsure');
      expect(row.months).toBeGreaterThan(0);
    }
  });

  it('are there for every state', () => {
    const states = WARRANTIES.filter(({ statutory }) => statutory).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(STATE_CODES));
  });
});
