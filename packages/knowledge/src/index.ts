export * from './clocks.ts';
export * from './confidence.ts';
export * from './content-credentials.ts';
export * from './defects.ts';
export * from './families.ts';
export * from './findings.ts';
export * from './groups.ts';
export {
  byDanger,
  byPressing,
  firstDanger,
  firstStep,
  mostPressing,
  shortHazards,
  URGENCY_NAMES,
} from './hazards/alert.ts';
export * from './kinds.ts';
export * from './named-things.ts';
export * from './stages.ts';
export { stateInAddress } from './state-in-address.ts';
export { movementSaid } from './structural-signs.ts';
