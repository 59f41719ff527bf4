import { expect, it, test } from 'vitest';
import { rebuilt } from '../src/turn/rebuilt.ts';
import { talk } from './conversation.ts';

test.each([
  ['how long is the warranty in NSW?', 'and if the house is in Perth?', 'how long is the warranty in WA?'],
  ['how wide may a crack be?', 'in Victoria then?', 'how wide may a crack be in Victoria?'],
  ['how high must a balcony rail be?', 'what about a pool fence?', 'how high must a pool fence be?'],
  [
    'what size should a bedroom window be?',
    'sorry I meant the bathroom',
    'what size should a bathroom window be?',
  ],
  ['How high must a balcony balustrade be?', 'and on the stairs?', 'How high must a stairs balustrade be?'],
  [
    'how high is a handrail on a balcony?',
    'I meant the one on the stairs',
    'how high is a handrail on a stairs?',
  ],
  ['fall of a shower floor?', 'not the shower floor, the box gutter', 'fall of a box gutter?'],
  ['how long do timber windows last', 'aluminium ones?', 'how long do aluminium windows last?'],
  ['is a gap of 3 mm ok in NSW?', 'and if it is 8 mm?', 'is a gap of 8 mm ok in NSW?'],
  ['how long do timber windows last', 'and if they are aluminium?', 'how long do aluminium windows last?'],
  ['is a deck 900 high ok?', 'sorry 1.9 m', 'is a deck 1.9 m high ok?'],
  ['my deck’s 900 high, ok?', 'who inspects it?', 'who inspects my deck?'],
  ['riser of 180 mm ok?', 'and 200?', 'riser of 200 mm ok?'],
  ['deposit for a job of $15,000?', 'and for $60k?', 'deposit for a job of $60k?'],
  ['when is a smoke alarm replaced in NSW?', 'by who?', 'by who is a smoke alarm replaced in NSW?'],
  ['do I need a permit for a new fence in WA', 'who pays for that?', 'who pays for a new fence in WA?'],
  ['how soon can I tile over a slab?', 'in winter?', 'how soon can I tile over a slab in winter?'],
])('‘%s’ / ‘%s’ is asked as a whole question', (before, turn, whole) => {
  expect(rebuilt(turn, before)[0]).toBe(whole);
});

test.each([
  ['a question of its own', 'how often should termites be looked for?'],
  ['one that only begins with a joining word', 'and how far apart are weep holes?'],
  ['what is told', 'mine smells of gas'],
  ['thanks', 'thanks'],
  ['a question of one’s own work', 'which of my findings is worst?'],
  ['one that points at a list', 'who do I call for the second one?'],
  ['one that asks for the clause', 'what clause is that'],
  ['whether a size that was told is all right', 'is that ok?'],
  ['a case of what was told', 'and if its only 600 off the lawn'],
])('leaves %s as it stands', (_, turn) => {
  expect(rebuilt(turn, 'How high must a balcony rail be?')).toEqual([]);
});

const last = async (...messages: string[]) => (await talk(messages)).at(-1);

it('answers the stair’s handrail, and not its riser, where the balcony’s wasn’t meant', async () => {
  const led = await last('How high does a balcony handrail need to be in NSW?', 'not that, the stair one');
  expect(led?.text).toContain('865 mm');
  expect(led?.text).not.toContain('Riser');
});

it('goes on from the question that a turn was rebuilt to', async () => {
  const led = await last(
    'warranty for major defects in Tasmania?',
    'not Tassie, South Australia',
    'who pays?',
  );
  expect(led?.thread.question).toMatch(/South Australia|SA/);
  expect(led?.thread.state).toBe('SA');
});

it('lets a danger lead that only the whole question tells of', async () => {
  const led = await last('can I sand a plaster wall myself?', 'and a fibro one?');
  expect(led?.lead).toContain('asbestos');
});

it('keeps what was told of a danger before every turn that leans on it', async () => {
  const led = await last('I smell gas in the laundry', 'and in Victoria?');
  expect(led?.lead).toContain('gas');
});
