export { areaOf } from './area.ts';
export { countedMeasurements } from './finding-input.ts';
export { type FactsRow, factsDiffer, projectFacts } from './project-facts.ts';
export { reassess } from './reassess.ts';
