import { expect, test } from 'vitest';
import { FACTS_OF_MONEY } from '../src/facts/facts-of-money.ts';
import { talk } from './conversation.ts';
import { eachIsAsked, inStates } from './facts-asked.ts';

const EVERYWHERE = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;

eachIsAsked(FACTS_OF_MONEY, {
  ...inStates(
    'deposit amount',
    ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS'],
    ['how much deposit can a builder ask for in %', 'max building deposit %'],
  ),
  'deposit amount': ['what is the most a builder can ask up front', 'biggest deposit allowed'],
  'deposit_back any': ['how do i get my deposit back from the builder', 'can i get a refund of my deposit'],
  'house_deposit amount': ['how much is a house deposit', 'how big a deposit when buying at auction'],
  ...inStates('licence_threshold amount', EVERYWHERE, [
    'how big a job can a handyman do in %',
    'above what amount do i need a builders licence for a job in %',
  ]),
  'licence_threshold amount': ['handyman limit', 'from what value is a licence for building work needed'],
  ...inStates('home_cover amount', EVERYWHERE, [
    'above what price is home warranty insurance needed in %',
    'builders warranty insurance threshold %',
  ]),
  'home_cover amount': [
    'when is home warranty insurance compulsory, above what amount',
    'threshold for builders insurance',
  ],
  ...inStates(
    'written_contract amount',
    ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS'],
    [
      'when does a building contract have to be in writing %',
      'do i need a written contract for a small job in %',
    ],
  ),
  'written_contract amount': [
    'from what amount do i need a written contract',
    'when does a contract have to be in writing',
  ],
  ...inStates('owner_builder permit', EVERYWHERE, [
    'do i need an owner builder permit in %',
    'over what amount is an owner builder licence needed in %',
  ]),
  'owner_builder permit': ['do i need an owner builder permit', 'owner builder threshold'],
  ...inStates(
    'owner_builder often',
    ['NSW', 'VIC', 'QLD', 'WA'],
    ['how often can i be an owner builder in %', 'how many times may i owner build in %'],
  ),
  'owner_builder often': [
    'how often can you be an owner builder',
    'how many homes can an owner builder build',
  ],
});

test.each([
  [['max deposit in queensland for a 15k job'], /^\*\*At \$15,000: 10% at most, which is \$1,500\.\*\*/],
  [
    ['deposit limit in Victoria', 'and for a job of 300 thousand?'],
    /^\*\*At \$300,000: 5% at most, which is \$15,000/,
  ],
  [['how much deposit in adelaide on a $9,000 bathroom'], /^\*\*At \$9,000: \$1,000 at most/],
  [['does a handyman need a licence in brisbane for a $3,300 job'], /^\*\*At \$3,300: no QBCC licence/],
  [['does a handyman need a licence in brisbane for a 4k job'], /^\*\*At \$4,000: that is over the \$3,300/],
  // A bound is no sum of a job.
  [['is a builders licence for jobs over $5,000 needed in nsw'], /^\*\*Above \$5,000/],
] as const)('a sum that is stated is told first: %s', async (messages, wanted) => {
  expect((await talk([...messages])).at(-1)?.text).toMatch(wanted);
});

test('what a deposit is asked back for, or lies on a wall, has no cap', async () => {
  for (const message of [
    'do I get the deposit back if the builder goes broke',
    'white deposits on the brick',
  ])
    expect((await talk([message])).at(-1)?.text).not.toMatch(/% (?:at most|of the contract)|own cap/);
});
