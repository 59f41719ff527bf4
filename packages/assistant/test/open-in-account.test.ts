/** What the account holds is told by its finding: nobody is said to have written it, and it hides no other answer. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { CaseProject } from '../evaluate/cases.ts';
import { conversation, talk } from './conversation.ts';

const { projects } = JSON.parse(
  readFileSync(new URL('../evaluate/accounts/seeded-sites.json', import.meta.url), 'utf8'),
) as { projects: CaseProject[] };
const openedAt = (name: string) => {
  const project = projects.find((each) => each.name === name);
  return accountOf(
    conversation([], { ...(project && { project }), projects: projects.filter((each) => each !== project) }),
  );
};
const last = async (project: string, ...messages: string[]) =>
  (await talk(messages, openedAt(project))).at(-1);

test.each([
  ['Terrace in Marrickville', 'Is the house safe to move into?', 'Is there asbestos?', 'finding 5, Crack'],
  ['Terrace in Marrickville', 'can my family stay there?', 'who do I call?', 'finding 4, Corroded'],
  [
    'Flats in Wollongong',
    'can we move in there next week?',
    'who do I call?',
    'finding 1, Spalling concrete',
  ],
  ['Flats in Wollongong', 'Is it safe to live there?', 'And the garage?', 'finding 1, Spalling concrete'],
])('in %s, after ‘%s’, ‘%s’ names the finding', async (project, first, then, finding) => {
  const led = await last(project, first, then);
  expect(led?.lead).not.toContain('you wrote');
  expect(led?.lead).toContain('Open on finding ');
  expect(led?.lead).toContain(`${finding}`);
  expect(led?.lead).toContain(project);
});

test.each(['Is there asbestos?'])('‘%s’ is answered beside what is open', async (message) => {
  const led = await last('Terrace in Marrickville', 'Is the house safe to move into?', message);
  expect(led?.text).toMatch(/^\*\*Nothing recorded/);
  expect(led?.alerts.map(({ kind }) => kind)).toContain('structural');
});

test('who is called and whether to stay are still asked of what is open', async () => {
  const called = await last('Flats in Wollongong', 'Is it safe to live there?', 'who do I call?');
  expect(called?.text).toMatch(/^\*\*A structural engineer first/);
  const stays = await last('Flats in Wollongong', 'Is it safe to live there?', 'can we stay tonight?');
  expect(stays?.text).toMatch(/^\*\*(?:No|Not)\b/);
});

test('what was written is still said to be written, also where the account holds the like', async () => {
  const gas = await last('Photo tests', 'the stove hisses and I smell gas', 'who do I call?');
  expect(gas?.lead).toMatch(/^\*\*From what you wrote earlier: Possible gas leak/);
});
