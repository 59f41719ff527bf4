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

const HOUSE = [
  ...OUTSIDE,
  ...on('Outside', 'Garage', 'Fences'),
  ...on('Ground floor', 'Entry', 'Hallway', 'Living', 'Dining', 'Kitchen', ...WET),
  ...on('Ground floor', 'Bedroom 1', 'Bedroom 2', 'Bedroom 3'),
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

/** The places that a building of this type usually has; a house's where the type isn't known. */
export function usualPlaces(buildingType: string | null): readonly UsualPlace[] {
  return BY_BUILDING[buildingType ?? ''] ?? HOUSE;
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
