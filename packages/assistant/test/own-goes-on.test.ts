import { expect, it } from 'vitest';
import type { ChatCase } from '../evaluate/cases.ts';
import { replyTo } from './conversation.ts';

const WORK: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Wattle Grove',
    state: 'NSW',
    findings: [
      { title: 'Leaking shower', severity: 'high', location: 'Main bathroom', verdict: 'non_compliant' },
      { title: 'Tile lippage', severity: 'low', location: 'Ensuite', verdict: 'non_compliant' },
      { title: 'Mould on ceiling', severity: 'medium', location: 'Main bathroom', foundOn: '2026-10-02' },
      {
        title: 'Exposed wiring',
        defectId: 'exposed_wiring',
        severity: 'critical',
        location: 'Roof space',
        words: 'loose above the downlight',
      },
    ],
  },
  projects: [
    {
      name: 'Mum’s place',
      state: 'VIC',
      findings: [{ title: 'Rising damp', severity: 'medium', location: 'Lounge', foundOn: '2026-07-21' }],
    },
    {
      name: 'Bronte flats',
      state: 'NSW',
      findings: [{ title: 'Slab crack', severity: 'high', location: 'Garage' }],
    },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};
const ask = async (...messages: string[]) => (await replyTo(WORK, ...messages)).text;

it('changes one thing of the list before: how grave, where, when, in which project', async () => {
  expect(await ask('show the criticals', 'and the high ones')).toContain('Leaking shower');
  const kitchen = await ask('anything in the bathroom', 'and the kitchen');
  expect(kitchen).toContain('Nothing is recorded for the kitchen');
  const october = await ask('show me november', 'and october');
  expect(october).toContain('Mould on ceiling');
  expect(october).not.toContain('Tile lippage');
  expect(await ask('list the high ones', 'and at mums')).toContain('no high finding');
  expect(await ask('show the criticals', 'and in victoria?')).toContain('Mum’s place');
  expect(await ask('when did i find the shower leak', 'and the damp')).toContain('21 July 2026');
});

it('a message that says more than what changes is read by itself', async () => {
  const reply = await replyTo(WORK, 'show the criticals', 'and how wide may a crack in plaster be?');
  expect(reply.kind).not.toBe('own.list');
});

it('points at the list, at the rest of it and at the one that comes after', async () => {
  const worse = await ask('whats in the bathroom', 'which of those is worse');
  expect(worse).toMatch(/^\*\*Leaking shower/);
  expect(worse).not.toContain('wiring');
  const rest = await ask('which ones are low', 'and the rest');
  expect(rest).toContain('3 findings');
  expect(rest).not.toContain('lippage');
  expect(await ask('what should i fix first', 'and then')).toMatch(/^\*\*Leaking shower/);
  expect(await ask('tell me about finding 12', 'and the one after it')).toContain('Mould on ceiling');
  expect(await ask('list my findings', 'the second one')).toMatch(/^\*\*Leaking shower/);
});

it('a word or two ask one thing of what was told', async () => {
  expect(await ask('tell me about the wiring', 'where is it')).toMatch(
    /^\*\*Roof space\*\*, in Wattle Grove/,
  );
  expect(await ask('tell me about the mould', 'when')).toContain('2 October 2026');
  expect(await ask('does the lippage comply')).toMatch(/^\*\*No, it appears not to comply/);
});

it('lists by what a clause says, and says so where it can’t tell', async () => {
  const hazards = await ask('which findings have a hazard');
  expect(hazards).toContain('Exposed wiring');
  expect(hazards).not.toContain('lippage');
  const noted = await ask('which findings mention the downlight');
  expect(noted).toContain('Exposed wiring');
  expect(noted).not.toContain('Leaking shower');
  expect(await ask('which findings have a chandelier')).toContain('None that I can tell');
});

it('counts by place, by project and as a share, and sets two projects side by side', async () => {
  expect(await ask('which room has the most findings')).toMatch(/^\*\*Main bathroom\*\*, with 2 findings/);
  expect(await ask('how many high ones at each project')).toContain('**Bronte flats**: 1');
  expect(await ask('what percentage is critical')).toContain('25%: 1 of 4 findings');
  expect(await ask('is bronte worse than mums')).toMatch(/^\*\*Bronte flats/);
});

it('what lies in no place here is looked for in the other projects', async () => {
  const garage = await ask('any findings in the garage');
  expect(garage).toContain('Nothing is recorded for the garage');
  expect(garage).toContain('Slab crack');
  expect(await ask('what is in the bathroom')).not.toContain('lippage');
});
