/** A case of the golden file: what the engines see, what the person says, and what comes of both. */
import type { AnalysisContext, Family, StateCode } from '@plumbline/knowledge';
import { assess } from '@plumbline/knowledge/assess';
import { combine } from '../../src/consensus/combine.ts';
import { strongest } from '../../src/consensus/says.ts';
import { SHIPPED_WEIGHTS } from '../../src/consensus/weights.ts';
import { language } from '../../src/engines/language.ts';
import { standards } from '../../src/engines/standards.ts';
import type { Evidence } from '../../src/evidence/evidence.ts';
import type { Consensus, Engine, EngineFamily, Opinion, Vote } from '../../src/panel.ts';

export interface Case {
  name: string;
  photo: Partial<Record<'surface' | 'crack' | 'texture', Partial<Record<Family, number>>>>;
  say: string;
  state?: StateCode;
}

export interface Verdict {
  outcome: Consensus['outcome'];
  title: string;
  severity: string;
  class: string;
  confidence: string;
  agreement: string;
  mismatch: string;
  first: string;
  call: string;
}

const ENGINES = {
  surface: ['Surface network', 'network'],
  crack: ['Crack geometry', 'geometry'],
  texture: ['Colour and texture', 'descriptor'],
} as const satisfies Record<string, readonly [string, EngineFamily]>;

const NO_OPINION: Opinion = { families: {}, defects: {}, summary: '', recommendations: [], measurements: [] };

export function voteOf(
  engineId: string,
  engineName: string,
  family: EngineFamily,
  parts: Partial<Opinion>,
): Vote {
  const vote: Vote = {
    engineId,
    engineName,
    family,
    status: 'voted',
    opinion: { ...NO_OPINION, ...parts },
    elapsedMs: 1,
  };
  return { ...vote, ...strongest(vote) };
}

/** Words are read by the real engines, which never look at the photo. */
export async function readBy(engine: Engine, context: AnalysisContext): Promise<Vote[]> {
  const opinion = await engine.vote({} as Evidence, context, new AbortController().signal);
  return opinion ? [voteOf(engine.id, engine.name, engine.family, opinion)] : [];
}

export function contextOf(description: string, state?: StateCode): AnalysisContext {
  return { description, stages: [], project: state ? { state } : {}, inspectedOn: '2026-11-21' };
}

/** The panel's answer and what the rules make of it. */
export function answer(votes: readonly Vote[], context: AnalysisContext) {
  const consensus = combine(votes, context, SHIPPED_WEIGHTS);
  const { outcome, defectId, family, group = null, confidence, measurements, agreement } = consensus;
  const assessment = assess({
    ...context,
    ...{ outcome, defectId, family, group, confidence, measurements },
    ...(agreement?.basis ? { restsOn: agreement.basis } : {}),
  });
  return { consensus, assessment };
}

export async function verdictOf({ photo, say, state }: Case): Promise<Verdict> {
  const context = contextOf(say, state);
  const seen = Object.entries(photo).map(([id, families]) => {
    const [name, family] = ENGINES[id as keyof typeof ENGINES];
    return voteOf(id, name, family, { families, summary: `${name} looked.` });
  });
  const votes = [...seen, ...(await readBy(language, context)), ...(await readBy(standards, context))];
  const { consensus, assessment } = answer(votes, context);
  const { classification, safetyHazard } = assessment.as4349;
  const named = consensus.outcome === 'defect';
  return {
    outcome: consensus.outcome,
    title: consensus.title,
    severity: assessment.severity,
    class: named ? `${classification ?? 'not classified'}${safetyHazard ? ', safety hazard' : ''}` : '',
    confidence: `${Math.round(consensus.confidence * 100)}%`,
    agreement: consensus.agreement?.text ?? '',
    mismatch: consensus.mismatch ?? '',
    first: assessment.recommendations[0] ?? '',
    call: assessment.whoToCall[0] ?? '',
  };
}
