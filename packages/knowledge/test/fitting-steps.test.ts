/** Steps are of what is there, each said once, and no two of them contradict (decision 0417). */
import { describe, expect, it } from 'vitest';
import { assess, STEEL_NAME } from '../src/assess/assess.ts';
import type { AssessInput } from '../src/assess/types.ts';
import { FAMILIES } from '../src/findings.ts';
import { readAlerts } from '../src/hazards/index.ts';
import { isCovered, unitedSteps } from '../src/hazards/united.ts';
import { assessInput } from './support/assess-input.ts';

const stepsOf = (more: Partial<AssessInput>) => {
  const { actions } = assess(assessInput(more));
  return [...actions.immediate, ...actions.shortTerm];
};

describe('steps of a kind that nobody named', () => {
  it.each([
    ['', 'mould_algae'],
    ['black dots behind the wardrobe', 'mould_algae'],
    ['mould along the lounge cornice', 'mould_algae'],
    ['mouldy bedroom corner', 'mould_algae'],
    ['green on the study wall', 'mould_algae'],
  ] as const)('stop no shower for mould without one: “%s”', (description, family) => {
    expect(stepsOf({ family, description })).not.toContain('Stop using the shower.');
  });

  it.each(['mould in the shower recess', 'shower corner is black', 'ensuite shower has mould'])(
    'stop the shower where one is named: “%s”',
    (description) => {
      expect(stepsOf({ family: 'mould_algae', description })).toContain('Stop using the shower.');
    },
  );

  it('survey levels of a slab alone', () => {
    const survey = 'Have levels surveyed if it is over 2 mm wide or stepped.';
    for (const description of ['', 'crack in the brick wall', 'crack in the plasterboard', 'render crack'])
      expect(stepsOf({ family: 'crack', description })).not.toContain(survey);
    expect(stepsOf({ family: 'crack', description: 'crack across the garage slab' })).toContain(survey);
  });

  it('say measuring and keeping out from below once, for every family', () => {
    for (const family of FAMILIES)
      for (const description of ['', 'in brick', 'on the ceiling', 'in concrete']) {
        const { immediate } = assess(assessInput({ family, description })).actions;
        expect(immediate.filter((step) => /^Measure/.test(step)).length).toBeLessThanOrEqual(1);
        expect(
          immediate.filter((step) => /^Keep people out from below/.test(step)).length,
        ).toBeLessThanOrEqual(1);
      }
  });

  it('never put a kind before what nobody may do', () => {
    for (const family of FAMILIES)
      for (const step of stepsOf({ family })) expect(step).not.toMatch(/^[^.]+: don’t/i);
  });
});

describe('steps of several alerts', () => {
  const united = (words: string) => unitedSteps(readAlerts({ words })).join(' ');

  it('send nobody to a switch where everybody has to be out', () => {
    const words = 'the power point sparked and now there is smoke and flames in the wall';
    expect(readAlerts({ words }).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['electrical', 'fire']),
    );
    expect(united(words)).toContain('Get everyone out');
    expect(united(words)).not.toMatch(/switch off|turn (?:power|gas) off/i);
  });

  it('keep the switch where nobody has to leave', () => {
    expect(united('bare live wires hang out of the wall')).toContain('Switch off at the switchboard only if');
  });

  it('keep what an alert says of its own place', () => {
    expect(united('strong smell of gas in the kitchen')).toContain('Turn the gas off at the meter');
  });
});

describe('a step that says no more than another', () => {
  const told = [
    'Keep everyone out of the room, and out of the roof space above it.',
    'Don’t push it up or prop it.',
  ];

  it.each([
    'Keep people out of the room.',
    'Don’t prop or push it.',
    'Let no one into the roof space above it.',
  ])('is left out: “%s”', (line) => expect(isCovered(line, told)).toBe(true));

  it.each([
    'Keep children and pets out of the room.',
    'Don’t prop, push or cut it.',
    'Keep people off the roof.',
    'Turn off the water.',
    'Push it.',
  ])('stays where it says more: “%s”', (line) => {
    expect(isCovered(line, told.slice(0, 1))).toBe(false);
  });

  it('isn’t covered by a weaker one with an if', () => {
    expect(isCovered('Leave.', ['Leave if you hear new noises.'])).toBe(false);
  });
});

describe('bare steel that seems to show', () => {
  const steel = {
    seen: ['exposed_reinforcement' as const],
    alerts: readAlerts({ words: '', seen: ['exposed_reinforcement'] }),
  };

  it.each([
    [{ family: 'spalling' as const }],
    [{ family: 'corrosion' as const }],
    [{ group: 'decay' as const }],
    [{ group: 'surface' as const }],
  ])('makes it concrete that breaks away, and isn’t asked for again: %j', (more) => {
    const found = assess(assessInput({ ...more, ...steel }));
    expect(found.title).toBe(STEEL_NAME);
    expect(found.description).toContain('bare steel seems to show');
    expect(JSON.stringify(found)).not.toMatch(/whether steel shows|render|mortar/i);
    expect(found.actions.immediate.join(' ')).not.toMatch(/\bSay what\b/);
  });

  it('leaves a name that is known and tells of it', () => {
    const found = assess(assessInput({ defectId: 'corroded_lintel', family: 'corrosion', ...steel }));
    expect(found.title).not.toBe(STEEL_NAME);
    expect(found.description).toContain('Bare steel seems to show.');
  });

  it('names nothing of a crack or of mould', () => {
    for (const family of ['crack', 'mould_algae'] as const)
      expect(assess(assessInput({ family, ...steel })).title).not.toBe(STEEL_NAME);
  });
});
