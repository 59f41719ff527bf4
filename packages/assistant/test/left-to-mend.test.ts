/** What to fix first is asked of what is still to be mended: a verified repair and what was no defect come no more. */
import { expect, test } from 'vitest';
import { conversation, replyTo } from './conversation.ts';

const LEAK = {
  title: 'Roof leak',
  severity: 'critical' as const,
  words: 'stain grows after rain',
  location: 'Main bedroom',
};
const TILE = {
  title: 'Cracked tile',
  severity: 'low' as const,
  words: 'one tile cracked',
  location: 'Ensuite',
};
const work = (findings: object[]) =>
  conversation([], { project: { name: 'Cottage', state: 'WA', findings } } as never);
const ask = async (findings: object[]) => (await replyTo(work(findings), 'what should i fix first')).text;

test.each(['verified', 'not_defect'])('one whose repair is %s gives way', async (state) => {
  expect(await ask([{ ...LEAK, repair: { state } }, TILE])).toMatch(/^\*\*Cracked tile/);
});

test.each(['open', 'assigned', 'in_progress', 'fixed'])(
  'one whose repair is %s comes first',
  async (state) => {
    expect(await ask([{ ...LEAK, repair: { state } }, TILE])).toMatch(/^\*\*Roof leak/);
  },
);

test('where nothing is left, that is said, and not that nothing was found', async () => {
  const text = await ask([{ ...LEAK, repair: { state: 'verified' } }]);
  expect(text).toMatch(/^\*\*Nothing recorded in Cottage is left to mend/);
  expect(text).not.toMatch(/no findings/);
});
