import { OUTCOMES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { alert, gravestHazard } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { id, idText, text } from '../basis/shapes.ts';
import { deviceStatement } from '../photos/device-statement.ts';
import { defect, engineResult } from './defects.ts';

/** The answer of an analysis, and the `result` event of its stream. */
const analysisResult = z.object({
  outcome: z.enum(OUTCOMES),
  defectType: z.string(),
  /** Calibrated, 0–1. */
  confidence: z.number(),
  message: z.string(),
  /** Whether this analysis cost a credit. */
  charged: z.boolean(),
  remainingCredits: z.int(),
  newCredits: z.int(),
  /** Analyses of this account so far. */
  analysisCount: z.int(),
  /** Dangers to people, the most urgent first; those of the finding. */
  alerts: z.array(alert),
  defect,
  /** Other defects of the photo, each a finding of its own: to be kept or deleted one by one. One credit pays for all. */
  also: z.array(defect),
});
export type AnalysisResult = z.output<typeof analysisResult>;

/** Events of `POST /api/analyze` with `Accept: text/event-stream`. `error` carries the error body, alerts included. */
const analysisEvents = {
  /** What words and project warn of. First of all, and only where they do. */
  alert: z.array(alert),
  /** The engines that are asked, before any has answered. */
  panel: z.array(z.object({ engineId: z.string(), engine: z.string() })),
  vote: engineResult,
  result: analysisResult,
};
export type PanelEvent = z.output<typeof analysisEvents.panel>;

const engine = z.object({ id: z.string(), name: z.string(), family: z.string(), about: z.string() });

/** Figures of the dashboard that may be samples. */
export const SAMPLED_FIGURES = [
  'averageCompliance',
  'ring.structural',
  'ring.waterproofing',
  'ring.fireSafety',
  'ring.accessibility',
  'ring.overall',
] as const;

const stats = z.object({
  totalProjects: z.int(),
  activeProjects: z.int(),
  totalDefects: z.int(),
  criticalDefects: z.int(),
  unreviewedDefects: z.int(),
  /** Findings with an open hazard alert. */
  openHazards: z.int(),
  /** The most pressing of them; null without any. */
  gravestHazard: z.nullable(gravestHazard),
  /** The project of the newest finding: where this account worked last. */
  latestProjectId: z.nullable(id),
  /** Projects with an unreviewed high or critical finding, or with an open hazard. */
  attentionProjects: z.int(),
  /** The one project that needs attention; null where none or several do. */
  attentionProjectId: z.nullable(id),
  /** Whether the list of what is due has anything on it. */
  anythingDue: z.boolean(),
  /** Whether a project has a room or a visit under way, for photos to be filed under. */
  anywhereToFile: z.boolean(),
  /** Percent, of what `accuracyOf` says. Never what the engines claim of themselves. */
  averageAccuracy: z.number(),
  /** reviews: of your own reviewed findings, those that you confirmed. panel: of its answers on test photos, those that were right. */
  accuracyOf: z.enum(['reviews', 'panel']),
  /** Findings that you confirmed, corrected or rejected. */
  reviewedFindings: z.int(),
  /** Findings that a rule or an inspector judged compliant or not; what the compliance figures are shares of. */
  judgedFindings: z.int(),
  /** Percent of the findings with a verdict that are compliant. */
  averageCompliance: z.number(),
  /** Compliant share by area, in percent; null where nothing was judged yet. */
  ring: z.object({
    structural: z.nullable(z.number()),
    waterproofing: z.nullable(z.number()),
    fireSafety: z.nullable(z.number()),
    accessibility: z.nullable(z.number()),
    overall: z.number(),
  }),
  /** True while there is no data: the figures are then the marked samples. */
  sample: z.boolean(),
  /** Which figures are samples and which are data: a figure named here is a sample, any other is the user's own. */
  samples: z.array(z.enum(SAMPLED_FIGURES)),
});
export type Stats = z.output<typeof stats>;

/** An empty field of a form is one that was left out. */
export const optionalId = z.optional(z.union([idText, z.literal('')]));

const tag = 'Analysis';

export const analysisEndpoints = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/analyze',
    summary: 'Analyse a photo: what it is, how bad, how sure. Send an Idempotency-Key to make retries safe',
    tag,
    access: 'session',
    file: 'image',
    /** Put the photo last: a refusal of a photo that is too large then knows the words, and their alerts. */
    form: z.object({
      projectId: idText,
      stageOfWorks: z._default(z.optional(z.string().check(z.maxLength(1000))), ''),
      defectDescription: z._default(z.optional(text(LIMITS.contextMax)), ''),
      /** Where photo and finding are filed: an open visit and a place of the project. */
      visitId: optionalId,
      placeId: optionalId,
      ...deviceStatement,
      /** `true` refuses a photo that this project has an answer to already, before anything is charged, unless the words tell of a danger that this answer doesn't. */
      unlessAnalysed: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
      userId: z.optional(z.unknown()),
    }),
    response: analysisResult,
    errors: [
      'project_required',
      'insufficient_credits',
      'not_found',
      'too_large',
      'unsupported_type',
      'unusable_photo',
      'upload_failed',
      'analysed_before',
      'still_running',
      'key_reused',
      'busy',
      'analysis_failed',
    ],
    limitPerMinute: 120,
    heavy: true,
  }),
  engines: endpoint({
    method: 'GET',
    path: '/api/engines',
    summary: 'The engines of the panel',
    tag,
    access: 'public',
    response: z.array(engine),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Figures for the dashboard',
    tag,
    access: 'session',
    query: z.object({ userId: z.optional(z.string()) }),
    response: stats,
  }),
};
