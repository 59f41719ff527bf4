/** Where things lie and of which kind they are: places that go by like words, areas of a house, kinds of trouble. */

/** Words that people use for one another of a place. */
const SAME_PLACE: readonly (readonly string[])[] = [
  ['bathroom', 'bath', 'ensuit', 'shower', 'wet', 'toilet', 'wc', 'laundri', 'powder'],
  ['bedroom', 'bed'],
  ['lounge', 'loung', 'live', 'famili'],
  ['balcony', 'balconi', 'deck', 'verandah', 'terrac'],
  ['garage', 'garag', 'carport'],
  ['roof', 'ceil', 'attic'],
  ['hall', 'hallway', 'corridor', 'entri'],
  ['stair', 'staircas', 'step'],
  ['glass', 'glaze', 'glazing', 'pane'],
  ['outsid', 'extern', 'facad', 'yard'],
];
/** Kinds of trouble by what their findings are called. */
const KINDS: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'electrical',
    /\belectric\w*|\bwiring\b/,
    /wir(?:e|ing)|switchboard|smoke alarm|power ?point|light|electric|\brcd|conduit|cable/,
  ],
  [
    'fire safety',
    /\bfire (?:stuff|safety|related|ones|issues|things)\b|\b(?:to do with|about|of) fire\b|\bfire only\b/,
    /fire|smoke alarm|exit|penetration|combustible|cladding/,
  ],
  ['plumbing', /\bplumbing\b/, /leak|pipe|drain|hot water|plumb|tap|cistern|sewer|discharge/],
];

/** The kind of trouble that a message asks for: 'any electrical ones?' */
export const kindSaid = (text: string): string | undefined =>
  KINDS.find(([, asked]) => asked.test(text.toLowerCase()))?.[0];

/** Where one of these is said, everything that lies there is meant. */
const AREAS: readonly (readonly [RegExp, RegExp])[] = [
  ...KINDS.map(([, asked, lies]) => [asked, lies] as const),
  [/\bwet areas?\b/, /bath|ensuite|shower|laundry|toilet|\bwc\b|powder|wet/],
  [
    /\boutside|external|exterior|\boutdoors?\b/,
    /deck|balcon|roof|external|outside|garden|yard|drive|garage|facade|wall \(n|verandah|patio|fence|gutter|north|south|east|west|front|rear/,
  ],
  [
    /\b(?:under(?:neath)?|below|beneath) the (?:house|floor|home|building)\b|\bsub-?floor\b/,
    /sub-?floor|under (?:the )?house|stumps?\b|piers?\b|crawl/,
  ],
  [/\bupstairs|first floor|upper floor\b/, /upstairs|first floor|level 1|upper|bedroom 2|bed 2/],
  [/\bdownstairs|ground floor\b/, /downstairs|ground|lower/],
  [
    /\bwater\b|\bwet(?!-| area)|\bleak|\bdamp|\bmoisture/,
    /leak|damp|waterproof|water|condens|mould|flashing|gutter|downpipe|ponding|grout/,
  ],
  [/\b(?:at|out|on|round|down) the back\b|\bback (?:wall|of the)|\bbackyard\b/, /\brear\b|\bback\b/],
  [/\b(?:at|out|on) the front\b|\bout front\b/, /\bfront\b/],
  [/\bon the roof|roof (?:ones|issues)\b/, /roof|gutter|flashing|ridge|chimney/],
];

/** Whether a place, or a thing of glass, goes by a like word: 'the wc' of a bathroom. */
export const isLike = (stem: string, place: ReadonlySet<string>, title: ReadonlySet<string>): boolean =>
  SAME_PLACE.some(
    (group) =>
      group.includes(stem) &&
      group.some((other) => place.has(other) || (group[0] === 'glass' && title.has(other))),
  );

/** What lies in the areas and is of the kinds that a message speaks of. */
export const areasSaid = (text: string): RegExp[] =>
  AREAS.filter(([asked]) => asked.test(text.toLowerCase())).map(([, lies]) => lies);
