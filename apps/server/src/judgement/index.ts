export { areaOf } from './area.ts';
export { countedMeasurements, type FindingRow } from './finding-input.ts';
export { judge } from './judge.ts';
export { type FactsRow, factsDiffer, projectFacts } from './project-facts.ts';
export { reassess } from './reassess.ts';
