/** An inspector's class of AS 4349.1 takes the place of the derived one. A safety hazard stays one, whatever its class. */
import { NOT_CLASSIFIED } from '../rules/defect-class.ts';
import { isUnknown } from './fallen.ts';
import type { As4349Finding, AssessInput, Assessment } from './types.ts';
import { listOf, lowerFirst } from './wording.ts';

const NOT_AN_INSPECTION = 'A finding from a photo is not an inspection by that standard.';

const WHY_HELD_BACK = {
  unknown: 'until someone says whether anything has fallen or is loose',
  beside: 'while something in the same photo has fallen, is loose or has a hole in it',
} as const;

/** Told of a class that doesn't count for now; nothing where none is held back. */
export const heldBackText = ({ heldBack, heldBackBy }: Omit<As4349Finding, 'text'>): string =>
  heldBack
    ? `set to ${heldBack} by the inspector; that doesn’t count ${heldBackBy ? WHY_HELD_BACK[heldBackBy] : 'while a hazard alert is open'}`
    : '';

/** With its line: 'AS 4349.1 type A (damage) · major · safety hazard', as far as each is known. */
export function withClassText(found: Omit<As4349Finding, 'text'>): As4349Finding {
  const { kinds, classification, byInspector, safetyHazard } = found;
  const heldBack = heldBackText(found);
  const named = listOf(kinds.map(({ letter, name }) => `${letter} (${lowerFirst(name)})`));
  const parts = [
    `AS 4349.1${named && ` type ${named}`}`,
    `${classification ?? lowerFirst(NOT_CLASSIFIED)}${byInspector ? ', set by the inspector' : ''}`,
    ...(heldBack ? [heldBack] : []),
    ...(safetyHazard ? ['safety hazard'] : []),
  ];
  return { ...found, text: `${parts.join(' · ')}. ${NOT_AN_INSPECTION}` };
}

/** Nothing is minor while what has fallen is open: what an inspector set stays readable. */
export function asClassed(
  assessment: Assessment,
  { outcome, decidedClass: given, fallen }: Pick<AssessInput, 'outcome' | 'decidedClass' | 'fallen'>,
): Assessment {
  if (!given || outcome !== 'defect') return assessment;
  const { text: before, ...found } = assessment.as4349;
  const heldBackBy = fallen === 'beside' ? fallen : isUnknown({ fallen }) ? 'unknown' : undefined;
  const as4349 = withClassText({
    ...found,
    ...(given === 'minor' && heldBackBy
      ? { heldBack: given, heldBackBy }
      : { classification: given, byInspector: true as const }),
  });
  return {
    ...assessment,
    as4349,
    technicalAnalysis: assessment.technicalAnalysis.replace(before, as4349.text),
  };
}
