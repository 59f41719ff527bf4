import { expect, it, test } from 'vitest';
import { answer, NEW_THREAD, NOTHING_OWN, type Reply, type Thread } from '../src/index.ts';

async function last(...messages: string[]): Promise<Reply> {
  let thread: Thread = NEW_THREAD;
  let reply: Reply | undefined;
  for (const message of messages) {
    reply = await answer(message, thread, { ...NOTHING_OWN, today: '2026-11-22' });
    thread = reply.thread;
  }
  if (!reply) throw new Error('Nothing asked');
  return reply;
}

test.each([
  [
    'another element keeps the size',
    ['timber floor is 5 mm out over 2 m in nsw', 'and a tiled one?'],
    /5 mm.*beyond the limit.*tiled surface/i,
  ],
  [
    'another wall is judged by its own limit',
    ['plaster wall out of plumb 6 mm in 2 m, nsw', 'what about the brick wall'],
    /^\*\*Deviation from vertical/,
  ],
  [
    'several cracks are a group',
    ['is a 4 mm crack in a brick wall ok in nsw', 'what if there are five of them'],
    /^By its width that is damage \*\*category 3/,
  ],
  [
    'a count isn’t a size',
    ['crack in brick 3 mm', 'and if there’s a group of 6 of them'],
    /^By its width that is damage \*\*category 3, moderate.*Several cracks/,
  ],
  [
    'the whole room has its own limit',
    ['floor is 8 mm out over 2m in nsw', 'and if thats over the whole room'],
    /10 mm/,
  ],
  ['another state', ['what is the warranty in the ACT', 'and for a Queensland job'], /QLD|Queensland/],
  [
    'the time of a complaint',
    ['who do i complain to in qld', 'what about the time limit for that'],
    /^\*\*12 months/,
  ],
  [
    'the class of the defect',
    ['how long do i have in QLD for a leaking shower', 'is that one structural or not'],
    /^\*\*Structural takes in/,
  ],
  ['another tribunal', ['acat limit', 'ncat?'], /NCAT hears home-building claims up to \$500,000/],
])('a message may swap one thing: %s', async (_, messages, wanted) => {
  expect((await last(...messages)).text).toMatch(wanted);
});

test.each([
  ['box gutter has 1 in 150 fall', /^1 in 150 is \*\*below the least allowed/],
  ['box gutter falls 1:90, ok?', /^1:90 is \*\*within the limit/],
  ['eaves gutter has 1 in 150 fall', /^1 in 150 is \*\*within the limit/],
  ['gap between balusters 115, does a 125 ball matter', /^115 mm is \*\*within the limit/],
])('‘%s’ is judged by the value that is meant', async (message, wanted) => {
  expect((await last(message)).text).toMatch(wanted);
});

it('answers the fall of a balcony with no height of its barrier', async () => {
  const { text } = await last('what is the fall for a shower', 'and for a balcony');
  expect(text).not.toMatch(/Barrier/);
});
