/** A fact that is held and asked for plainly is found, whether or not whoever asks has work of their own. */
import { readFileSync } from 'node:fs';
import { TOLERANCES } from '@plumbline/knowledge/tolerances';
import { expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { answer, NEW_THREAD, NOTHING_OWN, type Reply } from '../src/index.ts';
import type { Row } from '../src/rows/row.ts';
import { ROWS } from '../src/rows/rows.ts';
import { conversation } from './conversation.ts';

interface Asked {
  row: string;
  holds: RegExp;
  question: string;
}
const ASKED: readonly Asked[] = readFileSync(
  new URL('../evaluate/row-questions.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [row = '', holds = '', question = ''] = line.split(' | ');
    return { row, holds: new RegExp(holds.replaceAll(' OR ', '|'), 'i'), question };
  });

/** Rows of limits that no plain question asks for by itself, and why. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'fix-gap-vic': 'its value isn’t confirmed; that Victoria’s limit isn’t held is said by the state’s guide',
  'mas-misc': 'each of its clauses is told with the provisions of the defect that it is of',
  'frame-straight': 'its value isn’t confirmed; it is told as the frame’s uprightness, whose isn’t either',
};

const nobody = { ...NOTHING_OWN, today: '2026-11-27' };
const ask = (question: string): Promise<Reply> => answer(question, NEW_THREAD, nobody);
const plain = (text: string) => text.replaceAll('**', '').replace(/[\u202f\u00a0]/g, ' ');

test('every limit is asked for', () => {
  const asked = new Set(ASKED.map(({ row }) => row));
  const missing = TOLERANCES.filter(({ id }) => !asked.has(`tolerance:${id}`) && !(id in NOT_ASKED));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('what is held and plainly asked for is told', async () => {
  const untold: string[] = [];
  for (const { row, holds, question } of ASKED) {
    const { text, rows } = await ask(question);
    const cited = row === '-' || rows.some(({ id }) => id === row);
    if (!cited || !holds.test(plain(text))) untold.push(`${row} | ${question} | ${text.slice(0, 120)}`);
  }
  expect(untold).toEqual([]);
}, 120_000);

const OWNER = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Terrace in Marrickville',
        state: 'NSW',
        findings: [
          { title: 'Tile lippage', location: 'Ensuite, floor beside the vanity', words: '3 mm lippage' },
          { title: 'Stepped cracking in brickwork', location: 'Laundry, west wall', words: '11 mm wide' },
          { title: 'Water stain on ceiling or wall', location: 'Bedroom 2 ceiling', words: 'brown stain' },
        ],
      },
      {
        name: 'Townhouses in Brunswick',
        state: 'VIC',
        findings: [
          { title: 'Skirting / architrave gap', location: 'Lounge', words: 'gap stated as 4 mm' },
          { title: 'Concrete slab or floor crack', location: 'Garage', words: 'crack 1.5 mm wide' },
        ],
      },
    ],
  }),
);

/** Held without a value, so told as no more than the nearest: a finding on a slab says as much. */
const NEAREST_ONLY = 'tolerance:slab-finish-nsw';

test('who has findings is told it as well', async () => {
  const otherwise: string[] = [];
  for (const { row, holds, question } of ASKED.filter(
    (each, at) => at % 3 === 0 && each.row !== NEAREST_ONLY,
  )) {
    const { text, kind } = await answer(question, NEW_THREAD, OWNER);
    if (!holds.test(plain(text))) otherwise.push(`${row} | ${question} | ${kind}: ${text.slice(0, 120)}`);
  }
  expect(otherwise).toEqual([]);
}, 120_000);

const STATES: Readonly<Record<string, (state: string) => string>> = {
  warranty: (state) => `How long is the statutory warranty in ${state}?`,
  regulator: (state) => `Who regulates builders in ${state}?`,
  dispute: (state) => `Where does a building dispute go in ${state}?`,
  insurance: (state) => `What building insurance must a builder have in ${state}?`,
  inspections: (state) => `Which inspections are mandatory in ${state}?`,
  guide: (state) => `Which guide to tolerances applies in ${state}?`,
  edition: (state) => `When does ${state} adopt NCC 2025?`,
};
const after = (id: string) => id.slice(id.indexOf(':') + 1);
/** How a row of a table is asked for, by its kind. */
const BY_KIND: Readonly<Record<string, (row: Row) => string | undefined>> = {
  state: ({ id, title }) => STATES[id.split('/')[1] ?? '']?.(title.split(' in ').at(-1) ?? ''),
  standard: ({ id }) => `What is ${after(id).replace(/ \(.*$/, '')}?`,
  renumbered: ({ title }) => `What is ${title.replace(/ since NCC 2022$/, '')} called since NCC 2022?`,
  edition: ({ title }) => `When does ${title.split(':')[0]} apply?`,
  change: ({ title }) => `What does NCC 2025 change about ${title.replace('NCC 2025: ', '').toLowerCase()}?`,
  as4349: ({ title }) => `What does AS 4349.1 say of ${title.replace(/ \(AS.*$/, '').toLowerCase()}?`,
  stage: ({ title }) =>
    `What is the ${title.replace(/^Stage of works: | stage$/gi, '').toLowerCase()} stage?`,
  'ncc-topic': ({ title }) => `${title.replace('Where the NCC deals', 'Where does the NCC deal')}?`,
  ncc: ({ id }) =>
    /^(?:[A-J]|Vol Three [B-E])$/.test(after(id)) ? undefined : `What is ${after(id)} in the NCC?`,
};
/** Rows that another answers as well or better, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'edition:ncc-2025': 'each state adopts it on its own day, so the states’ rows are told',
  'standard:SA HB 39:2015': 'its body reads as a state; the handbook is found by what it is about',
  'ncc-topic:termites': 'the provisions of the defect name the same places',
  'ncc-topic:masonry': 'the part of the Housing Provisions is told',
  'ncc-topic:roofing': 'the standards that the code refers to are told',
  'ncc-topic:external_waterproofing': 'the standard that the code refers to is told',
  'ncc-topic:plumbing': 'the standards that the code refers to are told',
};

test('every row of a table is found by its name', async () => {
  const missed: string[] = [];
  for (const row of ROWS) {
    const question = row.id in OTHERWISE ? undefined : BY_KIND[row.id.split(':')[0] ?? '']?.(row);
    if (question === undefined) continue;
    const { rows, text } = await ask(question);
    if (!rows.some(({ id }) => id === row.id)) missed.push(`${row.id} | ${question} | ${text.slice(0, 100)}`);
  }
  expect(missed).toEqual([]);
}, 120_000);
