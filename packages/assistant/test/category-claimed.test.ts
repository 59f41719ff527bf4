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
