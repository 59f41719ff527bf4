/** What is asked of the account is one plan over its rows: read to the last word, or not at all. */

import { readAlerts } from '@plumbline/knowledge/hazards';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
import type { OwnContext } from '../src/account-data.ts';
import { readPlan } from '../src/planned/read-plan.ts';
import { conversation, talk } from './conversation.ts';

/** Four sites with repairs, visits, reports and readings. */
const [OF_SITES] = readCases('development-39').filter(
  ({ of, openProject }) => of !== undefined && !openProject,
);
if (!OF_SITES) throw new Error('No case has the account of four sites');
const own = accountOf(conversation([], { ...OF_SITES, messages: [] }));
const last = async (...messages: string[]) => (await talk(messages, own)).at(-1)?.text ?? '';

describe('a plan', () => {
  it('lists what nobody was given, and nothing that somebody has', async () => {
    const text = await last('which ones have not been assigned yet');
    expect(text).toMatch(/stepped cracking/i);
    expect(text).toMatch(/balustrade/i);
    expect(text).not.toMatch(/roof leak|lippage|smoke alarm/i);
  });

  it('tells the next due repair, and leaves out one that is overdue', async () => {
    const text = await last('next job due?');
    expect(text).toMatch(/Drytek/);
    expect(text).not.toMatch(/Gibson/);
  });

  it('tells everything that came to pass, and nothing from before', async () => {
    const text = await last('whats happened since 10 november');
    expect(text).toMatch(/slab or floor crack/i);
    expect(text).toMatch(/repair of .*insulation/i);
    expect(text).toMatch(/door binding/i);
    expect(text).not.toMatch(/Volt Bros|smoke alarm/i);
  });

  it('names those that are level where nobody has the most', async () => {
    expect(await last('which tradie has the most jobs')).toMatch(/None has more than the others/);
  });

  it('is changed in one part by what follows it', async () => {
    expect(await last('who has the smoke alarm', 'and the shower')).toMatch(/Drytek/);
    expect(await last('what did we find in october', 'and the month after')).toMatch(/slab or floor crack/i);
    expect(await last('most photographed finding', 'and the one before that')).toMatch(/lippage/i);
  });

  it('keeps an open hazard in sight', async () => {
    expect(await last('most photographed finding at Yarran')).toMatch(/back from the edge/i);
  });

  it('sends nobody to a name that isn’t recorded, where a trade is asked for', async () => {
    expect(await last('tell me about the stepped cracking', 'who do i call')).not.toMatch(
      /nobody is recorded/i,
    );
  });

  it('isn’t read where a single word isn’t understood', async () => {
    const projects = await own.projects();
    for (const message of [
      'which ones have not been assigned to the zeppelin crew',
      'what has changed in the law since 1 november',
      'longest report on record temperatures',
    ])
      expect(await readPlan(message, own, projects), message).toBeUndefined();
    expect(await readPlan('which ones have not been assigned', own, projects)).toMatchObject({ asks: true });
  });
});

/** The same account, in which every finding has an open hazard. */
const alerts = readAlerts({ words: 'live wires are hanging bare' });
const allEndangered = async (id: number) =>
  (await own.findingsOf(id)).map((finding) => ({ ...finding, alerts }));
const endangered: OwnContext = {
  ...own,
  findingsOf: allEndangered,
  hazards: async () => ({
    open: (await Promise.all((await own.projects()).map(({ id }) => allEndangered(id)))).flat(),
    closed: [],
  }),
  repairs: async () =>
    (await own.repairs()).map((repair) => ({ ...repair, finding: { ...repair.finding, alerts } })),
};
const said = async (account: OwnContext, ...messages: string[]) =>
  (await talk(messages, account)).at(-1)?.text ?? '';

describe('beside an open hazard a plan', () => {
  it('tells the hazard before the next due repair', async () => {
    const text = await said(endangered, 'next job due?');
    expect(text.indexOf('live electrical')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('live electrical')).toBeLessThan(text.indexOf('Drytek'));
  });

  it('sends nobody to whoever has the repair', async () => {
    const text = await said(endangered, 'next job due?', 'who do i call');
    expect(text).toMatch(/electrician|000/i);
    expect(text).not.toMatch(/^\*\*Drytek/);
  });

  it('says of nothing that there is none', async () => {
    const [project] = await own.projects();
    const [finding] = await own.findingsOf(project?.id ?? 0);
    if (!finding) throw new Error('No finding');
    const unsettled = { ...finding, alerts, unsettled: true };
    const account: OwnContext = {
      ...own,
      findingsOf: async (id) => (id === unsettled.projectId ? [unsettled] : []),
      hazards: async () => ({ open: [unsettled], closed: [] }),
      repairs: async () => [],
    };
    for (const message of ['what has nobody on it', 'which ones have not been assigned yet'])
      expect(await said(account, message), message).not.toMatch(/^\*\*No finding/);
  });
});

describe('a plan is left where it can’t be told whole', () => {
  it('of more projects than are looked at', async () => {
    const [project] = await own.projects();
    if (!project) throw new Error('No project');
    const many = Array.from({ length: 25 }, (_, at) => ({ ...project, id: at + 1, name: `Site ${at}` }));
    const account: OwnContext = { ...own, projects: async () => many, findingsOf: async () => [] };
    expect(await said(account, 'which ones have not been assigned yet')).not.toMatch(/^\*\*No finding/);
  });

  it('of days before the first', async () => {
    const text = await last('what was found before october', 'and the month before that');
    expect(text).not.toMatch(/\b(?:1899|1 December 2)\b/);
  });

  it('of the weather of no visit', async () => {
    expect(await last('whats the weather like today')).not.toMatch(/inspection|visit/i);
  });
});
