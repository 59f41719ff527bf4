import { expect, it, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN, readThread, type Thread } from '../src/index.ts';

async function say(...messages: string[]): Promise<string> {
  let thread: Thread = NEW_THREAD;
  let text = '';
  for (const message of messages) {
    const reply = await answer(message, readThread(JSON.parse(JSON.stringify(thread))), {
      ...NOTHING_OWN,
      today: '2026-11-26',
    });
    thread = reply.thread;
    text = reply.text;
  }
  return text;
}

test.each([
  [
    'till what date exactly can i sue my builder, house in nsw completed 14 march 2021',
    ['13 March 2027', '13 March 2023', 'That day has passed'],
  ],
  [
    'occupancy permit for our place in the garden state was 20 nov 2017, whats the very last day to sue',
    ['19 November 2027', '10 years'],
  ],
  [
    'completed 30 june 2020 in adelaide, when does the warranty end to the day',
    ['29 June 2025', 'That day has passed'],
  ],
])('‘%s’ is answered with the day', async (message, days) => {
  const text = await say(message);
  for (const day of days) expect(text).toContain(day);
  expect(text).not.toMatch(/you can still claim/i);
});

it('tells no day where the law wasn’t read', async () => {
  const text = await say('canberra reno done 3 jan 2025, cabinet doors dropping. till when');
  expect(text).toContain('No day can be told for ACT');
  expect(text).toContain('January 2027');
  expect(text).not.toMatch(/\d{1,2} January 2027/);
});

it('keeps the day that was told, and turns to another state with it', async () => {
  const first = 'my house is in hobart, finished march 2021, how long have i got';
  expect(await say(first, 'till what date is that exactly')).toContain('February 2027');
  const nsw = 'till what date exactly can i go the builder, house in nsw completed 14 march 2021';
  expect(await say(nsw, 'and if it was brissie')).toContain('13 March 2022');
  expect(await say(nsw, 'who pays')).not.toContain('13 March 2022');
});

test.each([
  ['quote to fix the whole house is 620k, can ncat hear that or is it too big', /^\*\*No: NCAT hears/],
  ['can i go straight to qcat or do i have to do the qbcc thing', /^\*\*First give the contractor/],
  ['which is longer for a leaky roof, sa or tassie', /SA\*\*: 5 years.*TAS\*\*: 6 years/],
  ['13 weeks defects period ended, am i stuffed? nsw', /^\*\*No, the end of the contract/],
  ['bought the 15 photos a year ago for 15 bucks, still there or do they lapse', /credits never expire/],
])('‘%s’ is answered as a whole', async (message, said) => {
  expect(await say(message)).toMatch(said);
});

test.each([
  ['do i need a rail on a 900 wide deck thats 1.8 m up', '**Yes: at 1.8 m'],
  ['no rail on the deck, its 2.2 m off the ground and 900 wide', '**Yes: at 2.2 m'],
  ['balusters 5 1/4 inches apart clear', '**beyond the limit**'],
])('of ‘%s’ the right size is judged', async (message, said) => {
  expect(await say(message)).toContain(said);
});
