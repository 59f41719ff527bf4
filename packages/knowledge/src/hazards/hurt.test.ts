import { describe, expect, it } from 'vitest';
import { isHurt } from './hurt.ts';
import { readAlerts } from './read-alerts.ts';

describe('a person who is hurt', () => {
  it.each([
    'deck came down with my brother underneath, he is awake but pinned',
    "my son's fallen through the roof and he's not moving",
    'retaining wall fell on the apprentice, his leg is trapped',
    'sparky got a belt off the board and now he is unconscious',
    'someone is bleeding badly from the broken glass',
    'wall came over, can’t get him out, he is trapped',
    'deck is from 20 years ago. My brother is pinned under it',
    'she fell down the stairs and isn’t moving',
    "I'm stuck under the ceiling and can't move",
    'mum fell down the stairs and wont wake up',
    'he smelt fumes and collapsed',
    "my dad's been electrocuted",
    "the sparky got a shock and he's not breathing",
    'someone’s trapped in the lift pit and it’s filling',
    "a kid's gone under in the pool",
    'toddler found face down in the spa',
    'my mate cut his arm on the window, blood everywhere',
    'the verandah has collapsed with people on it',
    'I’ve chest pain after working in the roof',
    'the trench caved in on the plumber',
    'he touched the wires and now he won’t answer me',
    'someone fell through the skylight',
  ])('is read from ‘%s’', (words) => expect(isHurt(words)).toBe(true));

  it.each([
    'somebody could get hurt on that step',
    'nobody hurt when the ceiling came down',
    'my brother was hurt on these stairs last year',
    'the kids might get trapped behind the gate',
    'I will be injured if the rail goes',
    'it hurt my hand a bit, the door is stiff',
    'water is trapped under the membrane',
    'her pride was hurt more than anything',
    'the alarm is so quiet that the kids won’t wake up to it',
    'my mate said the fence and the gate collapsed',
    'the builder went under and he won’t answer me',
    'the ceiling came down on the kids beds',
    'my chest is tight since the mould came back',
    'the tiler collapsed in a heap laughing',
    'plumber went under the house',
    'our apprentice buried the conduit in the trench',
    'he was electrocuted years ago at work and is fine now',
  ])('isn’t read from ‘%s’', (words) => expect(isHurt(words)).toBe(false));

  it('is helped before the building is: 000 leads the alert', () => {
    const [first] = readAlerts({ words: 'the deck collapsed and my brother is pinned under it' });
    expect(first?.urgency).toBe('now');
    expect(first?.steps[0]).toMatch(/^Call 000 now/);
    expect(first?.call).toMatch(/^000/);
  });

  it.each([
    ["my dad's been electrocuted", 'electrical'],
    ["nan's unconscious in the garage, car's running", 'gas'],
    ['I’ve chest pain after working in the roof', 'structural'],
    ["a kid's gone under in the pool", 'pool'],
  ])('is helped where nothing of a building is told, too: “%s”', (words, kind) => {
    const [first] = readAlerts({ words });
    expect(first?.kind).toBe(kind);
    expect(first?.urgency).toBe('now');
    expect(first?.steps[0]).toMatch(/^Call 000 now/);
  });
});
