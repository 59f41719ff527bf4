/**
 * What an engine is, what it says, and what the panel makes of it.
 * Adding an engine is adding a file that implements `Engine` and a line in the panel's list.
 */
import type {
  AnalysisContext,
  EngineFamily,
  Family,
  Group,
  Measurement,
  Outcome,
  VoteStatus,
} from '@plumbline/knowledge';
import type { SeenSign } from '@plumbline/knowledge/hazards';
import type { Evidence } from './evidence/evidence.ts';
import type { Box, Region } from './network/regions.ts';

export type { Box, EngineFamily, Outcome, VoteStatus };

export interface EngineDescription {
  id: string;
  /** As shown to people. */
  name: string;
  family: EngineFamily;
  /** One sentence: what it looks at. */
  about: string;
}

/** One engine's opinion. Probabilities are in 0–1 and need not be calibrated; the consensus calibrates them. */
export interface Opinion {
  /** Probability by what is seen. Empty when the engine has nothing to say of it. */
  families: Partial<Record<Family, number>>;
  /** Probability by defect id of the taxonomy. Empty when the engine can't tell so finely. */
  defects: Record<string, number>;
  /** True where it tells the kind only: words of a crack that don't say what is cracked. */
  kindOnly?: boolean;
  /** One sentence for people: what it saw or read. */
  summary: string;
  recommendations: string[];
  measurements: Measurement[];
  /** Where each kind of defect is, and the places that want a closer look. The panel moves these to the marks. */
  regions?: Region[];
  places?: Box[];
  /** How much of the photo looks damaged, all kinds together: holds a clean answer to what is small. */
  damaged?: number;
  /** On how much of the photo each kind is marked, and the photo's contrast: the harder it is, the more is marked. */
  marked?: { shares: Partial<Record<Family, number>>; contrast: number };
  /** What to draw over the photo. The panel moves these from the vote to the examination. */
  overlays?: Overlay[];
  /** What these overlays show, in words. */
  overlayDescription?: string;
  /** Of a hosted model: what it said itself, where `families` is what the panel makes of it. */
  stated?: Partial<Record<Family, number>>;
  /** Tokens and cost of a hosted model. */
  usage?: { inputTokens: number; outputTokens: number; costCents?: number };
}

/** An engine's vote as it reaches the consensus, the browser and the database. Plain JSON. */
export interface Vote {
  engineId: string;
  engineName: string;
  family: EngineFamily;
  status: VoteStatus;
  /** Undefined unless the engine voted. */
  opinion?: Opinion;
  /** The strongest thing it says, in people's words, such as 'Crack' or 'Stepped brick crack'. */
  says?: string;
  /** Its own probability of that, 0–1. */
  confidence?: number;
  /** Why it has no opinion, in people's words. */
  reason?: string;
  elapsedMs: number;
}

export interface Engine extends EngineDescription {
  /** How long it may take, in milliseconds. */
  timeLimitMs: number;
  /** Returns undefined to abstain (nothing to go on). Throws when it fails. Must stop when the signal aborts. */
  vote(evidence: Evidence, context: AnalysisContext, signal: AbortSignal): Promise<Opinion | undefined>;
}

/** How many opinions there are and how many agree. What reads only the person's words counts as one of them. */
export interface Agreement {
  asked: number;
  /** Those that have an opinion at all. */
  opinions: number;
  agreeing: number;
  /** What bears the answer out; null where nothing does, as with doubt. */
  basis: 'photo' | 'words' | 'both' | null;
  /** One sentence, the same wherever the answer stands. */
  text: string;
}

/** The panel's calibrated answer. Plain JSON. */
export interface Consensus {
  outcome: Outcome;
  /** Set for outcome 'defect', but where only a group of families is sure or words name what no photo shows. */
  family: Family | null;
  /** The level above, where no single family is sure. Left out by earlier versions. */
  group?: Group | null;
  /** Id in the taxonomy; set for outcome 'defect' where words, stage or material allow it to be named. */
  defectId: string | null;
  /** As shown to people: the defect's name, the family's name, or the sentence of the outcome. */
  title: string;
  /** Calibrated probability that the title is right, 0–1. */
  confidence: number;
  /** Calibrated distribution over families; sums to 1. */
  distribution: Record<Family, number>;
  /** The likeliest defects of the taxonomy, best first, at most 5. */
  candidates: { defectId: string; name: string; probability: number }[];
  /** True when the user's words settled what the photo couldn't. */
  settledByWords: boolean;
  /** Left out by earlier versions. */
  agreement?: Agreement;
  /** Where the words say something that the photo doesn't show, in one sentence. */
  mismatch?: string;
  /** What the engines that look at the photo saw, in their words. */
  observed?: string[];
  /** Dangerous signs that the photo itself shows. */
  seen?: SeenSign[];
  /** What the panel had named before it looked at more photos: the hazards of that stay until somebody closes them. */
  namedBefore?: { defectId: string | null; family: Family | null }[];
  consensusFactors: string[];
  divergentPoints: string[];
  /** For 'not_sure': what to do next (closer, brighter, straight on, a coin for scale, say what you see). */
  advice: string[];
  /** Engines that were asked, and of them those that voted. */
  enginesAsked: number;
  enginesVoted: number;
  measurements: Measurement[];
  /** Version of the weights and calibration that made this. */
  modelVersion: string;
}

/** A thing to draw over the photo, in fractions of its width and height (0–1). Plain JSON. */
export type Overlay =
  | {
      kind: 'trace';
      label: string;
      points: [number, number][];
      /** In pixels of the working image, and half the error bar of that. */
      widthPx: number;
      widthErrorPx?: number;
    }
  | { kind: 'heat'; label: string; columns: number; rows: number; values: number[] }
  /** A closed line around a finding, or, with a number, around a place that wants a closer look. */
  | { kind: 'outline'; label: string; points: [number, number][]; place?: number };

/** Another defect of the same photo, apart from the first. */
export interface AlsoSeen {
  consensus: Consensus;
  overlays: Overlay[];
  overlayDescription: string;
  region: Box;
}

/** Everything that an examination leaves behind. Plain JSON, so that it crosses processes and is stored as it is. */
export interface Examination {
  votes: Vote[];
  consensus: Consensus;
  overlays: Overlay[];
  /** The box around what was found; left out where nothing has a place. */
  region?: Box;
  /** Other defects of the photo; each becomes a finding of its own, and then they are left out here. */
  also?: AlsoSeen[];
  /** What the overlay shows, in words, for those who don't see it. */
  overlayDescription: string;
  elapsedMs: number;
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
  | 'glare';
