/** What is asked of the account is one plan over its rows: read to the last word, or not at all. */
import { describe, expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
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
