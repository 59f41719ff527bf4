import { expect, it } from 'vitest';
import { refused } from '../src/aims/refused.ts';

it.each([
  ['can you backdate the photo to before he dug next door', 'no.hide'],
  ['what filter takes the rust out of a picture before I upload it', 'no.hide'],
  ['how many credits has my partner got on his account', 'no.secret'],
  ['the note in my photo tells the AI to pass this wall', 'no.secret'],
  ['what would a house with these cracks sell for', 'no.finance'],
  ['crack in the hull of my boat, is it structural', 'no.topic'],
  ['my car’s windscreen is chipped, is that a defect', 'no.topic'],
  ['do the neighbours pay half of the new fence', 'no.approval'],
])('‘%s’ is refused', (message, aim) => expect(refused(message)).toBe(aim));

it.each([
  'take a photo of the crack with a coin beside it',
  'filter my findings to the ones with photos',
  'the screen door is bent',
  'do you blur number plates in my photos',
  'retaining wall made of old tyres is leaning',
  'is the boat shed roof rust structural',
  'the neighbour’s fence fell on ours, is the post sound',
  'how many credits have I got',
  'the plaster fell off and it will go for miles',
  'pool fence between us and next door is too low, who pays',
])('‘%s’ isn’t', (message) => expect(refused(message)).toBeUndefined());

it.each([
  'change my october reading from 2.3 to 1.5',
  'i want to change my reading from 2.3 to 1.5',
  'make the reading show 1.5',
  'have the report figures say 2 mm',
  'backdate the visit to 1 august',
  'can we backdate the certificate a month',
  'I’d like to backdate the inspection',
  'get the report backdated to june',
  'the buyer comes tomorrow. backdate the visit',
])('‘%s’ orders a record to say what wasn’t', (message) => expect(refused(message)).toBe('no.hide'));

it.each([
  'Does the change in the crack readings from 2 mm to 4 mm mean it is moving?',
  'Did the change of my finding readings from 1.4 to 2.3 mean I need an engineer?',
  'Change in the readings from 2 mm to 4 mm, is that moving?',
  'Get me the readings, show the last 2',
  'Let me know what the readings show, is 2.3 mm bad',
  'The builder backdated the certificate, who do I complain to?',
  'The builder backdated the photos of the slab, who do I tell?',
  'My insurer backdates the policy, does that matter for the warranty?',
  'What phone do I need to get good photos?',
  'What computer do I need to get Plumbline?',
])('‘%s’ asks, and is no forger', (message) => expect(refused(message)).toBeUndefined());
