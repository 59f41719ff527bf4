export { areaOf } from './area.ts';
export { broughtInExamination } from './brought-in.ts';
export { asksOfFallen, mayBeCrack } from './fallen.ts';
export { findingColumns, panelFinding } from './finding-columns.ts';
export { countedMeasurements, type FindingRow, namedNow } from './finding-input.ts';
export { hashFindings } from './hash-findings.ts';
export { inputOf, judge } from './judge.ts';
export {
  changeFindings,
  type FindingChange,
  keepFinding,
  keepFindings,
  unsafeKeepSpokenWords,
} from './keep-findings.ts';
export { keepAllWarned, keepWarned, type Told } from './keep-warned.ts';
export { keepWritten, unsafeGatherWritten, unsafeWarnedBy } from './keep-written.ts';
export { toEngineResult } from './listing.ts';
export { MENDED } from './mended.ts';
export { nameDefect } from './name-defect.ts';
export { asSentence, namesThatWarn } from './of-aside.ts';
export { isRenamed, listedNow } from './own-title.ts';
export { assumedState, type FactsRow, factsDiffer, projectFacts, projectWords } from './project-facts.ts';
export { hazardsOf, openAlerts, readHazards } from './read-hazards.ts';
export { refuseReason } from './refuse-reason.ts';
export { unsafeRereadHazards } from './reread-hazards.ts';
export { isStanding, openedAlerts } from './standing-alerts.ts';
export { unsaidOf } from './unsaid.ts';
export { untouched, withoutDecision } from './untouched.ts';
