import { expect, it } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { ChatCase } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';

const ACCOUNT: ChatCase = {
  kind: 'my_work',
  messages: [],
  project: {
    name: 'Wattle flats',
    state: 'NSW',
    findings: [
      {
        title: 'Rising damp',
        defectId: 'rising_damp',
        severity: 'medium',
        location: 'store',
        words: 'tide mark beside the bookshelf',
        foundOn: '2026-10-03',
      },
      {
        title: 'Tile lippage',
        defectId: 'tile_lippage',
        severity: 'low',
        location: 'entry',
        foundOn: '2026-11-14',
      },
    ],
  },
  projects: [
    {
      name: 'Harbour cottage',
      state: 'SA',
      findings: [
        {
          title: 'Exposed wiring',
          defectId: 'exposed_wiring',
          severity: 'critical',
          location: 'roof space',
          words: 'bare ends above the chandelier',
        },
      ],
    },
    { name: 'Gum Lodge', state: 'QLD', findings: [] },
    { name: 'Mill Lodge', state: 'QLD', findings: [] },
  ],
  must: [],
  mustNot: [],
  answer: 'answer',
};
const ask = async (message: string) => (await answer(message, NEW_THREAD, accountOf(ACCOUNT))).text;

it('finds ‘the one’ by what was noted of it, in whichever project it is', async () => {
  expect(await ask('how serious is the one by the bookshelf')).toContain('Rising damp');
  expect(await ask('who do I get for the one above the chandelier')).toContain('electrician');
  expect(await ask('how serious is the one near the fishpond')).not.toContain('Rising damp');
});

it('knows a project by its state where only one is there', async () => {
  expect(await ask('how is the South Australian job going')).toContain('Harbour cottage');
  expect(await ask('how is the Queensland job going')).not.toContain('Gum Lodge is in progress');
});

it('tells one finding for ‘the last thing’ and several for ‘the last few’', async () => {
  const one = await ask('what was the last thing I recorded here');
  expect(one).toContain('Tile lippage');
  expect(one).not.toContain('Rising damp');
  expect(await ask('show the last few findings I recorded')).toContain('Rising damp');
});

it('tells what a trade is first called for in the other projects, unless one is named', async () => {
  expect(await ask('anything for a sparky')).toContain('Harbour cottage');
  expect(await ask('anything for a sparky at Wattle flats')).not.toContain('Harbour cottage');
});
