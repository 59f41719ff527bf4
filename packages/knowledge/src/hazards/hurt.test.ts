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
  ])('isn’t read from ‘%s’', (words) => expect(isHurt(words)).toBe(false));

  it('is helped before the building is: 000 leads the alert', () => {
    const [first] = readAlerts({ words: 'the deck collapsed and my brother is pinned under it' });
    expect(first?.urgency).toBe('now');
    expect(first?.steps[0]).toMatch(/^Call 000 now/);
    expect(first?.call).toMatch(/^000/);
  });
});
