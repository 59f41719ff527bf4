/** How sure a result is: green from 90 %, yellow from 75 %, red below. */
export type ConfidenceBand = 'good' | 'fair' | 'poor';

/** `confidence` from 0 to 1. */
export function confidenceBand(confidence: number): ConfidenceBand {
  const percent = confidencePercent(confidence);
  if (percent >= 90) return 'good';
  return percent >= 75 ? 'fair' : 'poor';
}

/** Whole percent, kept within 0 and 100, so that the band and the figure on screen never disagree. */
export function confidencePercent(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100);
}

/** The words that stand beside the dot: colour is never alone. 'Not sure' is an outcome of its own, never a band. */
const CONFIDENCE_WORDS: Readonly<Record<ConfidenceBand, string>> = {
  good: 'very sure',
  fair: 'fairly sure',
  poor: 'not very sure',
};

/** 'very sure of ‘Crack’': the words, with what they are of where the name beside them says more. */
export const sureWords = (confidence: number, of?: string): string =>
  `${CONFIDENCE_WORDS[confidenceBand(confidence)]}${of ? ` of ‘${of}’` : ''}`;
