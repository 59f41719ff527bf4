import { expect, it, test } from 'vitest';
import { accountOf } from '../evaluate/account-of.ts';
import { readCases } from '../evaluate/cases.ts';
import { answer, NEW_THREAD } from '../src/index.ts';

const account = (name: string) => {
  const told = readCases('development-42').find(({ of }) => of === name);
  if (!told) throw new Error(`No case is had in ${name}`);
  return accountOf(told);
};
const ask = (message: string, of = 'three-places') => answer(message, NEW_THREAD, account(of));

test.each([
  ['how’s 14 Banksia St going', /nearest:.*\n1\. Lot 41 Springfield/],
  ['what did we find at 7 Kurrajong Road', /Yours are:/],
  ['any criticals at the Henderson job?', /Yours are:/],
  ['how many photos at 33 Marlow Street', /Yours are:/],
])('‘%s’ asks after a place that nobody has', async (message, said) => {
  const reply = await ask(message);
  expect(reply.text).toContain('You have no project by that name or address');
  expect(reply.text).toMatch(said);
  expect(reply.choices).toContain('Summarise Lot 41 Springfield');
  expect(reply.declined).toBe(false);
});

test.each([
  'how’s Lot 41 going',
  'any criticals at 41 Banksia Crescent',
  'what’s open at 9/3 Hedley Street',
  'how many findings in Nan’s house',
  'tenant at 14 Smith St has mould, who pays',
  'what’s the limit for a gap at 14 mm',
  'show the Kev Dunn jobs',
  'anything new on the Monday job',
  'which findings are open on the NCC site',
])('‘%s’ asks after none such', async (message) => {
  expect((await ask(message)).text).not.toContain('You have no project by that name');
});

it('says which projects are worked on, and how many others there are', async () => {
  const { text } = await ask('what have I got on the go', 'own-record');
  expect(text).toMatch(/^\*\*1 active project:\*\*/);
  expect(text).toContain('Oberon duplex');
  expect(text).not.toContain('Nolan cottage');
  expect(text).toContain('2 others: on hold or completed.');
});

test.each([
  ['show the ones I binned', 'own-record', 'Paint finish defect'],
  ['which did I turf', 'own-record', 'Paint finish defect'],
  ['which ones did I rename', 'own-record', 'Termite damage'],
  ['who’s running late', 'four-sites', 'Gibson Roofing'],
  ['longest outstanding defect', 'three-places', '6 October 2026'],
  ['which finding has been open the longest', 'own-record', 'Balustrade'],
])('‘%s’ of %s is %s', async (message, of, said) => {
  expect((await ask(message, of)).text).toContain(said);
});

it('counts no projects where live means under power', async () => {
  expect((await ask('what is live on the switchboard', 'own-record')).text).not.toContain('active project');
  expect((await ask('what’s live now', 'own-record')).text).toContain('active project');
});

it('takes a thing that was scrapped for no decision on a finding', async () => {
  const { text } = await ask(
    'i scrapped the fridge in the bin, what findings have i corrected',
    'own-record',
  );
  expect(text).not.toMatch(/rejected/i);
});

it('tells how a decision is taken back', async () => {
  const { text } = await ask('how do I take a finding back');
  expect(text).toContain('press Withdraw');
  expect((await ask('I rejected one by mistake, how do I get it back')).text).toContain('press Withdraw');
  expect((await ask('how do I get my money back from the builder')).text).not.toContain('Withdraw');
});

test.each(['Summarise Footscray', 'summarise bendigo in two sentences', 'Give me a summary of Parramatta'])(
  '‘%s’ is no summary of another place in that state',
  async (message) => {
    expect((await ask(message)).text).toContain('You have no project by that name or address');
  },
);

it('reads how long an answer may be as nothing that is asked', async () => {
  const [short, plain] = await Promise.all(
    ['Summarise Springfield in two sentences', 'Summarise Springfield'].map((message) => ask(message)),
  );
  expect(short?.text).toBe(plain?.text);
  expect(plain?.text).toContain('Springfield');
});

it('looks for a photo that is asked after', async () => {
  expect((await ask('Is there a photo of the kitchen splashback?')).text).not.toContain('Fill the frame');
});

test.each([
  ['what do the percentages mean', /how sure the panel is/],
  ['is my photo used for training', /Only if you allow it/],
])('‘%s’ is asked of Plumbline', async (message, said) => {
  expect((await ask(message)).text).toMatch(said);
});
