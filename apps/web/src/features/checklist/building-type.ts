import { BUILDING_TYPES } from '@plumbline/contract';

export type BuildingType = (typeof BUILDING_TYPES)[number][0];

export function isBuildingType(value: string): value is BuildingType {
  return BUILDING_TYPES.some(([type]) => type === value);
}

export function buildingTypeLabel(type: BuildingType): string {
  return BUILDING_TYPES.find(([value]) => value === type)?.[1] ?? type;
}

export interface ChecklistValues {
  projectName: string;
  buildingType: BuildingType | '';
  address: string;
  contractorName: string;
  inspectionDate: string;
  additionalRequirements: string;
}

export const EMPTY_CHECKLIST: ChecklistValues = {
  projectName: '',
  buildingType: '',
  address: '',
  contractorName: '',
  inspectionDate: '',
  additionalRequirements: '',
};

/** What a person has done about one item of the list. */
export interface Answer {
  done: boolean;
  note: string;
}

export const OPEN: Answer = { done: false, note: '' };
