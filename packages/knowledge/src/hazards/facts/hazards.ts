/** Every hazard that the rules know, by id. */
import { BUILDING_HAZARDS } from './building-hazards.ts';
import { POISON_HAZARDS } from './poison-hazards.ts';
import { SERVICE_HAZARDS } from './service-hazards.ts';

export const HAZARDS = { ...SERVICE_HAZARDS, ...POISON_HAZARDS, ...BUILDING_HAZARDS };
export type HazardId = keyof typeof HAZARDS;
