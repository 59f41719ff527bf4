/**
 * Which edition of the NCC governs: fixed by the building approval in each state, not by the inspection.
 * The contract date stands in where no approval date is known.
 */
import { type Confidence, weakest } from '../confidence.ts';
import { isIsoDate, longDate } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import { ADOPTION_2025, EDITIONS, type NccEdition } from '../ncc.ts';
import type { StateCode } from '../stages.ts';
import type { ProjectInput } from './facts.ts';

export interface NccEditionFinding {
  /** Null where it can't be told. */
  edition: NccEdition | null;
  /** Other editions that may govern instead. */
  alternatives: NccEdition[];
  /** As shown: without the edition where that is unsure. */
  display: string;
  why: string;
  confidence: Confidence;
  source: string;
  needs: ProjectInput[];
  /** The building was approved before the oldest edition held here. */
  isBeforeHeld?: true;
}

/** The ACT made NCC 2025 available on its adoption date and mandatory six months later. */
const ACT_MANDATORY = '2026-11-01';

/** The edition that governs this project, with the reason. Never an edition without a state and a date. */
export function nccEdition(project: ProjectFacts): NccEditionFinding {
  const approved = isIsoDate(project.approvalDate) ? project.approvalDate : undefined;
  const contracted = isIsoDate(project.contractDate) ? project.contractDate : undefined;
  const date = approved ?? contracted;
  if (!project.state || !date) {
    const missing: ProjectInput[] = [
      ...(project.state ? [] : ['state' as const]),
      ...(date ? [] : ['approvalDate' as const]),
    ];
    return unknown(
      'The state and the date of the building approval decide the edition. Add them to the project.',
      missing,
    );
  }
  const basis = approved
    ? `Building approval of ${longDate(date)} in ${project.state}.`
    : `Contract of ${longDate(date)} in ${project.state}; the building approval decides and may be later.`;
  const found = onDate(project.state, date);
  if (!found)
    return {
      ...unknown(`${basis} That is before NCC 2019 Amendment 1, the oldest edition held here.`, []),
      isBeforeHeld: true,
    };
  const confidence = approved ? found.confidence : weakest(found.confidence, 'likely');
  return {
    edition: found.edition,
    alternatives: found.alternatives,
    display: confidence === 'unsure' ? 'National Construction Code (edition to be confirmed)' : found.edition,
    why: [basis, found.why].filter(Boolean).join(' '),
    confidence,
    source: found.source,
    needs: [],
  };
}

function unknown(why: string, missing: ProjectInput[]): NccEditionFinding {
  return {
    edition: null,
    alternatives: [],
    display: 'National Construction Code (edition not determined)',
    why,
    confidence: 'unsure',
    source: '',
    needs: missing,
  };
}

interface OnDate {
  edition: NccEdition;
  alternatives: NccEdition[];
  why: string;
  confidence: Confidence;
  source: string;
}

function onDate(state: StateCode, date: string): OnDate | undefined {
  const adoption = ADOPTION_2025.find((row) => row.state === state);
  const before2025 = EDITIONS.filter((row) => row.edition !== 'NCC 2025' && row.startsOn <= date).at(-1);
  if (!before2025) return undefined;
  const plain: OnDate = {
    edition: before2025.edition,
    alternatives: [],
    why: '',
    confidence: before2025.confidence,
    source: before2025.source,
  };
  const published = EDITIONS.find((row) => row.edition === 'NCC 2025')?.startsOn ?? '';
  if (date < published || !adoption) return plain;
  if (adoption.date === null) {
    return {
      ...plain,
      alternatives: ['NCC 2025'],
      why: `No adoption date of NCC 2025 is confirmed for ${state}: check with the certifier.`,
      confidence: 'unsure',
      source: adoption.source,
    };
  }
  if (date < adoption.date) {
    return {
      ...plain,
      alternatives: adoption.confidence === 'unsure' ? ['NCC 2025'] : [],
      why: `${state} adopts NCC 2025 on ${longDate(adoption.date)}${adoption.confidence === 'unsure' ? ', as reported by one source' : ''}.`,
      confidence: weakest(plain.confidence, adoption.confidence),
      source: adoption.source,
    };
  }
  if (state === 'ACT' && date < ACT_MANDATORY) {
    return {
      ...plain,
      alternatives: ['NCC 2025'],
      why: `NCC 2025 could be chosen in the ACT from ${longDate(adoption.date)} and is mandatory from ${longDate(ACT_MANDATORY)}.`,
      confidence: 'unsure',
      source: adoption.source,
    };
  }
  return {
    edition: 'NCC 2025',
    alternatives: adoption.confidence === 'unsure' ? [before2025.edition] : [],
    why: `${state} adopted NCC 2025 on ${longDate(state === 'ACT' ? ACT_MANDATORY : adoption.date)}.`,
    confidence: adoption.confidence,
    source: adoption.source,
  };
}
