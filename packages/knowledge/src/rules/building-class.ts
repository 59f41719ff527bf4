/** NCC class of the product's building types: houses fall under Volume Two, the rest under Volume One. */
const HOUSING = new Set([
  'residential-house',
  'townhouse',
  'house',
  'class-1',
  'class-10',
  'duplex',
  'granny-flat',
]);
const OTHER = new Set([
  'apartment',
  'commercial-office',
  'retail',
  'industrial',
  'class-2',
  'commercial',
  'office',
]);

export type BuildingVolume = 'housing' | 'volume_one';

/** Undefined where the building type isn't known. */
export function buildingVolume(buildingType: string | undefined): BuildingVolume | undefined {
  const type = buildingType
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (!type) return undefined;
  if (HOUSING.has(type)) return 'housing';
  return OTHER.has(type) ? 'volume_one' : undefined;
}
