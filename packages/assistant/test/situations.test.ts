/** A situation is told by what happened to whom, and not by words that only stand in the same message. */
import { expect, test } from 'vitest';
import { ofSituation } from '../src/turn/situations.ts';

const isTold = (...messages: string[]) => ofSituation(messages.join('. '), { state: null })?.text ?? '';

const POOL = /Keep every child away from the water/;
const MONEY = /Whether you get it back/;
const TENANCY = /the landlord pays for the building|Keep paying rent/;

test.each([
  [POOL, ['the council wrote to us about the pool gate']],
  [
    POOL,
    [
      'had a letter in the box',
      'its from the shire council',
      'our spa fence isnt right they reckon',
      'about the spa',
    ],
  ],
  [POOL, ['council notice came, pool barrier has to be fixed by march']],
  [POOL, ['got an email from the council re our above ground pool']],
  [POOL, ['the council sent us an infringement for the pool certificate']],
  [POOL, ['the council ranger dropped off an order for our spa']],
  [POOL, ['a lady from council came', 'council inspector left us a notice about the pool']],
  [POOL, ['council reckons our pool fence is too low, they emailed about it']],
  [POOL, ['the council building officer said the pool gate doesnt latch']],
  [POOL, ['our council fined us 800 over the pool']],
  [POOL, ['shire council has ordered us to fix it', 'its about the pool']],
  [MONEY, ['builder has vanished', 'we paid half the money', 'can we get any of that back']],
  [MONEY, ['our builder went bust, deposit was 30k, how do i claim it']],
  [MONEY, ['the builder left the job and kept our deposit, i want a refund']],
  [MONEY, ['builder abandoned it, paid him up front, will i see my money back']],
  [MONEY, ['the builder walked out and we lost 20 grand in payments']],
  [TENANCY, ['mould in my rental', 'agent says i have to pay for the clean']],
  [TENANCY, ['landlord wants to charge us for the wet carpet']],
  [TENANCY, ['we rent, the ceiling leaked, now they blame us and it comes out of the bond']],
  [TENANCY, ['the agent billed me for the damp wall']],
  [TENANCY, ['water came in at the window, who pays, tenant or landlord']],
])('%s is told by %j', (said, messages) => {
  expect(isTold(...messages)).toMatch(said);
});

test.each([
  ['the council sent a letter about the rates, we have a pool'],
  ['landlord letter about the council and the pool party'],
  ['council letter about the bins', 'the kids are in the pool'],
  ['my order for the pool pump came, the council bin is full'],
  ['got a notice from council regarding the street tree, pool is fine'],
  ['the council truck left dirt on our pool cover'],
  ['council says we have to cut the tree over the pool'],
  ['council said rates go up, got an email about it, pool is fine'],
  ['council told us about the bins, kids love the pool'],
  ['the council pool gave us a card for the swim lessons'],
  ['i paid the builder, he left the job and my back hurts'],
  ['builder went broke years ago, we paid all of it, the back deck is great'],
  ['the builder left the site early, payment is on friday, will be back monday'],
  ['the tenant left water on the bench, bill paid'],
  ['my tenant pays on time, the water bill came'],
  ['the real estate agent said pay the bond, the wet weather is back'],
  ['the house is hollow behind the render'],
  ['ensuite wall is soft behind the mirror'],
  ['house was quoted at 12 weeks and now 4 of the stumps have dropped'],
])('%j tells of none', (...messages) => {
  expect(isTold(...messages)).toBe('');
});
