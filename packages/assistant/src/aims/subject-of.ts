/** What a position is taken on: the finding that is meant, the defect that is named, or what was spoken of. */
import type { OwnFinding } from '../account-data.ts';
import type { Subject } from '../compose/position-parts.ts';
import type { Aim } from './aims.ts';
import { POSITIONS } from './positions.ts';
import type { Situation } from './routed.ts';

/** 'Who'd get rid of it?' of what was just told. */
export const POINTS_AT_IT = /\b(?:it|this|that|these|those|them)\b/i;

/** Below this the words hardly point at a defect. */
const HARDLY = 0.5;

/** `pointsAtOne`: whether the message points at one of the user's own findings. */
export function subjectOf(
  aim: Aim,
  { text, question, thread, own, warned }: Situation,
  finding: OwnFinding | null,
  followUp: boolean,
  pointsAtOne: boolean,
): Subject {
  // 'Can my mum stay there' names nothing that a word or two of it happens to stand by.
  const guessed = aim === 'pos.stay' && question.defectStrength < HARDLY;
  const named = question.defectIds[0];
  const meant = guessed ? (followUp ? thread.defectIds[0] : undefined) : named;
  // 'The one near the skylight' is that finding, whatever defect the words sound like; so is 'it' beside an open hazard.
  const isOpen = finding !== null && finding === own.finding;
  const pointed =
    isOpen && (finding.alerts ?? []).length > 0 && POSITIONS.has(aim)
      ? POINTS_AT_IT.test(text)
      : finding !== null && !isOpen && pointsAtOne;
  const unnamed = !named || question.defectStrength < 0.8 || pointed;
  return {
    finding: finding && (unnamed || finding.defectId === named) ? finding : null,
    defectId: finding && unnamed ? finding.defectId : (meant ?? finding?.defectId ?? null),
    warned,
  };
}
