import { BUILDING_TYPES, type Project } from '@plumbline/contract';

export type BuildingType = NonNullable<Project['buildingType']>;

const NAMES = new Map<string, string>(BUILDING_TYPES);

export function buildingTypeName(type: BuildingType): string {
  return NAMES.get(type) ?? type;
}

export const BUILDING_TYPE_OPTIONS = BUILDING_TYPES.map(([value, label]) => ({ value, label }));
