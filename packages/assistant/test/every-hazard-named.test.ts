/** Whoever asks what is dangerous is told of every open hazard, also where the panel settled on nothing. */
import { beforeAll, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import type { CaseFinding } from '../evaluate/cases.ts';
import { NEW_THREAD, type OwnContext, respond, warmUp, warningsOf } from '../src/index.ts';
import { conversation } from './conversation.ts';

beforeAll(warmUp, 60_000);

const UNSETTLED: CaseFinding = {
  title: 'Roof covering',
  outcome: 'not_sure',
  location: 'Pergola',
  words: 'the ceiling is sagging and could come down',
};
const HOUSE: CaseFinding[] = [
  { title: 'Cracked tile', severity: 'low', location: 'Bathroom', words: 'no gas smell here' },
  { title: 'Mould', severity: 'medium', location: 'Lounge', words: 'black mould over the whole wall' },
  { title: 'Condensation and mould', severity: 'low', location: 'Laundry' },
  UNSETTLED,
];
const PRECAUTION = 'Keep people from under it until you know that nothing is loose.';

/** Somebody with this house, in which nobody has said of a photo of the soffit whether anything has fallen. */
async function work(findings = HOUSE, on?: string): Promise<OwnContext> {
  const own = accountOf(conversation([], { projects: [{ name: 'Tarwin Road', state: 'VIC', findings }] }));
  const [project] = await own.projects();
  const [first] = project ? await own.findingsOf(project.id) : [];
  if (!project || !first) throw new Error('no finding');
  const soffit = {
    ...first,
    id: 999,
    number: 40,
    title: 'Not sure',
    location: 'Soffit',
    words: '',
    alerts: [],
    precaution: PRECAUTION,
    unsettled: true,
  };
  const { open, closed } = await own.hazards();
  const numbered = open.find(({ location }) => location === on);
  return {
    ...own,
    project,
    finding: numbered ? await own.findingWith(numbered.id) : null,
    hazards: async () => ({ open, closed, unsaid: [soffit] }),
  };
}

async function say(message: string, own: OwnContext) {
  const led = await respond(message, NEW_THREAD, own, (_followUp, words = message) =>
    warningsOf({ words, around: {}, open: own.finding?.alerts ?? [], earlier: [] }),
  );
  return `${led.text}\n${led.lead}`;
}

test.each([
  'which of the findings are unsafe',
  'which defects might injure somebody',
  'is anything at tarwin road dangerous',
  'which ones are dangerous',
  'what hazards have we never closed',
  'any alerts still left to be closed off',
  'any hazards i haven’t ticked off',
  'whats wrong here',
  'list everything you found here',
])('names what is open on a photo that settled nothing, and what nobody answered: %s', async (message) => {
  const text = await say(message, await work());
  expect(text).toMatch(/Pergola/);
  expect(text).toMatch(/ceiling/i);
  expect(text).toMatch(/Lounge/);
  expect(text).toMatch(/Soffit/);
  expect(text).toContain(PRECAUTION);
});

test.each(['is there anything dangerous about this one', 'anything unsafe here'])(
  'the finding that it is asked on comes first: %s',
  async (message) => {
    const text = await say(message, await work(HOUSE, 'Lounge'));
    expect(text.indexOf('Lounge')).toBeGreaterThan(-1);
    expect(text.indexOf('Lounge')).toBeLessThan(text.indexOf('Pergola'));
  },
);

test('no hazard is left out of a long list', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ ...UNSETTLED, location: `Room ${at + 1}.` }));
  const text = await say('which findings are dangerous', await work([...many, ...HOUSE]));
  const own = await work([...many, ...HOUSE]);
  for (const { number } of (await own.hazards()).open) expect(text).toContain(`finding ${number}`);
});

test.each(['is there a gas leak?', 'have we got a gas leak at tarwin road', 'is there any leaking gas'])(
  'a danger that nothing recorded tells of is no yes: %s',
  async (message) => {
    const text = await say(message, await work());
    expect(text).not.toMatch(/^\W*yes/i);
    expect(text).not.toMatch(/mould|tile/i);
    expect(text).toMatch(/000/);
    expect(text).toMatch(/get everyone out/i);
  },
);

test('a danger that is recorded is told with its finding', async () => {
  const gas = {
    title: 'Not sure',
    outcome: 'not_sure' as const,
    location: 'Porch',
    words: 'strong smell of gas',
  };
  const text = await say('is there a gas leak?', await work([...HOUSE, gas]));
  expect(text).toMatch(/^\*\*Yes, treat it so/);
  expect(text).toMatch(/Porch/);
  expect(text).not.toMatch(/mould|tile/i);
});

test.each([
  ['list the low ones', /2 low findings/],
  ['what is in the bathroom', /Cracked tile/],
  ['any mould', /mould/i],
  ['is there a way to fix a gas leak', /.*/],
  ['close off the hazard on finding 3', /I can’t do that/],
])('stays as it was: %s', async (message, expected) => {
  const text = await say(message, await work());
  expect(text).toMatch(expected);
  expect(text).not.toMatch(/Soffit|Nothing recorded/);
});
