import { expect, it } from 'vitest';
import { inState } from '../src/hazards/in-state.ts';
import { readAlerts } from '../src/hazards/index.ts';

const TODAY = '2026-11-28';
const of = (words: string, state?: 'NSW' | 'QLD' | 'VIC') =>
  readAlerts({ words, project: state ? { state } : {}, today: TODAY });

it.each(['smell of gas in the kitchen', 'broken fibro on the lawn'])(
  'names for ‘%s’ whom to call where the finding is now',
  (words) => {
    const [there] = of(words, 'NSW');
    const [here] = of(words, 'QLD');
    if (!there || !here) throw new Error('nothing warns');
    expect(there.call).not.toBe(here.call);
    const stands = { ...there, because: 'Before it was changed: told', steps: [...there.steps, 'Its own.'] };
    const moved = inState(stands, { state: 'QLD' }, TODAY);
    expect(moved).toMatchObject({ call: here.call, because: stands.because, urgency: there.urgency });
    expect(moved.steps).toEqual([...here.steps, 'Its own.']);
    expect(inState(stands, {}, TODAY).call).toBe(of(words)[0]?.call);
  },
);

it.each([
  'broken fibro on the lawn',
  'the trench fell in',
  'pool gate won’t close',
  'termites in the floor joists',
])(
  'names for ‘%s’ whom to call once its project has a state, and nobody of another once it has none',
  (words) => {
    const [there] = of(words);
    const [here] = of(words, 'QLD');
    if (!there || !here) throw new Error('nothing warns');
    const moved = inState(there, { state: 'QLD' }, TODAY);
    expect(moved).toMatchObject({ call: here.call, steps: here.steps });
    expect(inState(here, {}, TODAY).call).toBe(there.call);
  },
);

it('leaves alone whom somebody else wrote', () => {
  const [alert] = of('smell of gas in the kitchen', 'NSW');
  if (!alert) throw new Error('nothing warns');
  const own = { ...alert, call: 'The caretaker' };
  expect(inState(own, { state: 'VIC' }, TODAY)).toEqual(own);
});
