import { describe, expect, it } from 'vitest';
import { TOPICS } from '../src/compose/product-topics.ts';
import { rowsNamed } from '../src/corpus.ts';
import { answer, NEW_THREAD, NOTHING_OWN } from '../src/index.ts';

const ask = (message: string) => answer(message, NEW_THREAD, { ...NOTHING_OWN, today: '2026-11-26' });

it('every topic rests on rows that exist', () => {
  for (const { rows, lead, whole } of TOPICS) {
    expect(rowsNamed(...rows.map((id) => `help:${id}`))).toHaveLength(rows.length);
    expect(lead !== '' || whole === true).toBe(true);
  }
});

describe('what people ask of Plumbline is answered first, and by that topic', () => {
  it.each([
    ['what does 95 % very sure mean', 'about 95 in 100 should be right'],
    ['how do i delete my account', 'After 30 days everything is gone'],
    ['if i delete the project what happens to my bought report', 'The reports you bought stay'],
    ['can i export the findings to excel', 'Scott Schedule for Excel or Word'],
    ['do i need internet to use it', 'It works without a connection'],
    ['can i share the report with my builder', 'Send the report’s PDF, or a private link'],
    ['who else can see my photos', 'Only you'],
    ['what’s the difference between high and critical', '**Critical**'],
    ['what does undetermined mean', 'no rule could be checked from the photo'],
    ['can i change what the ai called it, the finding is wrong', 'confirm, correct or reject'],
    ['how many photos per finding', 'Up to 24'],
    ['can i rename a project', 'Edit project'],
  ])('%s', async (message, said) => {
    const reply = await ask(message);
    expect(reply.declined).toBe(false);
    expect(reply.text).toContain(said);
    expect(reply.rows.every(({ id }) => id.startsWith('help:'))).toBe(true);
  });
});

it.each([
  'how do i get rid of mould',
  'should i send the builder a notice',
  'is the wifi bolt in the beam ok',
  'do you sell my photos',
  'delete finding 3',
])('‘%s’ isn’t read as one of these', async (message) => {
  expect((await ask(message)).kind).not.toBe('app.price');
});
