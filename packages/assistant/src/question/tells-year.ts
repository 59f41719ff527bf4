/** The year of a building, where a message tells it and asks nothing: 'bought a 1962 weatherboard'. */
import { ASKS } from './tells-what-is.ts';

const KIND =
  '(?:houses?|homes?|places?|units?|flats?|apartments?|town ?houses?|cottages?|villas?|terraces?|bungalows?|queenslanders?|buildings?|blocks?|duplex(?:es)?|semis?|weatherboards?|bricks?|fibro|veneer|walk-?ups?|sheds?|garages?|extensions?|laundr(?:y|ies)|kitchens?|bathrooms?)';
const OF_BUILDING = new RegExp(`\\b(?:${KIND}|built|construct\\w*)\\b`, 'i');
const YEARS = "(1[89]\\d\\d|20[01]\\d)(?:['’]?s)?";
const STREET =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|crescent|cres|way|parade|pde|terrace|highway|esplanade)';
/** 'A 1962 weatherboard', 'built in 1978', 'the house is from the 1950s'. */
const YEAR_OF_BUILDING = new RegExp(
  [
    `\\b${YEARS} (?:[\\w-]+ ){0,3}?${KIND}\\b`,
    `\\b(?:built|build|constructed|erected|dates?|dated|from|circa|vintage|went up in)\\b(?:\\W+(?:in|back|to|from|about|around|the|circa|early|mid|late)){0,3}\\W+${YEARS}\\b`,
    `\\b${KIND}(?:,| is|['’]s| was| of| -)? (?:an? |of |in |circa |about |around |from )*${YEARS}\\W*$`,
  ].join('|'),
  'i',
);
/** A year that is the number of a unit, a lot or a street. */
const NUMBER_OF_PLACE = new RegExp(
  `\\b(?:units?|lots?|flats?|apartments?|levels?|numbers?|no|blocks?|stage|at) (?:#|no |number )?(?:1[89]|20)\\d\\d\\b(?!s)|\\b(?:1[89]|20)\\d\\d,? (?:the |[\\w'’-]+ ){1,2}${STREET}\\b|\\b(?:1[89]|20)\\d\\d the esplanade\\b`,
  'i',
);
/** Tells of something wrong or done, of law, or of what is recorded. */
const MORE =
  /\b(?:law|warrant\w*|claim\w*|builder|insur\w*|council|report|findings?|project|photo|asbestos|lead|safe|likely|crack\w*|leak\w*|damp|mould\w*|rot\w*|rust\w*|loose|sag\w*|lean\w*|smell\w*|drill\w*|sand\w*|cut\w*|remov\w*|renovat\w*|pull\w*|broke\w*|rip\w*|wir\w*|stump\w*|termites?|settled|handed|finish\w*|complet\w*|mm|cm|metres?|code|ncc|as ?\d+)\b/i;
const MOST_WORDS = 16;

/** The year; undefined where a message asks for more or tells none. */
export function yearTold(message: string): number | undefined {
  if (ASKS.test(message) || MORE.test(message) || !OF_BUILDING.test(message)) return undefined;
  if (NUMBER_OF_PLACE.test(message)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const year = YEAR_OF_BUILDING.exec(message)?.slice(1).find(Boolean);
  return year === undefined ? undefined : Number(year);
}
