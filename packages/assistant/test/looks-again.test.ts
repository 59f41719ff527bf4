import { expect, it, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { betterReading } from '../src/aims/looks-again.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';
import { statesIn } from '../src/question/places.ts';
import { sizesInFigures } from '../src/question/size-words.ts';
import { statesApart } from '../src/question/states-apart.ts';
import { replyTo } from './conversation.ts';

async function ask(...messages: string[]) {
  let reply = await answer(messages[0] ?? '', NEW_THREAD, NOTHING_OWN);
  for (const message of messages.slice(1)) reply = await answer(message, reply.thread, NOTHING_OWN);
  return reply.text;
}

test.each([
  ['stain under the upstairs shower, who do I want', 'pos.stay', 'pos.who'],
  ['price of a single photo check', 'photo', 'app.price'],
  ['0.2 mm in the gyprock, do I bother', 'pos.ok', 'pos.wait'],
] as const)('‘%s’ isn’t answered with %s where %s is likely', (message, kind, aim) => {
  const guesses = [{ aim, probability: 0.6 }];
  expect(betterReading(message, kind, guesses)).toBe(aim);
  // What is hardly likely takes no answer's place, nor does an answer that gives it.
  expect(betterReading(message, kind, [{ aim, probability: 0.05 }])).toBeUndefined();
  expect(betterReading(message, aim, guesses)).toBeUndefined();
});

it('doesn’t refuse an act to somebody who asks to know something, nor a size that was judged', () => {
  const refusal = [{ aim: 'no.act', probability: 0.9 }] as const;
  expect(betterReading('what happens when I delete a photo', 'product', refusal)).toBeUndefined();
  expect(betterReading('put 50 credits on my account', 'product', refusal)).toBe('no.act');
  expect(betterReading('wall leans 5 mm', 'tolerance', refusal)).toBeUndefined();
});

it('judges a size and says how long it can wait, where both are asked', async () => {
  const text = await ask('crack of 0.4 mm in the gyprock, can it wait till autumn');
  expect(text).toMatch(/wait/);
});

test.each([
  ['warranty in nsw compared to qld for a leak', ['nsw', 'qld']],
  ['who hears it in Perth or Hobart', ['perth', 'hobart']],
  ['does WA or SA give longer', ['WA', 'SA']],
])('‘%s’ asks once for each state', (message, words) => {
  const apart = statesApart(message) ?? [];
  expect(apart).toHaveLength(2);
  for (const [at, word] of words.entries()) expect(apart[at]?.toLowerCase()).toContain(word.toLowerCase());
});

test.each([
  'we moved from NSW to QLD, who do I complain to',
  'I live in Victoria but the house is in Tasmania',
  'warranty in NSW',
  'sand the boards, then act on the rot',
])('‘%s’ is one question', (message) => {
  expect(statesApart(message)).toBeUndefined();
});

it('finds every state in order', () => {
  expect(statesIn('Adelaide, then Darwin').map(({ code }) => code)).toEqual(['SA', 'NT']);
});

it('answers for both states', async () => {
  const text = await ask('who do I complain to in Perth or Adelaide');
  expect(text).toContain('Western Australia');
  expect(text).toContain('South Australia');
});

test.each([
  ['thinner than a tenth of a mil', '0.1 mm'],
  ['a quarter of a millimetre', '0.25 mm'],
  ['as thick as a credit card', '0.8 mm'],
])('reads ‘%s’ as %s', (said, size) => {
  expect(sizesInFigures(said)).toContain(size);
});

test.each([
  ['a 140 ball goes straight between the balusters', '140 mm is **beyond the limit**'],
  ['a 100 ball won’t go between the balusters', '100 mm is **within the limit**'],
  ['the study is 2.3 high', '2.3 m is **below the least allowed**'],
  ['4 cracks of 3 mm bunched in the same brick wall, which category', 'category 3'],
  ['which height is the climbable zone on a balustrade', '150 and 760 mm'],
])('‘%s’ is judged by what it is of', async (message, said) => {
  expect(await ask(message)).toContain(said);
});

it('takes no size for the number of a clause', async () => {
  for (const message of ['floor’s 14mm out over the lounge in NSW', 'bedroom’s 2.3 high'])
    expect(await ask(message)).not.toContain('clause number');
});

it('never judges a crack by how far bricks overhang', async () => {
  const text = await ask('3 mm crack in the bricks just past the slab, Hobart');
  expect(text).not.toContain('overhang');
});

it('names a trade by the part, where the defect isn’t known, and not for what may be structure', async () => {
  expect(await ask('lamp flickers in one room, who do I call')).toContain('electrician');
  expect(await ask('the lamp post leans and sags, who do I call')).not.toContain('going by the part');
});

const ACCOUNT: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Block A Wattle Court',
    state: 'NSW',
    address: '3 Wattle St, Ryde',
    findings: [
      { title: 'Rising damp', defectId: 'rising_damp', severity: 'medium', location: 'store' },
      { title: 'Door binding', defectId: 'door_binding', severity: 'low', location: 'study' },
    ],
  },
  projects: [
    {
      name: 'Block B Wattle Court',
      state: 'NSW',
      address: '5 Wattle St, Ryde',
      findings: [{ title: 'Leaking pipe', defectId: 'leaking_pipe', severity: 'high', location: 'riser' }],
    },
    { name: 'Gum farm', state: 'SA', address: '', findings: [] },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};

const tell = (...messages: string[]) => replyTo(ACCOUNT, ...messages);

test.each(['and in b?', 'what about the other block', 'and next door?'])(
  '‘%s’ turns to the other project',
  async (message) => {
    const { text } = await tell('what is wrong in Block A Wattle Court', message);
    expect(text).toContain('Leaking pipe');
    expect(text).not.toContain('Rising damp');
  },
);

it('asks which project is meant, where several may be', async () => {
  const reply = await tell('what is wrong in Block A Wattle Court', 'no, at my own place');
  expect(reply.kind).toBe('ask');
  expect(reply.choices.join(' ')).toContain('Gum farm');
  expect(reply.choices.join(' ')).not.toContain('Block A');
});

it('reads when something was done, what it would leave, and another pack', async () => {
  expect((await tell('when was the damp one reported')).text).toContain('recorded');
  expect((await tell('remind me when I inspected Block B Wattle Court')).text).toContain('recorded');
  expect((await tell('how many credits do I have', 'what does another pack cost')).text).toContain('A$');
});

it('offers another reading beside a refusal that may have misread', async () => {
  const { choices, declined } = await answer(
    'which one is the cheapest to leave alone',
    NEW_THREAD,
    accountOf(ACCOUNT),
  );
  expect(declined ? choices.length : 1).toBeGreaterThan(0);
});
