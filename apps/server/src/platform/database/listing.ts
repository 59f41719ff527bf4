import type { EngineResult } from '@plumbline/contract';
import type { Agreement } from '@plumbline/vision';

/** What lists of findings show of the panel, kept beside the whole examination. */
export interface Listing {
  aiResults: EngineResult[];
  consensusFactors: string[];
  divergentPoints: string[];
  /** Left out by earlier versions, as is the next. */
  agreement?: Agreement;
  mismatch?: string | null;
}
