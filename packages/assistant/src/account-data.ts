/** The user's own findings and projects, as far as the assistant may read them for an answer. */
import type { ComplianceVerdict, DefectId, Measurement, Severity, StateCode } from '@plumbline/knowledge';
import type { Assessment } from '@plumbline/knowledge/assess';
import type { Alert } from '@plumbline/knowledge/hazards';
import type { DatedReading } from '@plumbline/knowledge/monitoring';

/** A finding in a list. */
export interface OwnFindingSummary {
  id: number;
  /** What people call it by; another project has another finding of this number. */
  number: number;
  projectId: number;
  defectId: DefectId | null;
  /** As shown; the inspector's where there is a decision. Text that others may have written. */
  title: string;
  severity: Severity;
  compliance: ComplianceVerdict;
  /** Calibrated, 0–1. Absent where the panel named nothing or never looked. */
  confidence: number | undefined;
  location: string;
  /** Whether the inspector has decided on it. */
  decided: boolean;
  /** What was written or said of it. */
  words: string;
  /** What the inspector wrote with the decision. */
  decisionNote?: string;
  /** What was answered to the panel's questions, in words. */
  answered?: string;
  /** True where the inspector rejected it: no list shows it. */
  rejected?: boolean;
  /** ISO date on which it was recorded; empty where that isn't known. */
  foundOn: string;
  /** Hazard alerts on it that nobody has closed, the most urgent first. */
  alerts?: readonly Alert[];
  /** True where nothing is left to mend, whatever it is rated: verified, no defect or seen fixed, and no alert open. */
  mended?: boolean;
  /** What to do until somebody says whether anything has fallen; absent where that isn't open. */
  precaution?: string;
  /** True where the panel settled on nothing: its title is no name of anything, and its severity no rating. */
  unsettled?: boolean;
  /** True where its analysis took no credit; by the ledger, not by what came of it. */
  free?: boolean;
  /** What the inspector decided, and the ISO date. */
  decision?: 'confirmed' | 'corrected' | 'rejected';
  decidedOn?: string;
  /** What the panel called it and how it rated it, before anybody decided. */
  originally?: { title: string; severity: Severity };
  /** Stages of works that it was recorded in, by name. */
  stages?: readonly string[];
  /** How many photos show it. */
  photos?: number;
  /** What the inspector measured on site. */
  measured?: readonly Measurement[];
}

/** A hazard alert that somebody closed. */
export interface ClosedHazard {
  finding: OwnFindingSummary;
  /** What it warned of. */
  title: string;
  /** ISO date. */
  closedOn: string;
  /** The name of who closed it, and why, in the words that were given; left out where they aren't known. */
  by?: string;
  reason?: string;
}

/** The hazards of the user's own work, whatever the panel made of the photos. */
export interface OwnHazards {
  /** Findings with open alerts. */
  open: readonly OwnFindingSummary[];
  /** Findings of which nobody has said whether anything has fallen, is loose or has a hole in it. */
  unsaid?: readonly OwnFindingSummary[];
  closed: readonly ClosedHazard[];
}

/** A finding with what the panel and the rules made of it. */
export interface OwnFinding extends OwnFindingSummary {
  assessment: Assessment;
  consensusFactors: readonly string[];
  divergentPoints: readonly string[];
  /** How many opinions agree, in one sentence. */
  agreement: string;
  /** What the panel's figure is of, where only the words give the rest of the title. */
  sureOf?: string;
  /** Where the words say something that the photo doesn't show. */
  mismatch: string | null;
}

/** The days that a project's time limits are counted from, as ISO dates; null where none was entered. */
export interface OwnDates {
  contractDate: string | null;
  approvalDate: string | null;
  completionDate: string | null;
}

export interface OwnProject {
  id: number;
  name: string;
  status: string;
  state: StateCode | null;
  address: string;
  /** In words: 'Townhouse'. Empty or absent where none was chosen. */
  buildingType?: string;
  /** ISO date on which it was set up; empty where that isn't known. */
  startedOn: string;
  /** 0–100. */
  progress: number;
  defectCount: number;
  criticalCount: number;
  /** How many of its findings wait for a decision. */
  toReview: number;
  /** ISO date on which anything in it last changed; empty where that isn't known. */
  touchedOn: string;
  dates: OwnDates;
}

/** What the account has done so far. */
export interface OwnActivity {
  /** Photos whose analysis ended in an answer, by ISO date and project, the newest first. */
  analysed: readonly { on: string; projectId: number; count: number }[];
  analysedInAll: number;
  /** Analyses that failed, by ISO date: nothing was charged for them. */
  failed: readonly { on: string; count: number }[];
  /** What was paid, in cents, less what was paid back. */
  paidForCredits: number;
  paidForReports: number;
  creditsBought: number;
  /** Credits spent on analyses, less those given back: in all, and by ISO date. */
  creditsUsed: number;
  creditsByDay: readonly { on: string; count: number }[];
  /** Findings by what was decided on them. */
  confirmed: number;
  corrected: number;
  rejected: number;
  /** Photos on which the panel settled nothing, the newest first: some of them, and how many there are. */
  unsettled: readonly OwnFindingSummary[];
  unsettledCount: number;
  /** Findings that were rejected, the newest first: some of them. */
  setAside: readonly OwnFindingSummary[];
}

/** A report of a project. */
export interface OwnReport {
  id: number;
  projectId: number | null;
  title: string;
  /** Whether it was paid for, so that it can be downloaded. */
  bought: boolean;
  /** ISO date. */
  madeOn: string;
  /** Whom it was made for; empty or absent where nobody was named. */
  client?: string;
  /** Of the newest version; absent while it isn't made. */
  pages?: number;
}

/** Somebody went, or is to go, to the building of a project. */
export interface OwnVisit {
  projectId: number;
  /** What it was for, in words: 'handover inspection'. */
  kind: string;
  /** ISO date; one to come where it is later than today. */
  on: string;
  closed: boolean;
  /** As it was typed. */
  weather?: string;
  attendedBy: readonly string[];
  inspectedAreas: readonly string[];
  /** Areas that weren't inspected, each with the reason; one of `inspectedAreas` too was inspected in part. */
  notInspected: readonly { area: string; reason: string }[];
}

export type RepairState =
  | 'open'
  | 'assigned'
  | 'fixed'
  | 'fixed_unverified'
  | 'verified'
  | 'reopened'
  | 'disputed'
  | 'accepted'
  | 'not_defect';

/** Where the repair of a finding stands. A finding without one is open. */
export interface OwnRepair {
  finding: OwnFindingSummary;
  state: RepairState;
  trade: string;
  person: string;
  /** ISO dates; null where no day is set. */
  dueOn: string | null;
  /** When it came to stand so; empty where no step was taken. */
  steppedOn: string;
  /** Who says that it is fixed; null where nobody does. */
  fixedBy: 'owner' | 'holder' | 'trade' | null;
  /** What was written with the last step. */
  note: string;
  /** What comparing a photo of the repair with the finding's came to; null where none was compared. */
  look: 'fixed' | 'not_fixed' | 'cant_tell' | null;
}

/** A crack that is measured again and again, or is to be. */
export interface OwnMonitoring {
  finding: OwnFindingSummary;
  /** ISO date; null where no reading is planned. */
  nextOn: string | null;
  /** The oldest first; without those that were taken out. */
  readings: readonly (DatedReading & {
    /** Where on the crack, as it was typed. */
    point: string;
    /** Whether it says how far a tell-tale moved, and not how wide the crack is. */
    moved: boolean;
  })[];
}

/** What one question may read: nothing of anybody else's ever stands in here. */
export interface OwnContext {
  /** The finding that the conversation is about. */
  finding: OwnFinding | null;
  project: OwnProject | null;
  /** Where the user mostly inspects: counts where neither the question nor the project names a state. */
  homeState: StateCode | null;
  /** The user's projects, newest first. */
  projects: () => Promise<readonly OwnProject[]>;
  /** Findings of a project of the same user, worst first. */
  findingsOf: (projectId: number) => Promise<readonly OwnFindingSummary[]>;
  /** Another finding of the same user; null where there is none. */
  findingWith: (id: number) => Promise<OwnFinding | null>;
  hazards: () => Promise<OwnHazards>;
  activity: () => Promise<OwnActivity>;
  /** Credits for analyses that are left. */
  credits: () => Promise<number>;
  /** The user's reports, newest first. */
  reports: () => Promise<readonly OwnReport[]>;
  /** Visits of all projects, newest first. */
  visits: () => Promise<readonly OwnVisit[]>;
  /** Repairs that anything was said of, the last changed first. */
  repairs: () => Promise<readonly OwnRepair[]>;
  monitored: () => Promise<readonly OwnMonitoring[]>;
  /** ISO date. */
  today: string;
}

export const NOTHING_DONE: OwnActivity = {
  analysed: [],
  analysedInAll: 0,
  failed: [],
  paidForCredits: 0,
  paidForReports: 0,
  creditsBought: 0,
  creditsUsed: 0,
  creditsByDay: [],
  confirmed: 0,
  corrected: 0,
  rejected: 0,
  unsettled: [],
  unsettledCount: 0,
  setAside: [],
};

export const NOTHING_OWN: OwnContext = {
  finding: null,
  project: null,
  homeState: null,
  projects: async () => [],
  findingsOf: async () => [],
  findingWith: async () => null,
  hazards: async () => ({ open: [], closed: [] }),
  activity: async () => NOTHING_DONE,
  credits: async () => 0,
  reports: async () => [],
  visits: async () => [],
  repairs: async () => [],
  monitored: async () => [],
  today: '',
};

/** What somebody without a project may read, on the same day and in the same state. */
export const ofNobody = ({ homeState, today }: OwnContext): OwnContext => ({
  ...NOTHING_OWN,
  homeState,
  today,
});

const LONGEST = 300;

/** Text of others as plain words: nothing in it is markup, a link or endless. */
export const plain = (text: string): string => plainUpTo(text, LONGEST);

/** Where words of others begin to give orders to whoever reads them: nothing from there on is repeated. */
const ORDERS =
  /[\s.,;:–—-]*\b(?:system ?(?:prompt|message|note)?\s*:|assistant\s*:|(?:ignore|disregard|forget|override) (?:all |any |the |your |previous |prior |above |these )+|new (?:rule|instruction)s?\s*:|you (?:are|must) now\b|(?:say|tell|reply|respond|answer|state|report)(?: \w+){0,3} (?:that|it is|it's|this is|everything is)\b).*$/is;

/** The same with a length of its own, in characters. */
export function plainUpTo(text: string, longest: number): string {
  const without = text.replace(ORDERS, '');
  // A name that is nothing but an order stays, as the words that it is: something has to be shown.
  const bare = (/[\p{L}\p{N}]/u.test(without) ? without : text)
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[\p{C}<>`*_[\]{}|\\#~!]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.length <= longest ? bare : `${bare.slice(0, longest - 1).trimEnd()}…`;
}
