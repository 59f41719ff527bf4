/** Names of places in and around a building, one for each, so that a report never calls a room two names. */

interface UsualPlace {
  name: string;
  level: string;
}

const on = (level: string, ...names: string[]): UsualPlace[] => names.map((name) => ({ name, level }));

const OUTSIDE = on(
  'Outside',
  'Front elevation',
  'Rear elevation',
  'Left elevation (from the street)',
  'Right elevation (from the street)',
  'Roof exterior',
  'Site and drainage',
);
const ROOF_AND_SUBFLOOR = on('Roof and subfloor', 'Roof space', 'Subfloor');
const WET = ['Bathroom', 'Ensuite', 'WC', 'Laundry'];

const ROUND_A_HOUSE = [...OUTSIDE, ...on('Outside', 'Garage', 'Fences')];

const HOUSE = [
  ...ROUND_A_HOUSE,
  ...on('Ground floor', 'Entry', 'Hallway', 'Living', 'Dining', 'Kitchen', ...WET),
  ...on('Ground floor', 'Bedroom 1', 'Bedroom 2', 'Bedroom 3'),
  ...ROOF_AND_SUBFLOOR,
];

const HOUSE_OF_TWO_STOREYS = [
  ...ROUND_A_HOUSE,
  ...on('Ground floor', 'Entry', 'Hallway', 'Living', 'Dining', 'Kitchen', 'WC', 'Laundry', 'Stairs'),
  ...on('Upper floor', 'Landing', 'Bathroom', 'Ensuite', 'Bedroom 1', 'Bedroom 2', 'Bedroom 3'),
  ...ROOF_AND_SUBFLOOR,
];

const TOWNHOUSE = [
  ...OUTSIDE,
  ...on('Outside', 'Garage'),
  ...on('Ground floor', 'Entry', 'Living', 'Dining', 'Kitchen', 'WC', 'Laundry'),
  ...on('Upper floor', 'Landing', 'Bathroom', 'Ensuite', 'Bedroom 1', 'Bedroom 2', 'Bedroom 3'),
  ...on('Roof and subfloor', 'Roof space'),
];

const APARTMENT = [
  ...on('Apartment', 'Entry', 'Hallway', 'Living and dining', 'Kitchen', ...WET),
  ...on('Apartment', 'Bedroom 1', 'Bedroom 2', 'Balcony'),
  ...on('Common property', 'Lobby', 'Corridor', 'Lift', 'Stair', 'Car park', 'Facade', 'Roof'),
];

const OFFICE = [
  ...OUTSIDE,
  ...on('Common areas', 'Entry', 'Lobby', 'Lift', 'Stair', 'Car park'),
  ...on('Tenancy', 'Reception', 'Open plan office', 'Meeting room', 'Kitchen', 'Toilets', 'Plant room'),
];

const RETAIL = [
  ...OUTSIDE,
  ...on('Shop', 'Shopfront', 'Sales floor', 'Counter', 'Storeroom', 'Staff room', 'Toilets'),
  ...on('Back of house', 'Loading dock', 'Plant room'),
];

const INDUSTRIAL = [
  ...OUTSIDE,
  ...on('Inside', 'Warehouse floor', 'Mezzanine', 'Office', 'Toilets', 'Plant room'),
  ...on('Outside', 'Loading dock', 'Hardstand'),
];

const BY_BUILDING: Readonly<Record<string, readonly UsualPlace[]>> = {
  'residential-house': HOUSE,
  townhouse: TOWNHOUSE,
  apartment: APARTMENT,
  'commercial-office': OFFICE,
  retail: RETAIL,
  industrial: INDUSTRIAL,
};

const TWO_STOREYS =
  /\b(?:double|two|2)[\s-]*(?:stor(?:e?y|eys|ies|eyed|ied)|levels?)\b|\b(?:up|down)stairs\b|\b(?:upper|first) floor\b/i;
/** What the house stands on, not some slab of it: said outright, or by itself in a list of what it is. */
const ON_SLAB =
  /\bslab[\s-]on[\s-](?:the[\s-])?ground\b|\b(?:on|is) an? (?:concrete |raft |waffle )?slab\b|\bwaffle (?:pods?|raft|slab)\b|(?:^|[,;(\n]\s*)(?:concrete |raft )?slab\s*(?=[,;.)\n]|$)|\bno (?:sub[\s-]?floor|crawl ?space)\b/i;
/** Part of it has a floor to crawl under. */
const RAISED = /\b(?:stumps?|stumped|bearers?|joists?|suspended|piers?|raised floor)\b/i;

/**
 * The places that a building of this type usually has; a house's where the type isn't known. What is written of a house
 * says whether it has an upper floor, and whether it stands on a slab and has no subfloor.
 */
export function usualPlaces(buildingType: string | null, words = ''): readonly UsualPlace[] {
  const usual = BY_BUILDING[buildingType ?? ''] ?? HOUSE;
  const places = usual === HOUSE && TWO_STOREYS.test(words) ? HOUSE_OF_TWO_STOREYS : usual;
  return ON_SLAB.test(words) && !RAISED.test(words)
    ? places.filter(({ name }) => name !== 'Subfloor')
    : places;
}

/** Areas of an inspection, as a visit says of each whether it was inspected and why not. */
export const INSPECTION_AREAS = [
  'Interior',
  'Roof space',
  'Subfloor',
  'Exterior',
  'Roof exterior',
  'Site',
] as const;

/** What AS 4349.1 calls each of these areas, in a report that declares an inspection. */
export const AS4349_AREA_OF: Readonly<Record<(typeof INSPECTION_AREAS)[number], string>> = {
  Interior: 'interior',
  'Roof space': 'roof space',
  Subfloor: 'subfloor space',
  Exterior: 'exterior',
  'Roof exterior': 'roof exterior',
  Site: 'site within 30 m (fences, retaining walls, paths, drainage, outbuildings)',
};

/** Names of rooms and places by the area that they lie in. */
const AREA_BY_WORD: readonly (readonly [(typeof INSPECTION_AREAS)[number], RegExp])[] = [
  ['Subfloor', /\bsub-?\s?floor\b|\bunder\s?-?floor\b|\bunder the (?:house|floor)\b|\bcrawl ?space\b/i],
  ['Roof space', /\broof (?:space|void|cavity)\b|\battic\b|\bloft\b/i],
  ['Roof exterior', /\broof\b(?! (?:space|void|cavity))/i],
  ['Exterior', /\belevation\b|\bfa[cç]ade\b|\bexterior\b/i],
  ['Site', /\bsite\b|\bfences?\b|\bfencing\b|\bretaining wall\b|\bdriveway\b|\bpaths?\b|\boutbuilding\b/i],
  [
    'Interior',
    /\b(?:interior|(?:bed|bath|living|dining|meeting|staff)\s?-?room|bedroom|bathroom|ensuite|wc|toilets?|laundry|kitchen|living|dining|hall(?:way)?|entry|landing|lounge|study|lobby|reception)\b/i,
  ],
];

/** What AS 4349.1 calls an area that a visit or a report names; undefined for one of somebody's own. */
export function standardArea(name: string): string | undefined {
  const asked = name.trim().toLowerCase();
  return Object.entries(AS4349_AREA_OF).find(
    ([own, standard]) => own.toLowerCase() === asked || standard === asked,
  )?.[1];
}

/** The area that a room or a place lies in; undefined where its name tells of none, or of several. */
export function areaOfPlace(name: string): string | undefined {
  const own = standardArea(name);
  if (own) return own;
  const told = AREA_BY_WORD.filter(([, words]) => words.test(name)).map(([area]) => area);
  const [area, ...others] = told;
  return area && others.length === 0 ? AS4349_AREA_OF[area] : undefined;
}
