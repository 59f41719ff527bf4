/**
 * What an engine is, what it says, and what the panel makes of it.
 * Adding an engine is adding a file that implements `Engine` and a line in the panel's list.
 */
import type { AnalysisContext, EngineFamily, Outcome, VoteStatus } from '@plumbline/knowledge';
import type { Evidence } from './evidence/evidence.ts';
import type { KeptConsensus, KeptExamination, KeptOpinion, KeptVote, Overlay } from './examination-schema.ts';
import type { BareBars } from './network/bars.ts';
import type { Half } from './network/halves.ts';
import type { Cells } from './network/inference.ts';
import type { Box, Region } from './network/regions.ts';

export type { Box, EngineFamily, Outcome, Overlay, VoteStatus };

export interface EngineDescription {
  id: string;
  /** As shown to people. */
  name: string;
  family: EngineFamily;
  /** One sentence: what it looks at. */
  about: string;
}

/** One engine's opinion. Probabilities are in 0–1 and need not be calibrated; the consensus calibrates them. */
export interface Opinion extends Omit<KeptOpinion, 'overlays'> {
  /** Where each kind of defect is, and the places that want a closer look. The panel moves these to the marks. */
  regions?: Region[];
  places?: Box[];
  /** Where bare reinforcing bars seem to show. The panel moves it to the marks. */
  bareBars?: BareBars;
  /** Looks at each half of the photo by itself, in pairs across from each other. Left out of the vote as well. */
  halves?: () => Promise<(readonly [Half, Half])[]>;
  /** How surely each kind shows in each part of the photo. Left out of the vote as well. */
  cells?: Cells;
  /** What to draw over the photo. The panel moves these from the vote to the examination. */
  overlays?: Overlay[];
}

/** An engine's vote as it reaches the consensus, the browser and the database. Plain JSON. */
export interface Vote extends Omit<KeptVote, 'opinion'> {
  /** Undefined unless the engine voted. */
  opinion?: Opinion;
}

export interface Engine extends EngineDescription {
  /** How long it may take, in milliseconds. */
  timeLimitMs: number;
  /** Returns undefined to abstain (nothing to go on). Throws when it fails. Must stop when the signal aborts. */
  vote(evidence: Evidence, context: AnalysisContext, signal: AbortSignal): Promise<Opinion | undefined>;
}

/** How many opinions there are and how many agree. */
export type Agreement = NonNullable<KeptConsensus['agreement']>;

/** The panel's calibrated answer. Plain JSON. */
export type Consensus = KeptConsensus;

/** Another defect of the same photo, apart from the first. */
export interface AlsoSeen {
  consensus: Consensus;
  overlays: Overlay[];
  overlayDescription: string;
  region: Box;
}

/** Everything that an examination leaves behind. Plain JSON, so that it crosses processes and is stored as it is. */
export interface Examination extends Omit<KeptExamination, 'votes'> {
  votes: Vote[];
  /** Other defects of the photo; each becomes a finding of its own, and then they are left out here. */
  also?: AlsoSeen[];
}

/** Why a photo can't be used. Answered with 422 and no charge; the message says what to do. */
export type PhotoProblem =
  | 'unreadable'
  | 'unsupported_type'
  | 'too_small'
  | 'too_many_pixels'
  | 'too_large'
  | 'blank'
  | 'blurred'
  | 'too_dark'
  | 'glare'
  | 'drawing';
