import { expect, it } from 'vitest';
import { ownAsked } from '../src/aims/own-asked.ts';
import { NEW_THREAD, type Thread } from '../src/question/thread.ts';

const thread = (aim: Thread['aim']): Thread => ({ ...NEW_THREAD, aim });
const asked = (message: string, aim: Thread['aim'] = null, projects = 2) =>
  ownAsked(message, thread(aim), { followUp: aim !== null, projects });

it.each([
  ['which day did the wiring one go in', 'own.when'],
  ['send the plumber the address of the flat', 'own.projects'],
  ['how serious did we rate it', 'own.detail'],
  ['what reading did I get on the bedroom wall', 'own.detail'],
  ['which levels have unsealed holes', 'own.list'],
  ['what have I got recorded on asbestos', 'own.list'],
  ['which ones can I leave till after Christmas', 'own.list'],
  ['which lot has the slab crack', 'own.list'],
  ['which of my properties have nothing logged', 'own.projects'],
])('‘%s’ asks of the user’s own work', (message, aim) => expect(asked(message)).toBe(aim));

it('narrows a list that was just told, and nothing else', () => {
  expect(asked('just the electrical', 'own.list')).toBe('own.list');
  expect(asked('just the electrical', 'law.period')).toBeUndefined();
});

it.each([
  'how serious is a 5 mm crack',
  'what is the limit for lippage',
  'how do you address rising damp',
  'at least 1 m, right?',
])('‘%s’ doesn’t', (message) => expect(asked(message)).toBeUndefined());

it('asks of no work where there is none', () =>
  expect(asked('which lot has the slab crack', null, 0)).toBeUndefined());
