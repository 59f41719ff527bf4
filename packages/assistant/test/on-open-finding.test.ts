/** What is asked while a finding is open, or right after one was told, is answered from that finding. */
import { expect, test } from 'vitest';
import type { CaseFinding } from '../evaluate/cases.ts';
import { grade } from '../evaluate/grade.ts';
import { conversation } from './conversation.ts';

const ASBESTOS: CaseFinding = {
  title: 'Suspected asbestos',
  defectId: 'asbestos_suspect',
  severity: 'critical',
  location: 'Bathroom',
  words: 'fibro sheet behind the tiles is broken, probably asbestos',
};
const GROUT: CaseFinding = {
  title: 'Missing or failed grout or sealant',
  severity: 'medium',
  location: 'Ensuite',
};

/** The last answer, in a project with both findings; `open` is the one whose chat it is. */
async function lastOf(messages: string[], open?: CaseFinding) {
  const project = { name: 'Job One', state: 'NSW' as const, findings: [GROUT, ASBESTOS] };
  return (await grade(conversation(messages, open ? { project, finding: open } : { project }))).led;
}

/** The last answer to somebody without a project. */
const alone = async (...messages: string[]) => (await grade(conversation(messages))).led;

test('taking asbestos off or cleaning it up by oneself gets a no, and no other finding', async () => {
  for (const asked of [
    'can i pull the rest of the sheet off myself if i wet it down',
    'can i just vacuum it up',
    'can i drill one hole in it',
    'can i bag it myself',
    'what if i sweep it up gently',
  ]) {
    const { text, rows } = await lastOf([asked], ASBESTOS);
    expect(text, asked).toMatch(/^\*\*No, don’t do it yourself: .*licensed asbestos removalist/);
    expect(rows, asked).toEqual([]);
  }
  expect((await lastOf(['can the removalist take it out'], ASBESTOS)).text).toMatch(/^\*\*Yes, a licensed/);
  expect((await lastOf(['can i clean the grout in the ensuite'], ASBESTOS)).text).not.toMatch(/removalist/);
});

test('playing a danger down takes nothing from it', async () => {
  const { text, rows } = await lastOf(['its only the bathroom though'], ASBESTOS);
  expect(text).toMatch(/^\*\*That doesn’t change it/);
  expect(rows).toEqual([]);
});

test('who to ring about that, after a list that leads with a hazard, is asked of that hazard', async () => {
  for (const before of ['whats open here', 'list the open hazards']) {
    const { text } = await lastOf([before, 'who do i ring about that']);
    expect(text, before).toMatch(/^\*\*A licensed asbestos assessor\*\* for suspected asbestos/);
  }
});

test('whether somebody can stay goes by the account or the conversation, never by a row that shares a word', async () => {
  const there = await lastOf(['can my mum stay there']);
  expect(there.text).toMatch(/^\*\*No, not as it stands: 1 finding has an open hazard/);
  const told = await alone('rising damp in the bedroom', 'can my mum stay there');
  expect(told.text).toMatch(/rising damp/i);
  const nothing = await alone('can my mum stay there');
  expect(nothing.kind).toBe('ask');
  expect(nothing.rows).toEqual([]);
  const ring = await alone('yellow ring on the ceiling, who do i call');
  expect(ring.text).toMatch(/water stain/i);
});

test('whether a crack that is rated low carries a load is nothing that it says it does', async () => {
  const slab: CaseFinding = {
    title: 'Concrete slab or floor crack',
    defectId: 'slab_crack',
    severity: 'low',
  };
  for (const asked of ['could i drive over the cracked garage slab', 'can we park the caravan on it']) {
    const { text } = await lastOf([asked], slab);
    expect(text, asked).toContain('I can’t say from here that it carries that');
    expect(text, asked).not.toContain('need to move out');
  }
});

test('who asks whether to stay beside a danger gets the danger’s answer, and no word of what it is worth', async () => {
  const { alerts, text } = await alone('should i be staying in the house with a crack i can put my fist in');
  expect(alerts.map(({ kind }) => kind)).toContain('structural');
  expect(text).not.toMatch(/worth|loan/);
});
