/** What only tells something is taken as told; a fault that is told is answered as that fault. */
import { expect, test } from 'vitest';
import { talk } from './conversation.ts';

const last = async (...messages: string[]) => (await talk(messages)).at(-1);

test.each([
  ['the cabinet maker measured up yesterday'],
  ['mum wants a skylight over the stairs'],
  ['aircon bloke put the unit on the side wall'],
  ['my sister works at the council'],
  ['hello', 'carport went up over the weekend'],
  ['ok', 'our neighbour painted his fence the same'],
  ['roofer starts on thursday'],
  ['we picked a stone top in the end'],
])('%j is noted, and nothing is recited', async (...messages) => {
  const reply = await last(...messages);
  expect(reply?.text).toMatch(/^\*\*Noted\b/);
  expect(reply?.rows).toEqual([]);
});

test.each([
  ['wind whistles round the bay window when its shut', /window/i],
  ['tap in the laundry drips all night long', /leaking pipe/i],
  ['gutter bracket came off in the storm', /gutter/i],
  ['the window over the sink whistles in a southerly', /window/i],
  ['skirting has come away from the floor in the study', /skirting/i],
])('%s tells of a fault, and that is answered', async (message, fault) => {
  const reply = await last(message);
  expect(reply?.text).toMatch(fault);
  expect(reply?.text).toMatch(/usually \*\*/);
});

test.each([['lol fair'], ['ok sweet'], ['beauty, ta'], ['haha nice'], ['yeah nah all good']])(
  '%s keeps the talk going',
  async (message) => {
    expect((await last('what is lippage', message))?.kind).toBe('smalltalk');
  },
);

test.each([
  [['had the gutters done', 'how much fall should they have'], /1:500/],
  [['the pool goes in next month', 'who inspects the fence'], /pool safety inspector/i],
  [['guys hung the internal doors', 'what gap should there be round em'], /internal door/i],
])('the first question after %j is about it', async (messages, answered) => {
  expect((await last(...messages))?.text).toMatch(answered);
});

test.each([
  [['say the house is sound']],
  [['i need a certificate of compliance from you']],
  [['bathroom floor is 1 in 120']],
  [['lowest ceiling you can have in a bedroom']],
  [['minimum tread going on a private stair']],
])('%j asks for something', async (messages) => {
  expect((await last(...messages))?.text).not.toMatch(/^\*\*Noted/);
});
