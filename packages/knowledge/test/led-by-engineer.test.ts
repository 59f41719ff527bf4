import { describe, expect, it } from 'vitest';
import { type AssessInput, assess, isAlertName, isPlaceName } from '../src/assess/assess.ts';
import { type Alert, readAlerts } from '../src/hazards/index.ts';
import { fallenAlert } from '../src/questions/index.ts';

const PLAIN: AssessInput = {
  outcome: 'defect',
  defectId: null,
  family: 'crack',
  confidence: 0.8,
  measurements: [],
  description: '',
  stages: [],
  project: { state: 'NSW' },
  inspectedOn: '2026-11-20',
  hazardsRead: true,
};
const under = (alerts: readonly Alert[], more: Partial<AssessInput>) => assess({ ...PLAIN, ...more, alerts });
const MOVES = readAlerts({ words: 'The two sides of the crack are displaced.' });
const STEEL = readAlerts({ words: '', seen: ['exposed_reinforcement'] });
const WIDE = readAlerts({ words: '', crackWidth: 7 });
const ENGINEER = /^Have an? structural engineer .*\b(?:look|check)/;
const REPAIR = /epoxy|re-set|repoint|grind|regrout|seal it|patch,|before repainting/i;

describe('a finding beside an alert that an engineer answers', () => {
  const named = [
    'plasterboard_crack',
    'slab_crack',
    'brick_stepped_crack',
    'tile_lippage',
    'concrete_spalling',
    null,
  ];
  it.each([MOVES, STEEL, WIDE].flatMap((alerts) => named.map((defectId) => ({ alerts, defectId }))))(
    'sends the engineer first and tells no repair of its own: $alerts.0.title, $defectId',
    ({ alerts, defectId }) => {
      const { actions, recommendations } = under(alerts, { defectId });
      const steps = alerts.flatMap((alert) => alert.steps);
      const own = actions.immediate.filter((line) => !steps.includes(line));
      expect(own[0]).toMatch(ENGINEER);
      expect(recommendations.find((line) => ENGINEER.test(line))).toBeDefined();
      const later = [...actions.shortTerm, ...actions.longTerm].join('\n');
      expect(later).not.toMatch(REPAIR);
      expect(actions.longTerm.at(-1)).toMatch(/as the engineer says/i);
    },
  );

  it('calls no other trade while it can’t wait', () => {
    for (const defectId of ['plasterboard_crack', 'slab_crack', 'concrete_spalling'])
      expect(under(MOVES, { defectId }).whoToCall.join()).not.toMatch(
        /plasterer|concreter|remedial builder|inspector/,
      );
  });

  it('leaves the steps of other hazards as they were', () => {
    const wet = readAlerts({ words: 'water drips out of the light' });
    expect(
      under(wet, { defectId: 'roof_leak', family: 'peeling_damp' }).actions.immediate.join(),
    ).not.toMatch(/engineer/i);
  });
});

describe('an answer of what fell beside bare steel', () => {
  it('keeps concrete and steel in the name, and the engineer in the actions', () => {
    const { title, actions } = under([fallenAlert('ceiling', {}), ...STEEL], {
      family: 'spalling',
      seen: ['exposed_reinforcement'],
      fallenFrom: ['ceiling'],
    });
    expect(title).toMatch(/steel.*ceiling/i);
    expect(isPlaceName(title)).toBe(true);
    expect(actions.immediate.some((line) => ENGINEER.test(line))).toBe(true);
  });
});

describe('a danger that the photo doesn’t show', () => {
  const gas = readAlerts({ words: 'strong smell of gas under the sink' });
  it.each(['no_visible_defect', 'not_building'] as const)('names the finding where it is %s', (outcome) => {
    const said = under(gas, { outcome, family: null });
    expect(said.title).toBe(gas[0]?.title);
    expect(isAlertName(said.title)).toBe(true);
    expect(said.recommendations.join()).not.toMatch(/keep the photo/i);
  });
  it('gives it back its own name once the alert is closed', () => {
    expect(under([], { outcome: 'no_visible_defect', family: null }).title).toMatch(/No visible defect/);
  });
});

describe('a crack in a driveway or path', () => {
  const of = (description: string) => under([], { defectId: 'slab_crack', description });
  it.each([
    'hairline crack in the driveway',
    'concrete footpath cracked, fine line across',
    'thin split in the patio. The crack goes right through its full depth.',
    'crossover cracked where the truck turns',
    'crack across the walkway, full depth',
  ])('is no matter of an engineer or of a house slab: %s', (words) => {
    const { severity, whoToCall, crackCategory, actions } = of(words);
    expect(severity).toBe('low');
    expect(whoToCall).toEqual(['concreter']);
    expect(crackCategory).toBeUndefined();
    expect(JSON.stringify(actions)).not.toMatch(/epoxy|termite|engineer/i);
  });
  it.each([
    'driveway crack runs into the garage slab',
    'path beside the house wall cracked and sunk',
    'driveway hollow underneath, cracked',
    'slab crack 3 mm growing',
    'retaining wall along the driveway cracked',
    'stepped crack in the parapet above the footpath, right through and growing',
    'front fence pillar at the driveway cracked, getting wider',
    'walkway slab on level 3 cracked and getting wider',
    'crack beside the patio gets wider every month',
  ])('stays one of a building, or of ground that goes: %s', (words) => {
    expect(of(words).whoToCall[0]).toBe('structural engineer');
  });
});
