/** What a size makes of how long something can wait, in one message and over several. */
import { describe, expect, test } from 'vitest';
import { talk } from './conversation.ts';

const last = async (...messages: string[]) => (await talk(messages)).at(-1);

describe('how long it can wait', () => {
  test.each([
    [['4 mm crack in the hall plaster. can it wait till next year?']],
    [['the crack in the hall is 3 mm wide, can it wait until christmas']],
    [['crack in the hall plaster', '4 mm', 'can it wait']],
  ])('a size that shows a sign of worse is no low one: %j', async (messages) => {
    const reply = await last(...messages);
    expect(reply?.text).toContain('It can wait some weeks, not longer');
    expect(reply?.text).not.toContain('can usually wait');
  });

  test('a hairline can still wait', async () => {
    expect((await last('0.5 mm crack in plaster, can it wait till next year'))?.text).toContain(
      'can usually wait',
    );
  });
});

test.each([
  [['crack over the window', '3 mm', 'it was 1 mm in spring and the door jams', 'who and how soon']],
  [['crack over the window, 3 mm, it was 1 mm in spring and the door jams, who and how soon']],
  [['crack in the wall', '6 mm', 'the doors jam', 'how soon']],
  [['The lintel has dropped 5 mm, how soon?']],
  [['the lintel dropped', 'by 5 mm', 'how soon']],
])('a crack that grew, doors that jam and a lintel that dropped can’t wait: %j', async (messages) => {
  const reply = await last(...messages);
  expect(reply?.alerts.map(({ kind }) => kind)).toContain('structural');
  expect(reply?.text).toMatch(/can’t wait/);
});
