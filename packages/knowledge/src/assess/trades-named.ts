/** Who has to look, as far as an inspector's own words name them: 'full-depth crack, needs engineer'. */

/** What people write, and whom it means. The first that fits at a place counts, so the closer name stands first. */
const TRADES: readonly (readonly [RegExp, string])[] = [
  [/geotech\w*(?: engineers?)?/, 'geotechnical engineer'],
  [/fire engineers?/, 'fire engineer'],
  [/(?:structural |civil |consulting )?engineers?|struct(?:ural)? eng\b/, 'structural engineer'],
  [/electricians?|sparky|sparkies/, 'licensed electrician'],
  [/gas ?fitters?/, 'licensed gas fitter'],
  [/roof plumbers?|roofers?/, 'roof plumber'],
  [/roof tilers?/, 'roof tiler'],
  [/plumbers?/, 'plumber'],
  [/water ?proofers?/, 'waterproofer'],
  [/tilers?/, 'tiler'],
  [/renderers?/, 'renderer'],
  [/plasterers?/, 'plasterer'],
  [/painters?/, 'painter'],
  [/carpenters?|chippy|chippies/, 'carpenter'],
  [/brick ?layers?|bricky|brickies?/, 'bricklayer'],
  [/concreters?/, 'concreter'],
  [/glaziers?/, 'glazier'],
  [/(?:timber )?pest inspectors?|termite inspectors?/, 'timber pest inspector'],
  [/asbestos (?:assessors?|removalists?)|hygienists?/, 'licensed asbestos assessor'],
  [/building surveyors?|certifiers?/, 'building certifier'],
  [/builders?/, 'builder'],
];

/** Words right before a trade that take it back: 'no engineer needed', 'doesn't need a plumber'. */
const TAKEN_BACK =
  /\b(?:no|not|without|don[’']?t|doesn[’']?t|didn[’']?t|never|isn[’']?t)(?: (?:need|needs|needed|require|call|a|an|the|for|to|be|by|any|another)){0,3} $/;

/** Those that the words name, each once, in the order in which they are named. */
export function tradesNamed(words: string): string[] {
  const text = words.toLowerCase();
  const found = TRADES.flatMap(([pattern, who]) =>
    [...text.matchAll(new RegExp(`\\b(?:${pattern.source})\\b`, 'g'))].map((match) => ({
      who,
      at: match.index,
      end: match.index + match[0].length,
    })),
  ).filter(({ at }) => !TAKEN_BACK.test(text.slice(0, at)));
  const named = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.end >= one.end &&
          other.end - other.at > one.end - one.at,
      ),
  );
  return [...new Set(named.toSorted((one, other) => one.at - other.at).map(({ who }) => who))];
}
