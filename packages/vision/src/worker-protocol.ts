import type { AnalysisContext } from '@plumbline/knowledge';
import type { PhotoPrint } from './alike/index.ts';
import type { ConsensusWeights } from './consensus/weights.ts';
import type { PanelSettings } from './engines/engines.ts';
import type { Derivative } from './evidence/derivatives.ts';
import type { CaptureFacts } from './evidence/evidence.ts';
import type { EvidenceSeed } from './evidence/gather.ts';
import type { PhotoKind } from './evidence/sniff.ts';
import type { Observation } from './learning/observation.ts';
import type { Examination, PhotoProblem, Vote } from './panel.ts';
import type { Redrawing, Redrawn } from './redraw.ts';
import type { AskedAgain } from './repair/look-again.ts';
import type { SecondLook } from './repair/second-look.ts';

/** A photo that may be analysed: what is kept of it, and what the examination starts from. Plain data. */
export interface Intake extends CaptureFacts {
  kind: PhotoKind;
  /** Upright size as taken, in pixels. */
  width: number;
  height: number;
  /** Of the file as it came, in hexadecimal. */
  sha256: string;
  derivatives: Derivative[];
  /** Give this to `examine`, so that the photo isn't decoded twice. */
  seed: EvidenceSeed;
}

export type Job =
  | { id: number; kind: 'observe'; input: EvidenceSeed }
  | { id: number; kind: 'intake'; bytes: Uint8Array; judge: boolean }
  | { id: number; kind: 'print'; bytes: Uint8Array }
  | { id: number; kind: 'alike'; spots: Uint8Array; others: readonly Uint8Array[] }
  | { id: number; kind: 'lookAgain'; before: Uint8Array; after: Uint8Array; asked: AskedAgain }
  | { id: number; kind: 'redraw'; bytes: Uint8Array; how: Redrawing }
  | {
      id: number;
      kind: 'examine';
      input: Uint8Array | EvidenceSeed;
      context: AnalysisContext;
      weights?: ConsensusWeights;
    };

export type Result = Intake | Observation | Examination | Redrawn | PhotoPrint | SecondLook | number[];

export type ToWorker = Job | { kind: 'stop'; id: number } | { kind: 'settings'; settings: PanelSettings };

export interface WorkerFailure {
  message: string;
  /** Set where the photo itself was the trouble. */
  problem?: PhotoProblem;
  detail?: string;
}

export type FromWorker =
  | { kind: 'begun'; id: number }
  | { kind: 'vote'; id: number; vote: Vote }
  | { kind: 'done'; id: number; result: Result }
  | { kind: 'failed'; id: number; failure: WorkerFailure };
