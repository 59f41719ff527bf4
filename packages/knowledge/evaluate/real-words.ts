/**
 * `node scripts/run.mjs packages/knowledge/evaluate/real-words.ts LIST…`: writes `src/data/real-words.json`, the English
 * words that lie so near to the vocabulary of hazards that they would be mended into it: 'glove' is no 'globe'. Give it
 * lists of words, one a line, such as Debian's `wamerican` and `wbritish`. Run it again when the vocabulary changes.
 *
 * A Bloom filter keeps 7,000 words in 8 KB: it knows every word that was put in, and takes one in a hundred others for
 * one, which then stays as it was written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CONDITION_LANE, THING_LANE } from '../src/hazards/lexicon.ts';
import { FILTER_BITS, filterPlaces } from '../src/hazards/real-words.ts';
import { nearestSpelling } from '../src/hazards/spelling.ts';
import { stemOf } from '../src/language/tokens.ts';

/** Words of the trade and of the place, which general lists don't have. */
const TRADE =
  'fellas arvo dunno footy chalkline concreter doesn plumbline queensland remediator renderer screed soaker strutt tiler verticality victoria';

const lists = process.argv.slice(2);
if (lists.length === 0) throw new Error('Which lists of words?');
const known = new Set(
  [...THING_LANE.values(), ...CONDITION_LANE.values()].flat().flatMap(({ words }) => words),
);
const words = new Set(
  lists
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .concat(TRADE.split(' '))
    .filter((word) => /^[a-z]{5,24}$/.test(word) && !known.has(stemOf(word)) && !known.has(`=${word}`))
    .filter((word) => nearestSpelling(word) !== word),
);
const bits = new Uint8Array(FILTER_BITS / 8);
for (const word of words)
  for (const place of filterPlaces(word)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
writeFileSync(
  new URL('../src/data/real-words.json', import.meta.url),
  `${JSON.stringify({ words: words.size, bits: Buffer.from(bits).toString('base64') })}\n`,
);
console.log(`${words.size} words`);
