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

test.each([
  'is there anything that can’t wait',
  'is it ready for handover',
  'anything dangerous there',
  'what do i have to fix at Cottage before the tenants move in',
  'which is the worst',
])('‘%s’ tells of a critical finding until it is verified', async (message) => {
  const told = async (state: string) =>
    (await replyTo(work([{ ...LEAK, repair: { state } }, TILE]), message)).text.split('\n\nAlso')[0];
  expect(await told('fixed')).toMatch(/roof leak/i);
  expect(await told('verified')).not.toMatch(/(?:\*\*|1\. |worst: )roof leak/i);
});

test('where a trade comes, a verified finding is on record and nothing to be warned of', async () => {
  const said = async (state: string) =>
    (await replyTo(work([{ ...LEAK, repair: { state } }]), 'the painter is here doing the main bedroom'))
      .text;
  expect(await said('fixed')).toContain('should know what is on record');
  expect(await said('verified')).not.toContain('should know what is on record');
});
