/** Asked whether a finding with an open alert is dangerous, the danger is told first, then how it is rated. */
import { expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { conversation, replyTo, talk } from './conversation.ts';

const WALL = {
  title: 'Leaning or failing retaining wall',
  severity: 'critical' as const,
  words: 'retaining wall behind the shed leans out and has moved since winter',
  location: 'Backyard',
};
const PAINT = {
  title: 'Poor paint finish',
  severity: 'low' as const,
  words: 'roller marks on the lounge wall',
  location: 'Lounge',
};
const project = { name: 'Cottage', state: 'WA' as const, findings: [WALL, PAINT] };
const onWall = conversation([], { project, finding: WALL });

test.each([
  'is it dangerous?',
  'Is this dangerous for the kids',
  'how dangerous is the leaning wall',
  'could it hurt someone',
  'is that a safety risk',
])('%s', async (message) => {
  const [told] = await talk([message], accountOf(onWall));
  expect(told?.text).toMatch(/^\*\*Treat it as dangerous\. An alert is open on it\.\*\*/);
  expect(told?.text).toMatch(/The retaining wall may be coming down: \*\*act now\*\*/);
  expect(told?.text).toMatch(/rated \*\*critical\*\*/);
});

test.each(['is the paint finish dangerous', 'is it dangerous to sand old paint', 'is mould dangerous'])(
  '%s is of no alert',
  async (message) => {
    const { text } = await replyTo(conversation([], { project }), message);
    expect(text).not.toMatch(/Treat it as dangerous\. An alert is open/);
  },
);
