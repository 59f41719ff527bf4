/** What is asked of any building is answered by nothing of the account, also where a finding shares a word with it. */
import { expect, test } from 'vitest';
import { conversation, replyTo } from './conversation.ts';

const WORK = conversation([], {
  projects: [{ name: 'Second site', state: 'VIC', findings: [] }],
  project: {
    name: 'Karri Lane',
    state: 'NSW',
    findings: [
      { title: 'Skirting gap', severity: 'low', location: 'Study' },
      { title: 'Nail or screw pops', severity: 'low', location: 'Hall' },
      {
        title: 'Missing or failed sealant',

        severity: 'medium',
        location: 'Ensuite, shower wall',
      },
      { title: 'Corroded lintel', severity: 'medium', location: 'Front window' },
    ],
  },
});
const ofOwn = ({ rows }: Awaited<ReturnType<typeof replyTo>>) =>
  rows.some(({ id }) => id.startsWith('finding:'));

test.each([
  'how high up the wall does waterproofing go in a shower',
  'how much clearance round a window frame for packing',
  'plasterboard screw spacing on a ceiling',
  'dpc how high above ground',
  'clear door opening width ncc 2022',
])('‘%s’ is asked of any building', async (message) => {
  expect(ofOwn(await replyTo(WORK, message))).toBe(false);
});

test.each([
  'how wide is the skirting gap',
  'how bad is my skirting gap',
  'how far has the lintel rusted',
  'what is wrong with the sealant in the ensuite shower',
])('‘%s’ is asked of one’s own', async (message) => {
  expect(ofOwn(await replyTo(WORK, message))).toBe(true);
});
