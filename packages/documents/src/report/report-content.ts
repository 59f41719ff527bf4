import type {
  ComplianceVerdict,
  ContentCredentials,
  Outcome,
  Severity,
  StateCode,
} from '@plumbline/knowledge';
import type { Alert } from '@plumbline/knowledge/hazards';
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import type { WarrantyDeadline } from '@plumbline/knowledge/rules';

/** Everything that a report says, as plain JSON: it is stored with the report, exported and printed from. */
export interface ReportContent {
  reportId: number;
  version: number;
  title: string;
  /** ISO 8601 in UTC. */
  madeAt: string;
  /** What it was made for; reports of earlier versions have none. */
  kind?: ReportKind;
  /** The inspector declares the inspection that its kind rests on; otherwise the report says that it isn't one. */
  declaredInspection: boolean;
  /** What a declared inspection says of itself; null without a declaration. */
  inspection: Inspection | null;
  /** How far it says that areas were inspected, whether it declares that or not. Newer than some reports. */
  seenAreas?: SeenArea[];
  /** The visit of its day, or the newest where it names no day, as that visit's notes say. Newer than some reports. */
  visit?: { visitedOn: string; areas: SeenArea[] };
  project: {
    name: string;
    address: string;
    state: string;
    buildingType: string;
    /** Contract, approval and completion; empty where nobody said. Newer than some reports. */
    dates?: { name: string; date: string }[];
  };
  /** Which edition and which guide hold for it, each with the reason. Newer than some reports. */
  basis?: { name: string; held: string; why: string }[];
  /** What its kind asks for besides, ready to print. */
  particulars?: ReportParticulars;
  /** What was left open when it was made, in words for its readers. */
  openPoints?: string[];
  clientName: string;
  /** ISO date; empty when nobody said. */
  inspectedOn: string;
  /** Paragraphs are parted by line breaks. */
  limitations: string;
  letterhead: Letterhead;
  /** The project’s trail when it was made. Newer than some reports. */
  evidence?: TrailMark;
  /** By the inspector's decision where there is one; set-aside and clear photos aren't counted. */
  counts: Record<Severity, number>;
  /** Pages of plans that its findings are marked on. Newer than some reports. */
  plans?: ReportPlan[];
  findings: ReportFinding[];
  /** Findings of the project with an open alert that nobody chose for it. Newer than some reports. */
  hazardsNotChosen?: HazardNotChosen[];
}

/** What is warned of in the project, beside a report that hasn’t its finding. */
export type HazardNotChosen = Pick<ReportFinding, 'id' | 'title' | 'location'> &
  Required<Pick<ReportFinding, 'number' | 'alerts'>>;

/** How far a project’s trail had come. Whoever keeps it can tell later whether the trail was written anew. */
export interface TrailMark {
  projectId: number;
  entries: number;
  /** Hash of the newest entry; empty where there is none. */
  head: string;
  /** The page that checks it. */
  verifyUrl: string;
}

/** A page of a plan with the findings on it. */
export interface ReportPlan {
  /** Of the plan in the product. */
  planId: number;
  name: string;
  /** From 1. */
  page: number;
  /** In fractions of the page's width and height; an area has corners. */
  pins: { findingId: number; x: number; y: number; corners: { x: number; y: number }[] | null }[];
}

/** Names a page of a plan among those of a report. */
export const planPageName = ({ planId, page }: Pick<ReportPlan, 'planId' | 'page'>) =>
  `plan-${planId}-${page}`;

/** What only one kind of report says, typed by a person. */
export interface ReportParticulars {
  /** In the order in which it is printed; several paragraphs are parted by line breaks. */
  fields: { key: string; label: string; text: string }[];
  /** Of an expert report: who hears it, and what its rules mean for this document. */
  forum: {
    name: string;
    /** Newer than some reports. */
    state?: StateCode;
    expertCode: string | null;
    prescribed: string | null;
    aiRule: string;
    /** Leave to use AI, as the expert records it. */
    leave: 'none' | 'granted' | 'refused';
    leaveDetails: string;
  } | null;
}

/** How far an area was inspected, in the words of AS 4349.1 where it has one. */
export interface SeenArea {
  area: string;
  seen: 'whole' | 'part' | 'none';
  /** Why not, or which part not and why; empty where it was inspected. */
  reason: string;
}

export interface Inspection {
  /** In the words of AS 4349.1. */
  areas: string[];
  areasNotInspected: string[];
  /** Why not, by area; of an area that was inspected, which part wasn't and why. Newer than some reports. */
  reasons?: Record<string, string>;
  attendedBy?: string;
  weather: string;
  /** Beside others of the building's age, as printed: 'Average'. */
  overallCondition: string;
}

/** Who hands the report over. Empty strings are left out of the page. */
export interface Letterhead {
  companyName: string;
  abn: string;
  address: string;
  phone: string;
  email: string;
  inspectorName: string;
  licenceNumber: string;
  /** '#rrggbb' or empty. */
  accentColour: string;
}

export interface ReportFinding {
  /** Id of the finding in the product. */
  id: number;
  /** What people call it by within its project. Reports of earlier versions lack it. */
  number?: number;
  /** `defect`: counted. `clear`: a photo without a visible defect or without a result. `rejected`: set aside. */
  group: 'defect' | 'clear' | 'rejected';
  /** What the panel made of the photo. Newer than some reports. */
  outcome?: Outcome;
  title: string;
  severity: Severity;
  compliance: ComplianceVerdict;
  location: string;
  /** The area of an inspection that it lies in, where its room or place tells. Newer than some reports. */
  area?: string;
  stages: string[];
  description: string;
  userDescription: string;
  /** What was said on site with its photos, as somebody confirmed it. */
  spokenWords?: string;
  /** What the panel said, whatever the inspector made of it. */
  panel: {
    title: string;
    severity: Severity;
    compliance: ComplianceVerdict;
    /** Calibrated, 0–1. Absent where the panel named nothing or never looked. */
    confidence?: number;
    /** What that is of, where only the words give the rest of the title. */
    sureOf?: string;
    enginesVoted: number;
    enginesAsked: number;
    /** How many opinions agree, in one sentence. Reports of earlier versions have the figures above. */
    agreement?: string;
    /** Where the person's words say something that the photo doesn't show; empty otherwise. */
    mismatch?: string;
    agreements: string[];
    divergences: string[];
    modelVersion: string;
  };
  decision: { verdict: 'confirmed' | 'corrected' | 'rejected'; note: string; decidedAt: string } | null;
  /** What the panel saw in the photo, and what such a defect usually looks like: two things. Newer than some reports. */
  observed?: string[];
  typicalSigns?: string[];
  /** What the panel often misses. */
  blindSpots?: string[];
  /** Ready to print, such as 'Crack width 4 mm (stated)'. */
  measurements: string[];
  severityReasons: string[];
  complianceText: string;
  rule: {
    provision: string;
    stated: string;
    limit: string;
    reason: string;
    /** Address of the page that tells how it is measured and from where it is known. */
    page?: string;
  } | null;
  /** The source of its limit isn't confirmed by a second one. */
  sourceOpen?: boolean;
  /** No verdict, for want of facts of the project: what the rules would say on assumptions. */
  assumed?: string;
  /** In the words of AS 4349.1: major or minor, kinds, safety hazard. */
  classification: string;
  safetyHazard: boolean;
  /** Open hazard alerts; left out by earlier versions. */
  alerts?: Alert[];
  /** Those that were closed, with the reason. */
  closedAlerts?: { alert: Alert; reason: string; closedAt: string; closedBy: string }[];
  causes: string[];
  actions: { immediate: string[]; shortTerm: string[]; longTerm: string[] };
  whoToCall: string[];
  references: string[];
  /** Time limits that it may fall under. Newer than some reports. */
  deadlines?: WarrantyDeadline[];
  limits: string;
  overlays: ReportOverlay[];
  overlayDescription: string;
  /** Only told: the photo that came with it isn’t of a building, and isn't printed as if it showed this. */
  saidNotShown?: true;
  photo: ReportPhoto | null;
  /** Its other photos; reports of earlier versions have none. */
  furtherPhotos?: FurtherPhoto[];
  /** What became of it since, or what it grew out of. Newer than some reports. */
  history?: FindingHistory;
  foundAt: string;
}

/** A finding beside another visit or its repair. */
export interface FindingHistory {
  /** In sentences, oldest first. */
  said: string[];
  /** In a word or two, as above a list of numbers: 'Worse', 'Fixed'. Newer than some reports. */
  became?: string;
  /** Somebody saw that it is fixed, and not only whoever fixed it. */
  fixed?: boolean;
  /** 'own' is the finding's own cover; null where there is no such photo. */
  before: FurtherPhoto | 'own' | null;
  after: FurtherPhoto | 'own' | null;
}

/** Fixed, as somebody saw it who didn't fix it, and no alert is open: it is grave no longer, whatever it is rated. */
export const isFixed = ({ history, alerts = [] }: Pick<ReportFinding, 'history' | 'alerts'>): boolean =>
  history?.fixed === true && alerts.length === 0;

/** How findings came that no panel looked at. */
export const CAME_IN = 'came from what was written, a list or another report';

/** Whether the panel looked at it: nobody's software named what came in so. */
export const wasAnalysed = ({ panel }: ReportFinding): boolean => panel.enginesAsked > 0;

/** Photos of a finding that lie beside its cover: its own and those of its history. */
export function otherPhotosOf({ furtherPhotos = [], history }: ReportFinding): FurtherPhoto[] {
  const beforeAndAfter = [history?.before, history?.after].filter(
    (one) => typeof one === 'object' && one !== null,
  );
  return [...furtherPhotos, ...beforeAndAfter];
}

/** Another photo of a finding than its cover. */
export interface FurtherPhoto extends ReportPhoto {
  /** Id of the photo in the product. */
  id: number;
  /** What it is for, as printed: 'Close-up'; empty when nobody said. */
  role: string;
}

/** In fractions of the photo's width and height. */
export type ReportOverlay =
  | { kind: 'trace'; label: string; points: [number, number][] }
  | { kind: 'heat'; label: string; columns: number; rows: number; values: number[] }
  | { kind: 'outline'; label: string; points: [number, number][]; place?: number };

/** What ties a printed photo to its original file. */
export interface ReportPhoto {
  fileName: string;
  sha256: string;
  width: number;
  height: number;
  /** As the camera wrote it; null when it wrote none. */
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  camera: string | null;
  /** What its file says of itself under somebody's signature. Newer than some reports. */
  contentCredentials?: ContentCredentials | null;
  /** When the device had it, by its own clock, and the file's SHA-256 by its own word. Newer than some reports. */
  deviceAt?: string | null;
  deviceSha256?: string | null;
  /**
   * Who added it and when, as the server recorded it. Newer than some reports; an empty name isn't known. With
   * `broughtInAt` it came out of an export then, and `at` is what that says.
   */
  added?: { by: string; at: string; source: 'upload' | 'in_app' | 'brought_in'; broughtInAt?: string };
}
