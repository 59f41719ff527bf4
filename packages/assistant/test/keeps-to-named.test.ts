import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { CaseFinding, ChatCase } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';
import { conversation, replyTo } from './conversation.ts';

/** Things with one word each that no other of them has, and places likewise. */
const THINGS: readonly (readonly [string, NonNullable<CaseFinding['defectId']>])[] = [
  ['Rising damp', 'rising_damp'],
  ['Tile lippage', 'tile_lippage'],
  ['Loose balustrade', 'barrier_noncompliant'],
  ['Nail pops', 'nail_pop'],
  ['Peeling paint', 'peeling_paint'],
  ['Rusted gutter', 'gutter_defect'],
  ['Leaking pipe', 'leaking_pipe'],
  ['Efflorescence', 'efflorescence'],
  ['Missing insulation', 'insulation_missing'],
  ['Termite damage', 'termite_damage'],
];
const PLACES = ['Kitchen', 'Laundry', 'Garage', 'Study', 'Pantry', 'Unit 4 hall', 'TH2 ensuite', 'Attic'];
const PROJECTS = ['Kew terrace', 'Dubbo motel', 'Lot 41 Oran Park', 'Bondi flat'];

const account = fc
  .record({
    projects: fc.shuffledSubarray([...PROJECTS], { minLength: 2, maxLength: 3 }),
    things: fc.shuffledSubarray([...THINGS], { minLength: 6, maxLength: 10 }),
    places: fc.shuffledSubarray([...PLACES], { minLength: 6, maxLength: 8 }),
    days: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 10, maxLength: 10 }),
    notes: fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 10, maxLength: 10 }),
    open: fc.boolean(),
  })
  .map(({ projects, things, places, days, notes, open }) => {
    const findings = things.slice(0, places.length).map(([title, defectId], at) => ({
      title,
      defectId,
      location: places[at] ?? '',
      severity: (['low', 'medium', 'high'] as const)[at % 3] ?? 'low',
      foundOn: `2026-11-${String(days[at]).padStart(2, '0')}`,
      words: `about ${notes[at]} mm at the worst`,
    }));
    const all = projects.map((name, nth) => ({
      name,
      state: 'NSW' as const,
      findings: findings.filter((_, at) => at % projects.length === nth),
    }));
    const work: Partial<ChatCase> = open
      ? { project: all[0] ?? { name: '' }, projects: all.slice(1) }
      : { projects: all };
    return { work, all };
  });

/** A finding of it, with the name of its project. */
const named = fc.tuple(account, fc.nat(), fc.nat()).map(([{ work, all }, which, nth]) => {
  const project = all[which % all.length] ?? { name: '', findings: [] };
  const finding = project.findings[nth % project.findings.length];
  return { work, project: project.name, finding };
});

const idsIn = (rows: readonly { id: string }[]) => [
  ...new Set(rows.flatMap(({ id }) => /^finding:(\d+)/.exec(id)?.[1] ?? []).map(Number)),
];

/** Its id in the account that the case makes. */
async function idOf(work: Partial<ChatCase>, wanted: { title: string; location: string }) {
  const own = accountOf(conversation([], work));
  for (const { id } of await own.projects())
    for (const each of await own.findingsOf(id))
      if (each.title === wanted.title && each.location === wanted.location) return each.id;
  return undefined;
}

const WAYS: readonly ((title: string, place: string, project: string) => string)[] = [
  (title, place) => `when did I log the ${title} in the ${place}`,
  (title, place) => `the ${place} ${title}, what did I measure`,
  (title, _, project) => `how bad is the ${title} at ${project}`,
  (title, place, project) => `${project}, the ${title} in the ${place}, whats the story`,
  (title, place) => `remind me about the ${title} ${place}, who do I ring`,
  (_, place, project) => `what did we find in the ${place} at ${project}`,
  (title) => `which job has the ${title}`,
];

it('speaks of the finding that a message names, whatever is asked of it', async () => {
  await fc.assert(
    fc.asyncProperty(named, fc.nat(WAYS.length - 1), async ({ work, project, finding }, way) => {
      if (!finding) return;
      const said = WAYS[way]?.(finding.title.toLowerCase(), finding.location.toLowerCase(), project) ?? '';
      const reply = await answer(said, NEW_THREAD, accountOf(conversation([], work)));
      const id = await idOf(work, finding);
      expect(idsIn(reply.rows), `${said}: ${reply.text}`).toContain(id);
      const alone = reply.kind === 'own.detail' ? idsIn(reply.rows) : [id];
      expect(alone, `${said}: ${reply.text}`).toEqual([id]);
    }),
    { numRuns: 40, seed: 394 },
  );
}, 120_000);

it('tells the day and the size of the finding that is named, and not of another', async () => {
  await fc.assert(
    fc.asyncProperty(named, async ({ work, finding }) => {
      if (!finding) return;
      const [title, place] = [finding.title.toLowerCase(), finding.location.toLowerCase()];
      const reply = await replyTo(
        conversation([], work),
        `what date did I book in the ${title} in the ${place}`,
      );
      expect(reply.text).toContain(`${Number(finding.foundOn.slice(-2))} November 2026`);
      const sized = await replyTo(conversation([], work), `what size did I enter for the ${place} ${title}`);
      expect(sized.text).toContain(finding.words);
    }),
    { numRuns: 30, seed: 395 },
  );
}, 120_000);

it('leaves what is asked of any building to the rows', async () => {
  await fc.assert(
    fc.asyncProperty(account, fc.constantFrom(...THINGS), async ({ work }, [title]) => {
      const own = accountOf(conversation([], work));
      const reply = await answer(`what usually causes ${title.toLowerCase()}`, NEW_THREAD, own);
      expect(reply.kind).not.toBe('own.detail');
    }),
    { numRuns: 40, seed: 396 },
  );
}, 120_000);

const VERANDAH = conversation([], {
  projects: [
    {
      name: 'Mum’s place',
      state: 'WA',
      findings: [
        {
          title: 'Timber decay',
          defectId: 'timber_rot',
          severity: 'critical',
          words: 'Front verandah post is rotten at the bottom and the verandah moves',
        },
        { title: 'Mould', defectId: 'condensation_mould', severity: 'low', location: 'Bathroom' },
      ],
    },
    {
      name: 'Kangaroo Point unit',
      state: 'QLD',
      completionDate: '2025-12-20',
      findings: [
        { title: 'Tile lippage', defectId: 'tile_lippage', severity: 'low', location: 'Kitchen' },
        { title: 'Mould', defectId: 'condensation_mould', severity: 'low', location: 'Laundry' },
      ],
    },
  ],
});

it('finds what only the words of a finding name, and lets its hazard lead', async () => {
  const { text } = await replyTo(VERANDAH, 'can mum still use the verandah');
  expect(text).toContain('Timber decay');
  expect(text).toMatch(/^\*\*No, not until it is checked.*\n\n1\. The balcony or deck may not hold/);
});

it('asks of another what was asked of the one before, where only the one meant is put right', async () => {
  const { text } = await replyTo(
    VERANDAH,
    'when did I log the mould in the bathroom',
    'sorry, I meant the laundry one',
  );
  expect(text).toContain('finding 14');
  expect(text).toContain('10 November 2026');
});

it('tells the day that was entered for a project that is named', async () => {
  const { text } = await replyTo(VERANDAH, 'what is the completion date of the unit');
  expect(text).toContain('20 December 2025');
});

it('says that one photo can’t show whether it has changed', async () => {
  const { text } = await replyTo(
    VERANDAH,
    'tell me about the mould in the laundry',
    'has it moved since last time',
  );
  expect(text).toMatch(/can’t tell whether it has changed/);
});
