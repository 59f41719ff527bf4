import { FAMILIES, SEVERITIES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, message, paging, success, text, timestamp } from '../basis/shapes.ts';
import { DECISIONS } from '../findings/defects.ts';

const family = z.enum(FAMILIES);
const share = z.nullable(z.number());

export const RUN_KINDS = ['retrain', 'rebalance'] as const;

/** A retraining or rebalancing, from being asked for to its end. */
const trainingRun = z.object({
  id,
  kind: z.enum(RUN_KINDS),
  state: z.enum(['waiting', 'running', 'succeeded', 'failed']),
  /** 0–100. */
  progress: z.int(),
  /** What is being done, for people. */
  step: z.string(),
  failure: z.nullable(z.string()),
  /** The version that it made, whether taken or rejected. */
  modelVersion: z.nullable(z.string()),
  accepted: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
});
export type TrainingRun = z.output<typeof trainingRun>;

const trainingStatus = z.object({
  feedbackSystem: z.object({
    totalFeedback: z.int(),
    accurateFeedback: z.int(),
    inaccurateFeedback: z.int(),
    /** In the last 24 hours. */
    recentFeedback: z.int(),
    topIssues: z.array(z.string()),
  }),
  trainingSystem: z.object({
    trainingRecordsCount: z.int(),
    isRunning: z.boolean(),
    lastTraining: z.nullable(timestamp),
    /** Each engine's share of the panel's weight, by engine id; together 1. */
    currentWeights: z.record(z.string(), z.number()),
  }),
  nextRetrainingCheck: timestamp,
  nextWeightRebalancing: timestamp,
  /** The version that answers now. */
  modelVersion: z.string(),
  /** Names of the engines by id, in the panel's order. */
  engines: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The newest run; null before the first. */
  run: z.nullable(trainingRun),
  /** Feedback that waits to be looked at and may be learned from. */
  /** Findings to look at; one more than `LIMITS.countedMatches` stands for any number above it. */
  candidates: z.int(),
});
export type TrainingStatus = z.output<typeof trainingStatus>;

/** A labelled photo that the panel compares with and is trained on. */
const trainingExample = z.object({
  id,
  imageUrl: z.string(),
  imageName: z.string(),
  trueDefectType: z.string(),
  family,
  trueSeverity: z.enum(SEVERITIES),
  /** Whether the panel had taken it for this when it was added; null where it hasn't been looked at yet. */
  isCorrect: z.nullable(z.boolean()),
  source: z.enum(['upload', 'decision']),
  /** Why it can't be learned from, where it can't. */
  problem: z.nullable(z.string()),
  createdAt: timestamp,
});
export type TrainingExample = z.output<typeof trainingExample>;

/** What a version is worth on labelled photos. Shares are 0 to 1; null where the photos can't tell. */
const evaluation = z.object({
  photos: z.int(),
  accuracy: z.number(),
  /** With every source and family counting alike. */
  balancedAccuracy: z.number(),
  coverage: z.number(),
  answeredAccuracy: share,
  falseAlarms: share,
  calibrationError: share,
  logLoss: z.number(),
  families: z.array(z.object({ family, photos: z.int(), recall: share, precision: share })),
  confusion: z.array(
    z.object({ truth: family, predicted: z.enum([...FAMILIES, 'not_sure']), photos: z.int() }),
  ),
  reliability: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      photos: z.int(),
      claimed: z.number(),
      right: z.number(),
    }),
  ),
});
export type Evaluation = z.output<typeof evaluation>;

const modelPerformance = z.object({
  id,
  modelVersion: z.string(),
  /** Share of the benchmark that was named rightly, 0–1. */
  accuracyScore: z.number(),
  kind: z.enum(['shipped', ...RUN_KINDS]),
  active: z.boolean(),
  accepted: z.boolean(),
  /** Why it was taken or rejected. */
  reason: z.string(),
  /** Made for another network than the one installed: it can't answer any more. */
  outdated: z.boolean(),
  examples: z.int(),
  /** Of them, those that have been withdrawn since. */
  withdrawn: z.int(),
  weights: z.record(z.string(), z.number()),
  benchmark: evaluation,
  /** On labelled photos of scenes that it hadn't seen. */
  heldOut: z.nullable(evaluation),
  createdAt: timestamp,
});
export type ModelPerformance = z.output<typeof modelPerformance>;

/** A version of a system that data was brought in from, as it was measured there. */
export const pastPerformance = z.object({
  id,
  modelVersion: z.string(),
  /** 0–1, of whatever it was measured on. */
  accuracyScore: z.number(),
  createdAt: timestamp,
});
export type PastPerformance = z.output<typeof pastPerformance>;

/** An inspector's word on a finding, with the photo's owner's consent to learn from it. */
const candidate = z.object({
  defectId: id,
  imageUrl: z.string(),
  imageName: z.string(),
  verdict: z.enum(DECISIONS),
  /** What the panel said. */
  original: z.object({ defectType: z.string(), severity: z.enum(SEVERITIES), confidence: z.number() }),
  /** What the inspector says. */
  corrected: z.object({ defectType: z.string(), severity: z.enum(SEVERITIES), note: z.string() }),
  /** What it would be learned as; null where a photo can't show it. */
  family: z.nullable(family),
  votes: z.array(
    z.object({
      engine: z.string(),
      defectType: z.nullable(z.string()),
      confidence: z.nullable(z.number()),
    }),
  ),
  decidedAt: timestamp,
});
export type Candidate = z.output<typeof candidate>;

/** Feedback without photo or name: from those who don't share their photos, too. */
const feedbackEntry = z.object({
  defectId: id,
  verdict: z.enum(DECISIONS),
  panelSaid: z.string(),
  inspectorSaid: z.string(),
  confidence: z.number(),
  modelVersion: z.string(),
  decidedAt: timestamp,
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

const chosen = z.object({
  defectIds: z
    .array(id)
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(200, 'At most 200 at a time')),
});
const handled = z.object({
  /** How many were handled. */
  count: z.int(),
  /** Those that couldn't be, with the reason. */
  passedOver: z.array(z.object({ defectId: id, reason: z.string() })),
});

const MISSING = 'Please provide image, defect type, and severity.';
const started = z.object({ message: z.string(), run: trainingRun });

const tag = 'Trainer';
const access = 'admin';

export const trainerEndpoints = {
  trainingStatus: endpoint({
    method: 'GET',
    path: '/api/ai-training/status',
    summary: 'Feedback, training records, weights and schedules',
    tag,
    access,
    response: trainingStatus,
  }),
  latestRun: endpoint({
    method: 'GET',
    path: '/api/ai-training/run',
    summary: 'The newest run and how far it is',
    tag,
    access,
    response: z.nullable(trainingRun),
  }),
  retrain: endpoint({
    method: 'POST',
    path: '/api/ai-training/retrain',
    summary: 'Train a new version on all labelled photos',
    tag,
    access,
    response: started,
    status: 202,
    errors: ['conflict'],
  }),
  rebalance: endpoint({
    method: 'POST',
    path: '/api/ai-training/rebalance',
    summary: 'Rebalance the engines’ weights',
    tag,
    access,
    response: started,
    status: 202,
    errors: ['conflict'],
  }),
  exportTraining: endpoint({
    method: 'GET',
    path: '/api/ai-training/export',
    summary: 'Labels, versions and feedback as one JSON document; no photos',
    tag,
    access,
    response: 'binary',
    limitPerMinute: 6,
    heavy: true,
  }),
  exportCoco: endpoint({
    method: 'GET',
    path: '/api/ai-training/coco',
    summary: 'Labelled photos with their labels and drawn areas as a zip in COCO’s format',
    tag,
    access,
    response: 'binary',
    limitPerMinute: 6,
    heavy: true,
  }),
  trainingData: endpoint({
    method: 'GET',
    path: '/api/training-data',
    summary: 'Labelled photos, newest first',
    tag,
    access,
    query: z.object(paging),
    response: z.array(trainingExample),
  }),
  trainingImage: endpoint({
    method: 'GET',
    path: '/api/training-data/:id/image',
    summary: 'A labelled photo',
    tag,
    access,
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
  }),
  removeExample: endpoint({
    method: 'DELETE',
    path: '/api/training-data/:id',
    summary: 'Take a labelled photo out of training',
    tag,
    access,
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
  train: endpoint({
    method: 'POST',
    path: '/api/train',
    summary: 'Add a labelled photo; the panel compares with it at once',
    tag,
    access,
    form: z.object({
      trueDefectType: z.pipe(text(200, undefined, MISSING), z.string().check(z.minLength(1, MISSING))),
      trueSeverity: z.enum(SEVERITIES, {
        error: ({ input }) => (input ? 'Must be low, medium, high or critical' : MISSING),
      }),
    }),
    file: 'image',
    response: z.extend(message, { example: trainingExample }),
    status: 201,
    errors: ['upload_failed', 'unsupported_type', 'too_large', 'unusable_photo', 'conflict'],
    limitPerMinute: 60,
    heavy: true,
  }),
  modelPerformance: endpoint({
    method: 'GET',
    path: '/api/model-performance',
    summary: 'Every version with its figures: the active one first, then the newest',
    tag,
    access,
    response: z.array(modelPerformance),
  }),
  pastPerformance: endpoint({
    method: 'GET',
    path: '/api/model-performance/past',
    summary: 'Versions of systems that data was brought in from, as measured there: the newest 200',
    tag,
    access,
    response: z.array(pastPerformance),
  }),
  activateVersion: endpoint({
    method: 'POST',
    path: '/api/ai-training/versions/:id/activate',
    summary: 'Let another version answer from now on',
    tag,
    access,
    params: idParams,
    response: message,
    errors: ['not_found', 'conflict'],
  }),
  listCandidates: endpoint({
    method: 'GET',
    path: '/api/ai-training/candidates',
    summary: 'Feedback that may be learned from and waits to be looked at',
    tag,
    access,
    query: z.object(paging),
    response: z.array(candidate),
  }),
  candidateImage: endpoint({
    method: 'GET',
    path: '/api/ai-training/candidates/:id/image',
    summary: 'The photo of a candidate, by its finding’s id',
    tag,
    access,
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
  }),
  acceptCandidates: endpoint({
    method: 'POST',
    path: '/api/ai-training/candidates/accept',
    summary: 'Learn from these',
    tag,
    access,
    body: chosen,
    response: handled,
  }),
  dropCandidates: endpoint({
    method: 'POST',
    path: '/api/ai-training/candidates/drop',
    summary: 'Don’t learn from these',
    tag,
    access,
    body: chosen,
    response: handled,
  }),
  listFeedback: endpoint({
    method: 'GET',
    path: '/api/ai-training/feedback',
    summary: 'What inspectors said of findings, newest first; no photos, no names',
    tag,
    access,
    query: z.object(paging),
    response: z.array(feedbackEntry),
  }),
  readTrainingConsent: endpoint({
    method: 'GET',
    path: '/api/training-consent',
    summary: 'Whether your photos may be learned from',
    tag: 'Accounts',
    access: 'session',
    response: z.object({ given: z.boolean(), givenAt: z.nullable(timestamp), photosInUse: z.int() }),
  }),
  setTrainingConsent: endpoint({
    method: 'PUT',
    path: '/api/training-consent',
    summary: 'Let your photos be learned from, or withdraw them',
    tag: 'Accounts',
    access: 'session',
    body: z.object({ given: z.boolean('Must be true or false') }),
    response: z.object({ given: z.boolean(), givenAt: z.nullable(timestamp), photosInUse: z.int() }),
  }),
};
