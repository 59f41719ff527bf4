/** What tells of a danger in set phrases: how such a phrase is written. */
export interface Saying {
  /** The class that rules ask for. */
  name: string;
  says: RegExp;
  /** With any of these in its sentence it's something else. */
  unless?: RegExp;
  /** Its own 'not' or 'no' is the danger. */
  denies?: true;
  /** Its own 'removed' or 'taken out' is the danger, and mends nothing. */
  removes?: true;
  /** Whoever asks of it tells of it: 'is 60 ppm of CO ok?' */
  asked?: true;
}

export const says = (...patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'g');
