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

describe('what is said of no body', () => {
  it.each([
    'The builder is not responding to my emails about the defects',
    'The plumber has stopped responding since Tuesday',
    'Owner isn’t responding. What can I do?',
    'I can’t move in until the occupation certificate is issued',
    'My neighbour can’t move his fence until the survey is done',
    'The tradie isn’t moving the skip until Monday',
    'The neighbour is not moving out until March',
    'I can’t get out of the contract with the builder',
    'My mum can’t get up the stairs, can we add a ramp',
    'He can’t get up into the roof, the manhole is too small',
    'The tenant can’t feel any draught since the seals went in',
    'We’re trapped in a contract with this builder',
    'The builder is trapped between two standards',
    'A builder has trapped moisture under the slab membrane',
    'The plumber crushed the pipe by accident',
    'The roofer pinned the flashing down',
    'The builder’s knocked out a wall for the window',
    'The carpenter knocked out two quotes in an hour',
    'The carpenter passed out flyers to all the neighbours',
    'The tradie is bleeding us dry with variations',
    'The plumber is bleeding the hydronic lines',
    'It’s the owner’s choice but it hurt us financially',
    'I hurt my back at the gym, so I need someone else to lift the report box',
    'He’s injured and on leave, so the job is delayed',
    'There’s a lot of blood wood on the deck',
    'The last reno took a lot of blood, sweat and tears',
    'The deck stain looks like blood everywhere',
    'We’re drowning in the paperwork for the strata',
    'I’m sinking in the bills',
    'The apprentice was buried in paperwork',
    'Kids found face down in their phones',
    'The cost fell on the tenants',
    'The responsibility fell on my husband',
    'It fell on my mate to call the council',
    'The blinds came down on the guest room side',
    'Our builder collapsed in March and the warranty insurer took over',
    'The builder has collapsed on us, insolvent',
    'Dad collapsed on the couch after a long day painting',
    'The sliding door is stuck and I can’t move it',
    'under the stairs they’ve stacked mattresses so you can’t get out the back exit',
    'The builder had a fit when he saw the quote',
    'He had a stroke of luck with the slab',
    'My partner had a heart attack at the price',
    'The first-aid kit has a guide for someone who isn’t breathing',
    'The toolbox talk showed a man pinned under a panel',
    'Can you write a toolbox talk about a worker who was electrocuted',
  ])('calls nobody: “%s”', (words) => expect(isHurt(words)).toBe(false));

  it.each([
    'My dad isn’t responding',
    'The plumber fell off the ladder and isn’t responding',
    'he’s not responding to us, he’s on the floor',
    'He can’t move his legs',
    'I can’t move',
    'My partner was knocked off the ladder by a shock and can’t feel his legs',
    'we’re stuck, mum can’t get out of the lift',
    'He can’t get up',
    'The builder is trapped under the slab',
    'he crushed his hand in the roller door',
    'she was knocked out by a brick',
    'my wife passed out the back of the house',
    'the boy is bleeding from the head',
    'A woman was hurt when the awning fell',
    'a lot of blood on the tiles, he cut his leg',
    'the wall fell on my husband',
    'it fell on my mate, come quick',
    'dad collapsed on the bed after the heater was on',
    'my husband is having a heart attack in the roof',
    'the first-aid kit is empty and he’s bleeding',
    'we were at a movie night and the wall fell on my daughter',
    'he isn’t moving in the trench',
    'she’s not moving on the floor',
    'he hurt his arm and can’t move it',
    'my leg is stuck, i can’t move it',
    'the builder can’t feel from the waist down',
    'my mate is trapped in the lift at work',
    'my wife passed out cold for a minute',
    'he crushed two fingers in the press',
    'the ute driver says he crushed the apprentice',
    'we’re trapped, we can’t get out the door',
    'he’s having a heart attack at the front door',
    'he’s not responding to CPR',
    'he isn’t responding since he fell',
    'the plumber got a shock. The plumber isn’t responding. What do I do?',
    'where is the first-aid kit for my son, he’s bleeding',
    'dad collapsed after a long day in the roof and isn’t waking',
    'the hammer fell on my dad and he’s out cold',
  ])('helps whoever it is: “%s”', (words) => expect(isHurt(words)).toBe(true));
});
