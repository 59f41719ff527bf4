import { describe, expect, it } from 'vitest';
import type { DefectId } from '../src/defects.ts';
import { DEFECTS, findDefect } from '../src/taxonomy.ts';

const told = (id: DefectId) => findDefect(id)?.actions.immediate.join('; ') ?? '';
const called = (id: DefectId) => findDefect(id)?.whoToCall[0];

describe('what to do first, and whom to call', () => {
  it.each<[DefectId, RegExp, string]>([
    ['ceiling_sag', /keep people out of the room/, 'builder'],
    ['retaining_wall_lean', /keep people, cars and loads off the top and the bottom/, 'structural engineer'],
    ['missing_smoke_alarm', /fit and test an alarm today/, 'licensed electrician'],
    ['exposed_wiring', /don’t touch it/, 'licensed electrician'],
    ['barrier_noncompliant', /keep people back/, 'builder'],
    ['balcony_membrane', /keep everyone off and out from under/, 'waterproofer'],
    ['timber_rot', /keep loads and people off/, 'structural engineer'],
    ['asbestos_suspect', /don’t touch, drill, sand, wash or break/, 'licensed asbestos assessor'],
    ['pool_barrier', /keep the gate shut/, 'pool safety inspector'],
    ['glass_safety', /keep children away/, 'glazier'],
    ['hws_discharge', /don’t cap or block/, 'licensed plumber'],
    ['peeling_paint', /don’t sand, burn or scrape/, 'painter'],
    ['termite_damage', /don’t break open, spray or move/, 'timber pest inspector'],
    ['footing_settlement', /keep clear of anything that leans/, 'structural engineer'],
  ])('%s', (id, instruction, who) => {
    expect(told(id)).toMatch(instruction);
    expect(called(id)).toBe(who);
  });

  it('says both for each of the 69 defects', () => {
    for (const { id, actions, whoToCall, source } of DEFECTS) {
      expect([id, actions.immediate.length > 0, whoToCall.length > 0, source !== '']).toEqual([
        id,
        true,
        true,
        true,
      ]);
    }
  });

  const immediate = DEFECTS.flatMap(({ id, actions }) => actions.immediate.map((action) => ({ id, action })));

  it('never tells anyone to prop, probe or take down what may fall', () => {
    const about = immediate.filter(({ action }) => /\b(?:prop|probe|propped|taken down)\b/.test(action));
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter(({ action }) => !/don’t|only as an engineer/.test(action))).toEqual([]);
  });

  it('never sends anyone to a switch that may be wet', () => {
    const about = immediate.filter(({ action }) =>
      /main switch|at the board|switch off|power to/.test(action),
    );
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter(({ action }) => !action.includes('dry'))).toEqual([]);
  });

  it('names no roof work, wiring or asbestos for an owner to do', () => {
    for (const { id, actions } of DEFECTS) {
      expect([id, actions.immediate.join('; ')]).toEqual([
        id,
        expect.not.stringMatching(/(?:^|; )(?:climb|move the insulation|rewire|remove the sheet|cut the)/),
      ]);
    }
  });
});
