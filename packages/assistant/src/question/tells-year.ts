/** The year of a building, where a message tells it and asks nothing: 'bought a 1962 weatherboard'. */
import { ASKS } from './tells-what-is.ts';

const YEAR = /\b(1[89]\d\d|20[01]\d)(?:['’]?s)?\b/i;
const OF_BUILDING =
  /\b(?:houses?|homes?|places?|units?|flats?|apartments?|town ?houses?|cottages?|villas?|terraces?|bungalows?|queenslanders?|buildings?|blocks?|duplex(?:es)?|semis?|weatherboards?|bricks?|fibro|veneer|walk-?ups?|sheds?|garages?|extensions?|laundr(?:y|ies)|kitchens?|bathrooms?|built|construct\w*)\b/i;
const FIGURE = "(?:1[89]|20)\\d\\d\\b(?!['’]?s\\b)";
const STREET =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|crescent|cres|way|parade|pde|highway|esplanade)';
/** A figure that is no year of a building: the number of a place, a postcode, a sum of money, or when something was put in. */
const NO_YEAR = new RegExp(
  [
    `\\b(?:units?|lots?|flats?|apartments?|levels?|numbers?|no|blocks?|stage|at|nsw|act) (?:#|no |number )?${FIGURE}`,
    `\\b${FIGURE},? (?:the |[\\w'’-]+ ){1,2}${STREET}\\b`,
    // 'A 1962 brick terrace' is none.
    `(?<!\\b(?:an?|our|my|the|this|old) )\\b${FIGURE},? (?:the |[\\w'’-]+ ){1,2}(?:place|pl|terrace)\\b`,
    `\\b${FIGURE} the esplanade\\b`,
    `\\$ ?${FIGURE}`,
    `\\b${FIGURE} (?:(?:an?|per|each|every) (?:week|fortnight|month|quarter|year)|dollars|bucks|p[wma]|sq\\w*|m2)\\b`,
    `\\b(?:paid|pays?|costs?|charged?|rents?|fees?|price|bills?|invoice|worth)(?: (?:us|me|them|about|around|only|of|is|was|nearly|over)){0,2} ${FIGURE}`,
    `\\b(?:had|new|got|put)\\b(?:(?!\\b(?:built|build|constructed|erected|up|made|dat\\w+|from)\\b)[^.,;]){0,30} in ${FIGURE}`,
  ].join('|'),
  'gi',
);
/** Tells of something wrong or done, of law, or of what is recorded. */
const MORE =
  /\b(?:law|warrant\w*|claim\w*|builder|insur\w*|council|report|findings?|project|photo|asbestos|lead|safe|likely|crack\w*|leak\w*|damp|mould\w*|rot\w*|rust\w*|loose|sag\w*|lean\w*|smell\w*|drill\w*|sand\w*|cut\w*|remov\w*|renovat\w*|pull\w*|broke\w*|rip\w*|wir\w*|stump\w*|termites?|settled|handed|finish\w*|complet\w*|mm|cm|metres?|code|ncc|as ?\d+)\b/i;
const MOST_WORDS = 16;

/** The year; undefined where a message asks for more or tells none. */
export function yearTold(message: string): number | undefined {
  if (ASKS.test(message) || MORE.test(message) || !OF_BUILDING.test(message)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const year = YEAR.exec(message.replace(NO_YEAR, ' '))?.[1];
  return year === undefined ? undefined : Number(year);
}
