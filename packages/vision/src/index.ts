/** Photo → evidence → votes of engines → consensus. Knows nothing of HTTP or the database. */
export type { CaptureFacts, Evidence, Plane, Quality, RgbImage } from './evidence/evidence.ts';
export type {
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
