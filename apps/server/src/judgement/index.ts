export { areaOf } from './area.ts';
export { countedMeasurements, type FindingRow } from './finding-input.ts';
export { hashFindings } from './hash-findings.ts';
export { inputOf, judge } from './judge.ts';
export { assumedState, type FactsRow, factsDiffer, projectFacts, projectWords } from './project-facts.ts';
export { hazardsOf, openAlerts, readHazards } from './read-hazards.ts';
export { reassess } from './reassess.ts';
export { rereadHazards } from './reread-hazards.ts';
