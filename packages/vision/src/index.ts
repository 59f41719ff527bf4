/** Photo → evidence → votes of engines → consensus. Knows nothing of HTTP or the database. */

export { type FamilyRecall, familyRecall, RECALL_VERSION } from '@plumbline/knowledge/recall';
export { nearestByWords, type PhotoPrint } from './alike/index.ts';
export { agreementOf } from './consensus/agreement.ts';
export { combine } from './consensus/combine.ts';
export {
  barsMayShow,
  fallenIsDoubted,
  fallenMayShow,
  isHoled,
  isStained,
  observedIn,
} from './consensus/observed.ts';
export { combineTogether, type Together } from './consensus/together.ts';
export { type ConsensusWeights, consensusWeightsSchema, SHIPPED_WEIGHTS } from './consensus/weights.ts';
export { createEngines, describeEngines, type PanelSettings } from './engines/engines.ts';
export { embeddingOf } from './engines/precedent.ts';
export { allowOnlyPhotoDecoders } from './evidence/decoders.ts';
export { type Derivative, derivatives } from './evidence/derivatives.ts';
export type { CaptureFacts, Evidence, Plane, Quality, RgbImage } from './evidence/evidence.ts';
export { assertUsable } from './evidence/gate.ts';
export { type EvidenceSeed, evidenceFrom, gatherEvidence, seedEvidence } from './evidence/gather.ts';
export { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE } from './evidence/limits.ts';
export { type Photo, type ReadPhotoOptions, readPhoto } from './evidence/photo.ts';
export { PhotoError } from './evidence/problem.ts';
export { kindOf, PHOTO_KINDS, type PhotoKind, type PictureKind, sniff } from './evidence/sniff.ts';
export { examinationSchema, measurementSchema, measurementsSchema } from './examination-schema.ts';
export { type ExamineOptions, examine } from './examine.ts';
export { modelFor, transcriptionModelFor } from './hosted/provider.ts';
export {
  DEFAULT_MODELS,
  HOSTED_PROVIDERS,
  type HostedModel,
  type HostedProvider,
  hostedEngineId,
} from './hosted/settings.ts';
export { type DecidedVote, fitTrust, type Trust } from './hosted/trust.ts';
export { takeIn } from './intake.ts';
export { type LearnApartOptions, learnApart } from './learn-apart.ts';
export { type Evaluation, evaluate } from './learning/evaluation.ts';
export { namedFamily } from './learning/judge.ts';
export type { Learned, LessonKind } from './learning/learn.ts';
export { type Observation, observationSchema, type Sample } from './learning/observation.ts';
export { answerOn, type PanelVersion, type Precedents } from './learning/panel-answer.ts';
export { readSamples } from './learning/sample-files.ts';
export type { Example } from './network/examples.ts';
export { networkFingerprint } from './network/fingerprint.ts';
export { type Head, headSchema } from './network/head.ts';
export { mayBeOverlooked } from './overlooked.ts';
export type {
  Agreement,
  AlsoSeen,
  Box,
  Consensus,
  Engine,
  EngineDescription,
  EngineFamily,
  Examination,
  Opinion,
  Outcome,
  Overlay,
  PhotoProblem,
  Vote,
  VoteStatus,
} from './panel.ts';
export {
  createVisionPool,
  type ExamineJob,
  type OwnedJob,
  QueueFullError,
  type VisionPool,
  type VisionPoolOptions,
} from './pool.ts';
export { WorkerCrashError } from './pool-worker.ts';
export { type Redrawing, redraw } from './redraw.ts';
export type { AskedAgain } from './repair/look-again.ts';
export type { SecondAnswer, SecondLook, SecondReason } from './repair/second-look.ts';
export { EngineUnavailable } from './vote.ts';
export type { Intake } from './worker-protocol.ts';
