/** What an assessment is made from and what comes out. Plain JSON, so that it is stored as it is. */
import type { BlindSpot, RecallByFamily } from '../blind-spots.ts';
import type { Confidence } from '../confidence.ts';
import type {
  AnalysisContext,
  As4349Class,
  ComplianceVerdict,
  Family,
  Measurement,
  Severity,
} from '../findings.ts';
import type { Group } from '../groups.ts';
import type { Alert, SeenSign } from '../hazards/alert.ts';
import type { FallenFrom } from '../hazards/fallen.ts';
import type { KindLetter } from '../kinds.ts';
import type { CrackCategory } from '../rules/crack-category.ts';
import type { Because, ProjectInput } from '../rules/facts.ts';
import type { GuidanceElement, GuidanceItem } from '../rules/guidance.ts';
import type { GuideFinding } from '../rules/guide.ts';
import type { NccEditionFinding } from '../rules/ncc-edition.ts';
import type { WarrantyFinding } from '../rules/warranty.ts';
import type { StateCode } from '../stages.ts';
import type { Correction } from './correction.ts';
import type { Fallen } from './fallen.ts';

export type AssessOutcome = 'defect' | 'no_visible_defect' | 'not_sure' | 'not_building';

export interface AssessInput extends AnalysisContext {
  outcome: AssessOutcome;
  /** Id in the taxonomy, or null where only the family is known. Throws nothing for an unknown id: it counts as null. */
  defectId: string | null;
  family: Family | null;
  /** The level above a family, where the panel is sure of no more. Findings of earlier versions have none. */
  group?: Group | null;
  /** How likely each family is by the votes: what a group offers is ordered by it. */
  shares?: Readonly<Partial<Record<Family, number>>>;
  /** Calibrated, 0–1. */
  confidence: number;
  measurements: readonly Measurement[];
  /** True where an inspector named the defect: the panel's confidence is then no longer of it. */
  namedByInspector?: boolean;
  /** Where an inspector corrected the finding: their words take the panel's place. */
  correction?: Correction;
  /** The class of AS 4349.1 that an inspector gave it. It stands in place of the one that follows from the severity. */
  decidedClass?: As4349Class | null;
  /** What the finding rests on: what the panel saw, the person's words, or both. */
  restsOn?: 'photo' | 'words' | 'both';
  /** The state that the account or the address tells, where the project names none. Only ever assumed. */
  assumedState?: StateCode;
  /** How many test photos of each family the panel names right, for what it often misses. */
  recall?: RecallByFamily;
  /** Dangerous signs that the panel saw in the photo and nobody has put right. */
  seen?: readonly SeenSign[];
  /** Whether something may have fallen, be loose or have a hole in it, as far as nobody has said otherwise. */
  fallen?: Fallen;
  /** What somebody answered has fallen, is loose or has a hole in it, while its alert is open. */
  fallenFrom?: readonly FallenFrom[];
  /** Open hazard alerts; nothing of the assessment contradicts them. */
  alerts?: readonly Alert[];
  /** True where these are all that is to be warned of: what isn't among them is no safety hazard. */
  hazardsRead?: true;
}

/** The rule that decided, as it is shown. */
export interface AppliedRule {
  id: string;
  title: string;
  /** Ready for the screen; without clause where that is unsure. */
  provision: string;
  source: string;
  confidence: Confidence;
  /** What was stated or measured. */
  stated: string;
  limit: string;
  reason: string;
  verdict: ComplianceVerdict;
}

export interface Compliance {
  verdict: ComplianceVerdict;
  /** True where an inspector decided otherwise than the rules. */
  byInspector?: true;
  /** One or two sentences for people. */
  text: string;
  rule: AppliedRule | null;
  /** Other rules that answered. */
  otherRules: AppliedRule[];
  /** Facts of the project that would let a rule answer. */
  missingFacts: ProjectInput[];
  /** What to state or measure, in words, so that a rule can answer. */
  missingWords: string[];
  /** Why there is no verdict. Findings judged before reasons were kept have none. */
  undecided?: Undecided;
  /** What the rules would say on assumptions; never a verdict (decision 52). */
  assumption?: Assumption;
}

/** Why nothing could be decided, by name, so that it can be counted and mended. */
export type UndecidedCode =
  | Because['code']
  | 'reference_only'
  | 'near_limit'
  | 'one_measure_only'
  | 'needs_facts'
  | 'needs_size'
  | 'needs_name'
  | 'no_rule';

export interface Undecided {
  code: UndecidedCode;
  /** One or two sentences. */
  text: string;
}

/** A fact that was supposed, so that a rule could be asked. */
export interface AssumedFact {
  input: ProjectInput;
  value: string;
}

export interface Assumption {
  verdict: ComplianceVerdict;
  rule: AppliedRule;
  assumed: AssumedFact[];
  /** 'Would not comply if …'. */
  text: string;
}

export interface As4349Finding {
  kinds: { letter: KindLetter; name: string }[];
  /** Null where there is no defect, and where it isn't classified: an engineer or inspector has to confirm. */
  classification: As4349Class | null;
  /** True where an inspector gave the class. */
  byInspector?: true;
  /** What an inspector gave, which doesn't count for now. */
  heldBack?: As4349Class;
  /** What it waits for: none given is an alert of what carries load. */
  heldBackBy?: 'unknown' | 'beside';
  safetyHazard: boolean;
  text: string;
}

const REFERENCE_KINDS = ['ncc', 'standard', 'guide', 'law'] as const;

export interface Reference {
  kind: (typeof REFERENCE_KINDS)[number];
  /** What to show: title, with number and clause where they are sure enough. */
  display: string;
  confidence: Confidence;
  source: string;
  /** True for a standard whose year depends on the edition of the NCC, and isn't known here. */
  yearOpen?: true;
  /** True where the building was approved before the oldest edition held: nothing cited is what applied to it. */
  forReference?: true;
}

/** What the panel had said of a finding that an inspector corrected. */
export interface PanelSaid {
  title: string;
  description: string;
  severity: Severity;
  severityReasons: string[];
  complianceText: string;
  classText: string;
  actions: Assessment['actions'];
  whoToCall: string[];
}

export interface Assessment {
  /** The defect's name, its family's, or the sentence of the outcome. */
  title: string;
  description: string;
  severity: Severity;
  severityReasons: string[];
  compliance: Compliance;
  as4349: As4349Finding;
  crackCategory?: CrackCategory;
  nccEdition: NccEditionFinding;
  guide: GuideFinding;
  /** Null without a state or without a defect. */
  warranty: WarrantyFinding | null;
  /** What the panel can't see reliably here, and what to photograph instead. Earlier findings have none. */
  blindSpots?: BlindSpot[];
  /** What the words state that makes it a matter for an engineer. Findings of earlier versions have none. */
  structuralSigns?: string[];
  /** What such a defect usually looks like; nothing of it need be in this photo. */
  typicalSigns?: string[];
  causes: string[];
  actions: { immediate: string[]; shortTerm: string[]; longTerm: string[] };
  whoToCall: string[];
  references: Reference[];
  /** Standards and NCC guidance for this part of the building. */
  guidance: { element: GuidanceElement; items: GuidanceItem[] };
  considerationPoints: string[];
  executiveSummary: string;
  technicalAnalysis: string;
  recommendations: string[];
  /** What a photo can't prove here, in one calm line. */
  limits: string;
  /** Only in a corrected finding. */
  panel?: PanelSaid;
}
