import type { EngineResult } from '@plumbline/contract';
import { agreementOf, type Examination, type Vote } from '@plumbline/vision';
import type { defects } from '../platform/database/schema.ts';

/** One engine's vote as people and other programs read it. */
export function toEngineResult(vote: Vote): EngineResult {
  return {
    engineId: vote.engineId,
    engine: vote.engineName,
    status: vote.status,
    defectType: vote.says ?? null,
    confidence: vote.confidence ?? null,
    summary: vote.opinion?.summary ?? vote.reason ?? '',
    recommendations: vote.opinion?.recommendations ?? [],
    elapsedMs: vote.elapsedMs,
  };
}

/** What lists show of an examination. */
export function toListing({ votes, consensus }: Examination): (typeof defects.$inferSelect)['listing'] {
  const { consensusFactors, divergentPoints, mismatch = null } = consensus;
  return {
    aiResults: votes.map(toEngineResult),
    consensusFactors,
    divergentPoints,
    agreement: consensus.agreement ?? agreementOf(votes, consensus),
    mismatch,
  };
}
