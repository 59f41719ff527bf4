/** An inspector's class of AS 4349.1 takes the place of the derived one. A safety hazard stays one, whatever its class. */
import type { As4349Class } from '../findings.ts';
import { NOT_CLASSIFIED } from '../rules/defect-class.ts';
import type { As4349Finding, Assessment } from './types.ts';
import { listOf, lowerFirst } from './wording.ts';

const NOT_AN_INSPECTION = 'A finding from a photo is not an inspection by that standard.';

/** Told of a class that an open hazard alert holds back. */
export const heldBackText = (given: As4349Class): string =>
  `set to ${given} by the inspector; that doesn’t count while a hazard alert is open`;

/** With its line: 'AS 4349.1 type A (damage) · major · safety hazard', as far as each is known. */
export function withClassText(found: Omit<As4349Finding, 'text'>): As4349Finding {
  const { kinds, classification, byInspector, heldBack, safetyHazard } = found;
  const named = listOf(kinds.map(({ letter, name }) => `${letter} (${lowerFirst(name)})`));
  const parts = [
    `AS 4349.1${named && ` type ${named}`}`,
    `${classification ?? lowerFirst(NOT_CLASSIFIED)}${byInspector ? ', set by the inspector' : ''}`,
    ...(heldBack ? [heldBackText(heldBack)] : []),
    ...(safetyHazard ? ['safety hazard'] : []),
  ];
  return { ...found, text: `${parts.join(' · ')}. ${NOT_AN_INSPECTION}` };
}

export function asClassed(assessment: Assessment, given: As4349Class | null | undefined): Assessment {
  if (!given) return assessment;
  const { text: before, ...found } = assessment.as4349;
  const as4349 = withClassText({ ...found, classification: given, byInspector: true });
  return {
    ...assessment,
    as4349,
    technicalAnalysis: assessment.technicalAnalysis.replace(before, as4349.text),
  };
}
