import {
  AS4349_CLASSES,
  COMPLIANCE_VERDICTS,
  FAMILIES,
  GROUPS,
  type Measurement,
  OUTCOMES,
  SEVERITIES,
  VOTE_STATUSES,
} from '@plumbline/knowledge';
import type { Assessment } from '@plumbline/knowledge/assess';
import { ALERT_KINDS } from '@plumbline/knowledge/hazards';
import * as z from 'zod/mini';
import { FINDING_ACTIONS } from '../actions/finding-actions.ts';
import { permissionFields } from '../actions/permissions.ts';
import { alert, alertReason, closedAlert, reasonToDelete } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { id, idParams, idText, paging, success, text, timestamp } from '../basis/shapes.ts';
import { photoEvidence } from '../photos/photo-evidence.ts';

/** One engine's part in a result, as it is listed and stored. */
export const engineResult = z.object({
  engineId: z.string(),
  engine: z.string(),
  status: z.enum(VOTE_STATUSES),
  /** The strongest thing it says; null unless it voted. */
  defectType: z.nullable(z.string()),
  /** Its own probability of that, 0–1. */
  confidence: z.nullable(z.number()),
  summary: z.string(),
  recommendations: z.array(z.string()),
  elapsedMs: z.number(),
});
export type EngineResult = z.output<typeof engineResult>;

/** How many opinions there are, and how many agree. What reads only the person's words counts as one. */
const agreement = z.object({
  asked: z.int(),
  opinions: z.int(),
  agreeing: z.int(),
  /** What bears the answer out; null where nothing does, as with doubt. */
  basis: z.nullable(z.enum(['photo', 'words', 'both'])),
  text: z.string(),
  /** What the figure is of, where only the words give the rest of the name: 'Crack' of a plasterboard crack. */
  sureOf: z.optional(z.string()),
});

export const DECISIONS = ['confirmed', 'corrected', 'rejected'] as const;

/** What the inspector made of a finding; the panel's original stays beside it. */
const decision = z.object({
  verdict: z.enum(DECISIONS),
  defectType: z.nullable(z.string()),
  defectId: z.nullable(z.string()),
  severity: z.nullable(z.enum(SEVERITIES)),
  nccCompliant: z.nullable(z.boolean()),
  /** Major or minor by AS 4349.1, in place of the class that follows from the rules; null where they decide it. */
  as4349Class: z.nullable(z.enum(AS4349_CLASSES)),
  location: z.string(),
  note: z.string(),
  measurements: z.array(z.custom<Measurement>()),
  decidedAt: timestamp,
});
export type Decision = z.output<typeof decision>;

/** Which decision the new one is made over: its time, null where there was none. One that came between is refused. */
const over = { over: z.optional(z.nullable(timestamp)) };

/** What an inspector sends to decide: what is left out stays as it is. */
const newDecision = z.object({
  verdict: z.enum(DECISIONS, 'Must be confirmed, corrected or rejected'),
  defectType: z.optional(z.nullable(text(200))),
  defectId: z.optional(
    z.nullable(z.string().check(z.regex(/^[a-z0-9_]{1,60}$/, 'Choose a defect from the list'))),
  ),
  severity: z.optional(z.nullable(z.enum(SEVERITIES))),
  nccCompliant: z.optional(z.nullable(z.boolean())),
  /** Of a defect that is confirmed or corrected. A safety hazard stays one beside either. */
  as4349Class: z.optional(z.nullable(z.enum(AS4349_CLASSES, 'Must be major or minor'))),
  location: z.optional(text(200)),
  note: z.optional(text(LIMITS.contextMax)),
  ...over,
});
export type NewDecision = z.output<typeof newDecision>;

/** A finding in a list. Type, severity and compliance are the inspector's where there is a decision. */
const defectSummary = z.object({
  id,
  projectId: id,
  /** What people call it by: 1 for the project's first. It never changes there and isn't given to another finding. */
  number: z.int(),
  outcome: z.enum(OUTCOMES),
  defectType: z.string(),
  /** Id in the taxonomy, where it could be named. */
  defectId: z.nullable(z.string()),
  family: z.nullable(z.enum(FAMILIES)),
  severity: z.enum(SEVERITIES),
  description: z.string(),
  recommendations: z.string(),
  /** What to do until somebody has said whether anything has fallen or is loose; null where that isn't open. */
  precaution: z.nullable(z.string()),
  /** Calibrated, 0–1. */
  aiConfidence: z.number(),
  /** null: couldn't be determined from a photo. */
  nccCompliant: z.nullable(z.boolean()),
  compliance: z.enum(COMPLIANCE_VERDICTS),
  /** Comma-joined stage ids. */
  stageOfWorks: z.string(),
  location: z.string(),
  /** Empty where there is no photo of it. */
  imageUrl: z.string(),
  imageName: z.string(),
  imageData: z.null(),
  createdAt: timestamp,
  aiResults: z.array(engineResult),
  consensusFactors: z.array(z.string()),
  divergentPoints: z.array(z.string()),
  /** null in lists for findings of earlier versions. */
  agreement: z.nullable(agreement),
  /** Where the words say something that the photo doesn't show, in one sentence. */
  mismatch: z.nullable(z.string()),
  decision: z.nullable(z.enum(DECISIONS)),
  /** What the person who decided wrote; empty without a decision or a note. */
  decisionNote: z.string(),
  /** Open hazards, the most urgent first. Severity and actions follow them. */
  alerts: z.array(alert),
  ...permissionFields(FINDING_ACTIONS),
});
export type DefectSummary = z.output<typeof defectSummary>;

export const overlay = z.union([
  z.object({
    kind: z.literal('trace'),
    label: z.string(),
    points: z.array(z.tuple([z.number(), z.number()])),
    /** In pixels of the photo shrunk to 1024 on its long side, and half the error bar of that. */
    widthPx: z.number(),
    widthErrorPx: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('heat'),
    label: z.string(),
    columns: z.int(),
    rows: z.int(),
    values: z.array(z.number()),
  }),
  /** A closed line around the finding, or, with a number, around a place that wants a closer look. */
  z.object({
    kind: z.literal('outline'),
    label: z.string(),
    points: z.array(z.tuple([z.number(), z.number()])),
    place: z.optional(z.int()),
  }),
]);
export type Overlay = z.output<typeof overlay>;

/** A finding in full: what the details view is made of. */
export const defect = z.extend(defectSummary, {
  /** What the panel said, before any decision. */
  original: z.object({
    defectType: z.string(),
    severity: z.enum(SEVERITIES),
    nccCompliant: z.nullable(z.boolean()),
  }),
  decisionDetails: z.nullable(decision),
  /** Alerts that somebody closed, with the reason. */
  closedAlerts: z.array(closedAlert),
  /** What to do next when the panel is not sure. */
  advice: z.array(z.string()),
  userDescription: z.string(),
  /** What was said with its photos, as far as somebody wrote or confirmed it. */
  spokenWords: z.string(),
  /** What the panel saw in the photo, sentence by sentence. */
  observed: z.array(z.string()),
  settledByWords: z.boolean(),
  /** Where no single family is sure: the group of families that is. */
  group: z.nullable(z.enum(GROUPS)),
  candidates: z.array(z.object({ defectId: z.string(), name: z.string(), probability: z.number() })),
  /** Built by the rules of the knowledge package from this finding alone. */
  assessment: z.custom<Assessment>(),
  /** Those that count: what was measured stands in place of what was only stated of the same thing. */
  measurements: z.array(z.custom<Measurement>()),
  /** Those that were measured on the photo or entered by the inspector, as they were saved. */
  savedMeasurements: z.array(z.custom<Measurement>()),
  overlays: z.array(overlay),
  overlayDescription: z.string(),
  evidence: photoEvidence,
  enginesAsked: z.int(),
  enginesVoted: z.int(),
  modelVersion: z.string(),
});
export type Defect = z.output<typeof defect>;

export const SORTS = ['recent', 'severity', 'confidence'] as const;

/** Filters and order of every list of findings. */
const defectQuery = z.object({
  ...paging,
  severity: z.optional(z.enum(SEVERITIES)),
  compliance: z.optional(z.enum(COMPLIANCE_VERDICTS)),
  /** open: only findings with an open hazard alert. */
  hazard: z.optional(z.literal('open', 'Must be open')),
  /** open: only defects that nobody has decided. */
  review: z.optional(z.literal('open', 'Must be open')),
  /** recent: newest first. severity: worst first, of open hazards the most urgent. confidence: lowest first. */
  sort: z._default(z.optional(z.enum(SORTS)), 'recent'),
});

const alertParams = z.extend(idParams, { kind: z.enum(ALERT_KINDS) });
/** Which of its kind, as the finding tells it. Needed only where several of a kind are open. */
const alertTitle = z.optional(text(200));

/** The finding without its alert, and which others the same words raised it on: of one photo, or of one box of a visit. */
const alertClosed = z.extend(defect, { alike: z.array(z.object({ id, number: z.int() })) });
export type AlertClosed = z.output<typeof alertClosed>;

const tag = 'Defects';

export const defectEndpoints = {
  listProjectDefects: endpoint({
    method: 'GET',
    path: '/api/projects/:id/defects',
    summary: 'A project’s findings',
    tag,
    access: 'session',
    params: idParams,
    query: defectQuery,
    response: z.array(defectSummary),
    errors: ['not_found'],
  }),
  listDefects: endpoint({
    method: 'GET',
    path: '/api/defects',
    summary: 'Findings of all your projects',
    tag,
    access: 'session',
    query: z.extend(defectQuery, {
      projectId: z.optional(idText),
      search: z.optional(text(200)),
      stage: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/, 'Choose a stage from the list'))),
    }),
    response: z.array(defectSummary),
  }),
  getDefect: endpoint({
    method: 'GET',
    path: '/api/defects/:id',
    summary: 'One finding in full',
    tag,
    access: 'session',
    params: idParams,
    response: defect,
    errors: ['not_found'],
  }),
  decideDefect: endpoint({
    method: 'PUT',
    path: '/api/defects/:id/decision',
    summary: 'Confirm, correct or reject a finding',
    tag,
    access: 'session',
    params: idParams,
    body: newDecision,
    response: defect,
    errors: ['not_found', 'hazard_open', 'conflict'],
  }),
  withdrawDecision: endpoint({
    method: 'DELETE',
    path: '/api/defects/:id/decision',
    summary: 'Return to the panel’s own finding',
    tag,
    access: 'session',
    params: idParams,
    response: defect,
    errors: ['not_found'],
  }),
  closeAlert: endpoint({
    method: 'POST',
    path: '/api/defects/:id/alerts/:kind/close',
    summary:
      'Close a hazard alert of a finding, with the reason. Where several of a kind are open, its title says which',
    tag,
    access: 'session',
    params: alertParams,
    body: z.object({ reason: alertReason, title: alertTitle }),
    response: alertClosed,
    errors: ['not_found', 'conflict'],
  }),
  reopenAlert: endpoint({
    method: 'DELETE',
    path: '/api/defects/:id/alerts/:kind/close',
    summary: 'Open a closed hazard alert again; without a title, all of its kind',
    tag,
    access: 'session',
    params: alertParams,
    body: z.nullish(z.object({ title: alertTitle })),
    response: defect,
    errors: ['not_found', 'conflict'],
  }),
  deleteDefect: endpoint({
    method: 'DELETE',
    path: '/api/defects/:id',
    summary: 'Delete a finding and its photo. One with an open hazard needs a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.nullish(reasonToDelete),
    response: success,
    errors: ['not_found', 'legal_hold', 'hazard_open'],
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/images/:id',
    summary: 'The photo of a finding, by the finding’s id',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({ size: z._default(z.optional(z.enum(['320', '1024', '2048', 'original'])), '1024') }),
    response: 'binary',
    errors: ['not_found'],
  }),
};
