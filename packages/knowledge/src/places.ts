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
