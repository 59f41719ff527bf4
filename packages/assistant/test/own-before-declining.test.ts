import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';
import { readState } from '../src/question/places.ts';

const HOUSE: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Banksia Lane',
    state: 'VIC',
    findings: [
      { title: 'Concrete spalling', defectId: 'concrete_spalling', severity: 'high', location: 'basement' },
      { title: 'Exposed wiring', defectId: 'exposed_wiring', severity: 'critical', location: 'garage' },
    ],
  },
  projects: [
    {
      name: 'Jetty Road',
      state: 'SA',
      findings: [{ title: 'Missing smoke alarm', severity: 'critical', location: 'hall' }],
    },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};
const ask = (message: string) => answer(message, NEW_THREAD, accountOf(HOUSE));

it('tells the finding in a place that is all the message names, in place of not knowing', async () => {
  const reply = await ask('basement?');
  expect(reply.declined).toBe(false);
  expect(reply.text).toContain('Concrete spalling');
  expect(reply.text).not.toContain('wiring');
});

it('says that no finding has a number that none has', async () => {
  const reply = await ask('Is finding number 900 fixed?');
  expect(reply.text).toContain('No finding of yours has the number 900');
});

it('lists the criticals of every project where all jobs are asked of', async () => {
  const reply = await ask('show me the criticals across all my jobs');
  expect(reply.text).toContain('wiring');
  expect(reply.text).toContain('smoke alarm');
});

it('lists the kind of trouble that is asked for, and says so where none is of it', async () => {
  const electrical = await ask('got any electrical ones?');
  expect(electrical.text).toContain('wiring');
  expect(electrical.text).not.toContain('spalling');
  expect((await ask('got any plumbing ones?')).text).toContain(
    'No finding in Banksia Lane is named as plumbing',
  );
});

it('finds the one finding that is described in a project other than the open one', async () => {
  expect((await ask('when was the smoke alarm one logged')).text).toContain('10 November 2026');
});

it('reads the state from a town, and none from a street that is named like one', () => {
  expect(readState('the house is in Whyalla').state).toBe('SA');
  expect(readState('my brother is in Mandurah').state).toBe('WA');
  expect(readState('the job in Albany Road').state).toBeUndefined();
});
