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
export { allowOnlyPhotoDecoders } from './evidence/decoders.ts';
export { derivatives } from './evidence/derivatives.ts';
export type { Evidence, Plane, Quality, RgbImage } from './evidence/evidence.ts';
export { assertUsable } from './evidence/gate.ts';
export { type EvidenceSeed, evidenceFrom, gatherEvidence, seedEvidence } from './evidence/gather.ts';
export { type Photo, readPhoto } from './evidence/photo.ts';
export { PhotoError } from './evidence/problem.ts';
export { kindOf, PHOTO_KINDS, type PhotoKind, sniff } from './evidence/sniff.ts';
export { examinationSchema, measurementSchema, measurementsSchema } from './examination-schema.ts';
export { examine } from './examine.ts';
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
export { learnApart } from './learn-apart.ts';
export { type Evaluation, evaluate } from './learning/evaluation.ts';
export { namedFamily } from './learning/judge.ts';
export type { Learned } from './learning/learn.ts';
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
  EngineFamily,
  Examination,
  Opinion,
  Outcome,
  Overlay,
  Vote,
  VoteStatus,
} from './panel.ts';
export { createVisionPool, type ExamineJob, QueueFullError, type VisionPool } from './pool.ts';
export { WorkerCrashError } from './pool-worker.ts';
export { type Redrawing, redraw } from './redraw.ts';
export type { AskedAgain } from './repair/look-again.ts';
export type { SecondLook, SecondReason } from './repair/second-look.ts';
export type { Intake } from './worker-protocol.ts';
