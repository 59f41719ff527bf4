import { FAMILIES, FAMILY_NAMES } from '@plumbline/knowledge';
import { type Examination, mayBeOverlooked } from '@plumbline/vision';

/** Whether somebody is asked about a photo in which nobody looked for a defect. */
export const asksAbout = mayBeOverlooked;

/** What somebody is asked about: the panel's answer, or what it holds likeliest where it isn't sure enough to answer. */
export function askedAbout({ consensus }: Pick<Examination, 'consensus'>): {
  defectType: string;
  confidence: number;
} {
  const { outcome, title, confidence, distribution } = consensus;
  if (outcome === 'defect') return { defectType: title, confidence };
  const kinds = FAMILIES.filter((family) => family !== 'normal' && family !== 'not_building');
  const likeliest = kinds.reduce((best, one) => (distribution[one] > distribution[best] ? one : best));
  return { defectType: FAMILY_NAMES[likeliest], confidence: distribution[likeliest] };
}
