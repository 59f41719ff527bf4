import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';

const HOUSE: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Banksia Lane',
    state: 'VIC',
    findings: [
      { title: 'Concrete spalling', defectId: 'concrete_spalling', severity: 'high', location: 'basement' },
      { title: 'Exposed wiring', defectId: 'exposed_wiring', severity: 'critical', location: 'roof space' },
      { title: 'Rising damp', defectId: 'rising_damp', severity: 'medium', location: 'front room' },
    ],
  },
  projects: [
    {
      name: 'Jetty Road',
      state: 'SA',
      findings: [
        {
          title: 'Render cracking',
          defectId: 'render_defect',
          severity: 'low',
          location: 'east wall',
          words: 'runs down from the meter box',
        },
      ],
    },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};
const ask = (message: string) => answer(message, NEW_THREAD, accountOf(HOUSE));

it('leaves out what a message leaves out, by severity or by name', async () => {
  const bySeverity = await ask('list the ones that aren’t critical');
  expect(bySeverity.text).not.toContain('wiring');
  expect(bySeverity.text).toContain('Concrete spalling');
  const byName = await ask('list the findings except the damp');
  expect(byName.text).not.toContain('Rising damp');
  expect(byName.text).toContain('Exposed wiring');
});

it('says that a defect is recorded nowhere, and counts all projects where all are asked of', async () => {
  const reply = await ask('have I got termite damage recorded anywhere in any of my projects');
  expect(reply.text).toContain('None.');
  expect(reply.text).not.toContain('wiring');
  expect((await ask('how many findings over all my projects')).text).toContain('4 findings');
});

it('names the project that has more of two', async () => {
  const reply = await ask('which has more findings, Jetty Road or Banksia Lane?');
  expect(reply.text.indexOf('Banksia Lane')).toBeGreaterThanOrEqual(0);
  expect(reply.text.indexOf('Banksia Lane')).toBeLessThan(reply.text.indexOf('Jetty Road'));
});

it('asks a question about ‘the one in …’ of the user’s own finding', async () => {
  expect((await ask('who do I ring about the one in the roof space')).text).toContain('electrician');
});

it('repeats what was written to a finding, in whichever project it is', async () => {
  expect((await ask('What did I write down about the render crack?')).text).toContain('meter box');
});

it('takes ‘the other one’ for the one of two that wasn’t told, and keeps the question', async () => {
  const own = accountOf(HOUSE);
  const list = await answer('list the findings except the damp', NEW_THREAD, own);
  const first = await answer('who fixes the wiring?', list.thread, own);
  const other = await answer('and the other one?', first.thread, own);
  expect(other.text).toContain('spalling');
});

it('tells the least severe, and takes a project’s name for no place in it', async () => {
  expect((await ask('what is least urgent?')).text).toContain('Rising damp');
  expect((await ask('whats the stuff at Jetty Road')).text).toContain('Render cracking');
});

it('tells the other end of the list where that is asked for', async () => {
  const { text } = await ask('which of these can wait longest');
  expect(text).toContain('Rising damp');
  expect(text).not.toContain('Exposed wiring');
});

it('tells the day on which a finding was recorded', async () => {
  const { text } = await ask('When did you record the rising damp?');
  expect(text).toMatch(/Rising damp.{0,40}recorded on 10 November 2026/);
});
