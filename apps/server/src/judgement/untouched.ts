import type { FindingRow } from './finding-input.ts';

/** Of a finding's facts, those that whoever makes one says in any case. */
type Said =
  | 'title'
  | 'originalTitle'
  | 'originalSeverity'
  | 'originalCompliance'
  | 'taxonomyId'
  | 'examination'
  | 'createdAt';

/** What a decision adds to a finding, where there is none. */
export const withoutDecision = {
  verdict: null,
  renamed: false,
  decidedSeverity: null,
  decidedCompliance: null,
  decidedClass: null,
  decisionNote: '',
  decidedAt: null,
} as const;

/** What a finding carries before anybody has touched it: the one place for what a new field starts with. */
export const untouched = (): Omit<FindingRow, Said> => ({
  ...withoutDecision,
  imported: false,
  decisionMeasurements: [],
  description: '',
  recommendations: '',
  location: '',
  userDescription: '',
  spokenWords: '',
  writtenSince: [],
  stageIds: [],
  closedAlerts: [],
  standingAlerts: [],
  answers: {},
  crackGrows: false,
  widestReading: null,
});
