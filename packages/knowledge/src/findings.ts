/**
 * The words in which photo, engines, rules and screens speak of a finding. One concept, one word.
 */
import type { StageId, StateCode } from './stages.ts';

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
/** The product's own scale; AS 4349.1 knows only major, minor and safety hazard. */
export type Severity = (typeof SEVERITIES)[number];

/** For sorting: the worse, the higher. */
export const SEVERITY_RANK: Readonly<Record<Severity, number>> = { critical: 4, high: 3, medium: 2, low: 1 };

export const FAMILIES = [
  'crack',
  'spalling',
  'mould_algae',
  'vegetation',
  'corrosion',
  'peeling_damp',
  'efflorescence',
  'tile_fault',
  'normal',
  'not_building',
] as const;
/** What can be seen in a photo, before words, stage and material turn it into a defect of the taxonomy. */
export type Family = (typeof FAMILIES)[number];

/**
 * `defect`: something is there and the panel can name it. `no_visible_defect`: a clean part of a building.
 * `not_sure`: the evidence doesn't reach; `advice` says what to do. `not_building`: no part of a building.
 */
export const OUTCOMES = ['defect', 'no_visible_defect', 'not_sure', 'not_building'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What became of an engine's part. */
export const VOTE_STATUSES = ['voted', 'abstained', 'timed_out', 'failed'] as const;
export type VoteStatus = (typeof VOTE_STATUSES)[number];

/** Engines that share a family count less than independent ones: they err together. */
export const ENGINE_FAMILIES = [
  'network',
  'geometry',
  'descriptor',
  'precedent',
  'words',
  'rules',
  'hosted',
] as const;
export type EngineFamily = (typeof ENGINE_FAMILIES)[number];

/** A length or level that somebody stated or measured, in millimetres unless `unit` says otherwise. */
export interface Measurement {
  /** What was measured, such as 'crack_width', 'gap', 'out_of_plumb', 'lippage', 'fall', 'unevenness'. */
  attribute: string;
  value: number;
  unit: 'mm' | 'degrees' | 'percent' | 'count' | 'L/s';
  /** The length over which it was measured, in millimetres: '4 mm over 2 m' has 2000. */
  referenceLength?: number;
  /** Half-width of the error bar in the same unit. */
  uncertainty?: number;
  origin: 'stated' | 'measured_on_photo' | 'inspector';
  /** The words it was read from, where it was stated. */
  text?: string;
  /** What it was measured with: the thing in the photo that gave the scale, or the instrument on site. */
  reference?: string;
}

export interface ProjectFacts {
  state?: StateCode;
  buildingType?: string;
  /** ISO dates (YYYY-MM-DD). */
  contractDate?: string;
  approvalDate?: string;
  completionDate?: string;
  /** Occupation certificate, occupancy permit or, in WA, notice of completion. */
  occupancyDate?: string;
}

/** What the user said along with the photo. */
export interface AnalysisContext {
  description: string;
  stages: readonly StageId[];
  project: ProjectFacts;
  /** ISO date of the inspection: when the photo was taken, else today. */
  inspectedOn: string;
}

/** What AS 4349.1 calls a defect; a safety hazard may be either. */
export const AS4349_CLASSES = ['major', 'minor'] as const;
export type As4349Class = (typeof AS4349_CLASSES)[number];

export const COMPLIANCE_VERDICTS = ['compliant', 'non_compliant', 'undetermined'] as const;
export type ComplianceVerdict = (typeof COMPLIANCE_VERDICTS)[number];
