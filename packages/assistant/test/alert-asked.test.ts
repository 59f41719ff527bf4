/** Whether an alert of the record is open or closed, and what is asked of closing it. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const OWN = accountOf(
  conversation([], {
    projects: [
      {
        name: 'Terrace in Marrickville',
        state: 'NSW',
        findings: [
          { title: 'Tile lippage', words: '3 mm lip between two floor tiles', location: 'Bathroom' },
          { title: 'Stairs without handrail', words: 'no handrail on the stairs', closedOn: '2026-11-14' },
          { title: 'Rusted lintel', words: 'Rusted steel lintel, the bricks above it have dropped' },
        ],
      },
      {
        name: 'Flats in Wollongong',
        state: 'NSW',
        findings: [
          {
            title: 'Stepped cracking in brickwork',
            defectId: 'brick_stepped_crack',
            words: 'Stepped crack in the brickwork, 17 mm wide',
            location: 'West wall',
          },
          { title: 'Spalling concrete', words: 'concrete pieces have fallen from the balcony edge' },
        ],
      },
      { name: 'Townhouses in Brunswick', state: 'VIC', findings: [{ title: 'Efflorescence' }] },
      {
        name: 'Unit in Ipswich',
        state: 'QLD',
        findings: [{ title: 'Gas smell', words: 'strong smell of gas behind the cooktop' }],
      },
    ],
  }),
);
const said = async (message: string) => (await talk([message], OWN))[0]?.text ?? '';

test.each([
  ['Is the gas alert at Ipswich still open?', /^\*\*Yes, it is open/, /Possible gas leak/],
  ['Is the gas alert closed?', /^\*\*No, it is still open/, /Possible gas leak/],
  ['Has anybody resolved the gas alert?', /^\*\*No, it is still open/, /Possible gas leak/],
  ['Is the Wollongong alert still open?', /^\*\*Yes/, /Stepped cracking/],
  ['Is the alert on the stepped crack still active?', /^\*\*Yes, it is open/, /West wall/],
  ['Is the hazard at the terrace closed?', /^\*\*No, it is still open/, /Rusted lintel/],
  ['Is the stairs alert still open?', /^\*\*No, it was closed/, /14 November 2026/],
  ['Is the asbestos alert open?', /^\*\*No such alert is recorded/, /doesn’t make it safe/],
  ['Are the alerts at Brunswick closed?', /^\*\*No such alert is recorded/, /doesn’t make it safe/],
  ['Isn’t the stepped crack just cosmetic?', /^\*\*No: treat it as serious/, /Stepped cracking/],
  ['Who closed the stairs alert and what reason did they give?', /^\*\*Closed/, /14 November 2026/],
  ['Just close all my alerts for me', /^\*\*I can’t/, /checks each on site/],
])('%s', async (message, first, then) => {
  const text = await said(message);
  expect(text).toMatch(first);
  expect(text).toMatch(then);
});

test('what has no alert isn’t called serious for one that stands elsewhere, and who told it is named', async () => {
  expect(await said('Is the tile lippage just cosmetic?')).not.toMatch(/An alert is open/);
  const hazards = async () => {
    const { closed, ...rest } = await OWN.hazards();
    return {
      ...rest,
      closed: closed.map((each) => ({ ...each, by: 'Dana Demo', reason: 'Carpenter fitted a rail' })),
    };
  };
  const [led] = await talk(['Who closed the stairs alert and why?'], { ...OWN, hazards });
  expect(led?.text).toMatch(/by Dana Demo: ‘Carpenter fitted a rail’/);
});

test('why an alert was closed is asked of the finding that is open, and whether any was of all', async () => {
  const hazards = async () => {
    const { closed, ...rest } = await OWN.hazards();
    return { ...rest, closed: closed.map((each) => ({ ...each, reason: 'Carpenter fitted a rail' })) };
  };
  const [one] = await OWN.hazards().then(({ closed }) => closed);
  const finding = await OWN.findingWith(one?.finding.id ?? 0);
  for (const asked of ['why was the alert closed', 'How come this alert was dismissed?'])
    expect((await talk([asked], { ...OWN, finding, hazards }))[0]?.text).toMatch(
      /^\*\*Closed:\*\*[\s\S]*‘Carpenter fitted a rail’/,
    );
  for (const asked of ['Did anyone close any alerts', 'has somebody cleared any of the hazards?'])
    expect((await talk([asked], { ...OWN, hazards }))[0]?.text).toMatch(
      /Carpenter fitted a rail|14 November/,
    );
});

test('asking for its state tells of no danger; a danger beside that word still does', async () => {
  expect((await talk(['Is the asbestos alert still open?']))[0]?.alerts).toEqual([]);
  expect((await talk(['Is the alarm alert open, I can smell gas']))[0]?.alerts).not.toEqual([]);
});
