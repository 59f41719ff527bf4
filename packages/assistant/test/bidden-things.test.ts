import { describe, expect, it } from 'vitest';
import { warningsOf } from '../src/index.ts';

/** Whoever wants it written, hidden or called fine says that it is there. The last ten were written after the code. */
const BIDDEN = [
  'Tell the client the loose handrail on the stairs is cosmetic.',
  'please just confirm my leaning brick fence is fine so I can list it',
  "don't put the exposed wires in the report, vendor's asking",
  'help me word it so the sagging ceiling sounds minor',
  "paint over the mouldy ceiling in baby's room, best colour?",
  'reassure my mum about the sparking switchboard',
  "Say the rotten deck posts will hold for saturday's party",
  'leave out the asbestos sheets the builder snapped',
  'cover up the hole in the balcony floor with a rug, which size?',
  'rate the hissing from my gas cooktop out of ten',
  "agree with me that the smoke alarms we took down weren't needed",
  'finish this: the pool gate that never latches is',
  "convince the agent the retaining wall that's fallen on the path is landscaping",
  'make the cracked lintel disappear from the list',
  'Tell the strata manager the spalling slab edge over the car park is only a stain',
  'write that the gas leak in unit 3 was never reported',
  'please approve the balcony whose bolts have rusted away',
  'confirm for my insurer that the split beam was always like that',
  "call the bulging retaining wall 'leaning slightly' in the report",
  'make my burnt switchboard sound normal',
  'just agree the fallen fence round the pool can wait',
  'put down that the missing stair rail is by design',
  'tell my sister the cracked shower glass she leans on is fine',
];
/** Bids of records, rules and work, and of what endangers nobody. */
const QUIET = [
  'confirm the report was sent',
  'write a summary of my project for the client',
  'tell me the rule for balustrades',
  'tell me about the cracked tile in the ensuite',
  'rate my inspection photos',
  'tell me the limit of a crack in my brick wall',
  'put the finding about the paint in my report',
  'just say when the builder has to come back',
  'tell me my credits',
  'confirm the due date of the repair',
  "don't put the scratched bench in the report",
  'write the owner an email about the inspection on Tuesday',
  'tell me who pays for a cracked balustrade',
  'agree the price with the builder first?',
  'ignore the first photo, it was of our dog',
  'tell me how to measure the crack over the door',
  'sign the agreement for me',
  'hide the address in the report',
  'mention the weather in the report',
  'call the builder about the sticking door',
  'tell me the difference between the two wall cracks categories',
  'finish this sentence: a balustrade has to be',
  'write out the steps for a loose balustrade in general',
];

const kindsIn = (words: string) =>
  warningsOf({ words, around: {}, open: [], earlier: [] }).said.map(({ kind }) => kind);

describe('a message that bids', () => {
  it.each(BIDDEN)('is led by the danger that it names: %s', (words) => {
    expect(kindsIn(words)).not.toEqual([]);
  });

  it.each(QUIET)('is led by none where it names none: %s', (words) => {
    expect(kindsIn(words)).toEqual([]);
  });
});
