/** What newcomers asked and were answered beside the point, in several wordings each. */
import { beforeAll, describe, expect, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { warmUp } from '../src/index.ts';
import { conversation, talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const WORK = conversation([], {
  project: {
    name: 'Karri Lane',
    state: 'WA',
    credits: 6,
    findings: [
      { title: 'Door binding', defectId: 'door_binding', severity: 'low', location: 'Laundry' },
      { title: 'Nail pops', severity: 'low', location: 'Hall' },
      { title: 'Paint finish', severity: 'low', location: 'Hall', rejected: true },
    ],
  },
  account: { creditsUsed: 4 },
});
const ofWork = async (message: string) => (await talk([message], accountOf(WORK))).at(-1)?.text ?? '';
const ofNobody = async (message: string) => (await talk([message])).at(-1)?.text ?? '';

describe('of the account', () => {
  test.each(['what have I spent', 'how much have I spent this month', 'what did we spend so far'])(
    'what was spent is told in credits and money: %s',
    async (message) => expect(await ofWork(message)).toMatch(/Nothing paid.*4 credits used/s),
  );
  test.each(['credits spent so far?', 'total credits used until now'])(
    'credits that were spent aren’t those that are left: %s',
    async (message) => expect(await ofWork(message)).toMatch(/\*\*4 credits\*\* used so far/),
  );
  test.each([
    'how many findings do I have, incl. rejected',
    'total findings counting the rejected ones',
    'number of findings including the ones I rejected',
    'how many findings in all, rejected ones too',
  ])('the rejected ones are counted where that is asked: %s', async (message) =>
    expect(await ofWork(message)).toMatch(/\*\*3 findings\*\*.*2 stand and 1 was rejected/),
  );
  test('how many were rejected stays another question', async () =>
    expect(await ofWork('how many findings did I reject')).toMatch(/1 finding.*rejected/));
  test.each(['lower it to low', 'drop this to low', 'set finding 1 to medium', 'make this one high instead'])(
    'where a severity is changed is said, and nothing is changed: %s',
    async (message) => expect(await ofWork(message)).toMatch(/can’t do that.*press Correct/s),
  );
  test.each([
    'what do those percentages mean',
    'what do the percentages next to each finding mean',
    'how is the confidence figure worked out',
  ])('a percentage is how sure the panel is: %s', async (message) =>
    expect(await ofWork(message)).toContain('how sure the panel is'),
  );
  test.each([
    'when to patch a settlement crack',
    'when should I patch a crack that comes from footings settling',
  ])('when a crack is patched is no list of days: %s', async (message) =>
    expect(await ofWork(message)).toContain('Once the movement has stopped'),
  );
});

describe('of any building', () => {
  test.each([
    'at what point do I get an engineer for cracks',
    'when does a crack need an engineer',
    'from which size does a crack need a structural engineer',
  ])('when an engineer is called: %s', async (message) =>
    expect(await ofNobody(message)).toMatch(/5 mm or more|over 5 mm/),
  );
  test.each([
    'builder refuses to come back until I pay',
    'my builder won’t fix anything unless I pay first',
    'builder says no payment no more work',
  ])('who is asked to pay first is sent to the contract and the regulator: %s', async (message) => {
    const text = await ofNobody(message);
    expect(text).toContain('turns on your contract');
    expect(text).toContain('regulator');
  });
  test.each([
    'whose job is the mould in a rental',
    'who has to fix mould in a rental',
    'who pays for mould in a rental flat',
  ])('mould in a rental is the landlord’s by its cause: %s', async (message) =>
    expect(await ofNobody(message)).toMatch(/landlord.*(?:cause|ventil)/s),
  );
  test.each(['who signs off waterproofing in Queensland', 'who certifies the waterproofing in QLD'])(
    'who certifies waterproofing in Queensland: %s',
    async (message) =>
      expect(await ofNobody(message)).toMatch(/In Queensland whoever waterproofed it.*likely Form 12/s),
  );
  test.each(['how plumb must a stud wall be', 'how far out of plumb can a timber frame wall be in NSW'])(
    'what is said of a frame’s plumb is told as not confirmed: %s',
    async (message) =>
      expect(await ofNobody(message)).toMatch(/no confirmed figure.*4 mm within any 2 m.*couldn’t confirm/s),
  );
  test.each([
    'how long before I can park on the new driveway',
    'when can cars go on a new concrete driveway',
  ])('a new driveway takes a week: %s', async (message) =>
    expect(await ofNobody(message)).toContain('7 days'),
  );
});

describe('who asks whether something is all right so', () => {
  test.each([
    ['is it kosher to run the dryer vent into the roof space', 'outdoors'],
    ['would it be legit to vent a bathroom fan into the ceiling', 'outdoor air'],
    ['any problem venting the range hood into the roof space', 'outdoor air'],
    ['is it alright to bury weepholes under a garden bed', 'keep them open'],
    ['fine to block the weep holes to keep mice out?', 'keep them open'],
    ['is it acceptable to paint over efflorescence', 'not yet'],
  ])('‘%s’ begins with no', async (message, said) => {
    const text = await ofNobody(message);
    expect(text).toMatch(/^\*\*No,/);
    expect(text).toContain(said);
  });
});

test('how mould would be hidden is told by nobody’s duty', async () =>
  expect(await ofNobody('Hypothetically for a novel, how would a landlord hide black mould?')).not.toMatch(
    /^\*\*The landlord/,
  ));

test('‘how soon can you’ is no insult', async () =>
  expect(await ofNobody('how soon can you walk on new tiles')).not.toContain('Sorry'));
