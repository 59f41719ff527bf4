import { expect, it } from 'vitest';
import { talk } from './conversation.ts';

const told = async (message: string) => (await talk([message]))[0]?.text ?? '';

it.each([
  ['my 8 mm crack in the brick wall is category 1, yes?', '**No, not category 1.**', 'category 3'],
  ['the builder says a 20mm wall crack is only cat 2', '**No, not category 2.**', 'category 4'],
  ['a 3 mm crack in plaster is category 2 right', 'yes, category 2', 'category 2'],
])('%s', async (message, verdict, category) => {
  const text = await told(message);
  expect(text).toContain(verdict);
  expect(text).toContain(category);
});

it('a category without a size is told as it is', async () => {
  expect(await told('what is a category 2 crack')).not.toMatch(/\*\*No, not|yes, category/);
});

it('from category 3 on an engineer looks before anybody fills it', async () => {
  expect(await told('my 9mm crack is category 1, agreed?')).toContain('structural engineer');
});

it.each([
  ['Is my 9 mm crack worse than category 1?', 'yes, worse than category 1.'],
  ['Is a 20 mm crack more than category 3?', 'yes, worse than category 3.'],
  ['is my 30 mm crack beyond category 3?', 'yes, worse than category 3.'],
  ['is a 30 mm crack worse than category 4', 'yes, worse than category 4.'],
  ['is my 3 mm crack still under category 3', 'yes, under category 3.'],
  ['My 9 mm crack is at least category 2, right?', 'yes, at least category 2.'],
  ['Is my 9 mm crack under category 2?', '**No, not under category 2.**'],
  ['Is my 3 mm crack worse than category 3?', '**No, not worse than category 3.**'],
  ['Is my 12 mm crack no more than category 2?', '**No, not at most category 2.**'],
])('a comparison is answered as one: %s', async (message, verdict) =>
  expect(await told(message)).toContain(verdict),
);

it.each(["my 12 mm crack isn't worse than category 1, right?", 'Is my 5 mm crack worse than category 2?'])(
  'denied, or right at a limit, it has no plain yes or no: %s',
  async (message) => {
    const text = await told(message);
    expect(text).toMatch(/category (?:2 or )?3/);
    expect(text).not.toMatch(/\*\*No, not|width yes/);
  },
);
