import { expect, test } from 'vitest';
import { talk } from './conversation.ts';

const said = async (...messages: string[]) => {
  const { text, kind } = (await talk(messages)).at(-1) ?? { text: '', kind: '' };
  return `${kind}: ${text}`;
};

test.each([
  ['is there a cooling off period on a building contract in perth', /None by law.*with a lawyer/s],
  [
    'how high can a retaining wall be before i need council approval',
    /^knowledge: \*\*It differs.*Ask the council/s,
  ],
  ['do i need a permit to knock down a wall between two rooms', /^declined: \*\*Ask your council/],
  ['what would it cost to take the roofer to court in sydney', /no fees.*NCAT/s],
  ['the builder is suing us over the last invoice', /lawyer at once/],
  ['final claim is here and the laundry isn’t tiled', /turns on your contract/],
  ['he wants 40 percent up front', /Each state has its own cap/],
  ['what deposit may a builder in Hobart ask for', /^knowledge: \*\*5% at most/],
  ['job was 18 grand in sydney, should there be home cover', /isn’t over the \$20,000/],
  ['a 35k bathroom in sydney, does the builder need home warranty insurance', /is over the \$20,000/],
  ['the extension is running three months late', /date of completion/],
  ['can i take out that wall myself', /^pos\.diy: \*\*Nobody before/],
] as const)('%s', async (message, told) => {
  expect(await said(message)).toMatch(told);
});

test.each([
  'how much can i claim at ncat',
  'our council sent a letter about the retaining wall',
  'how much to fix a leaning retaining wall',
  'plasterer said two days for the mud to dry, its been three',
])('%s is none of these', async (message) => {
  expect(await said(message)).not.toMatch(
    /no fees of courts|nothing on permits and approvals|date of completion|turns on your contract/,
  );
});

test('a state that is named after a dispute brings its regulator and its tribunal', async () => {
  expect(await said('can i take him to court', 'he never rings back', 'job was 52k in victoria')).toMatch(
    /Building and Plumbing Commission.*VCAT/s,
  );
  expect(await said('can i sue the tiler', 'nsw, finished in march')).not.toMatch(/NCAT hears it/);
});

test('a job that takes longer than was promised is answered over two messages', async () => {
  expect(await said('builder said five weeks for the bathroom', 'its been twelve', 'what can i do')).toMatch(
    /a day to answer by/,
  );
});

test('a threat that is taken back leads to the dispute', async () => {
  expect(await said('i could strangle my builder')).toMatch(/won’t help with hurting/);
  expect(await said('i could strangle my builder', 'only joking')).toMatch(/said in anger/);
  expect(await said('just joking')).not.toMatch(/said in anger/);
  expect(await said('i could strangle my builder', 'only joking', 'but hes a crook what do i do')).toMatch(
    /Put it in writing/,
  );
});

test('rules of warranty that are to be summed up are no project', async () => {
  expect(await said('sum up the warranty rules')).not.toMatch(/project/i);
  expect(await said('summarise my project')).toMatch(/project/i);
});

test('a demand that one sends is no demand that one got', async () => {
  expect(await said('can i send the renderer a notice of demand')).not.toMatch(
    /day pass that the paper names/,
  );
  expect(await said('my builder sent me a letter of demand')).toMatch(/day pass that the paper names/);
});

test('of several sums none is taken for the price of the work', async () => {
  const insured = 'the house is in nsw and he went ahead without home insurance';
  expect(await said(`job of 45k, ${insured}, should there be builders insurance`)).toMatch(
    /over the \$20,000/,
  );
  expect(await said('repairs of 6k on a 300k house in sydney, must there be insurance')).not.toMatch(
    /over the \$20,000\b.*from which/,
  );
});
