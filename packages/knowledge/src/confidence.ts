/**
 * How sure a row of the knowledge is, and what may be shown of it.
 * The rule: an unsure row shows its title, never a number or a clause.
 */
export const CONFIDENCES = ['verified', 'likely', 'unsure'] as const;
/**
 * `verified`: seen in an official or two independent sources. `likely`: a consistent secondary source.
 * `unsure`: not confirmed; nothing of it is shown as fact.
 */
export type Confidence = (typeof CONFIDENCES)[number];

const RANK: Readonly<Record<Confidence, number>> = { verified: 2, likely: 1, unsure: 0 };

/** The less sure of several. */
export function weakest(...confidences: Confidence[]): Confidence {
  return confidences.reduce((least, next) => (RANK[next] < RANK[least] ? next : least), 'verified');
}

/** A row that can be cited. */
interface Citable {
  title: string;
  /** Number or name of the document, such as 'AS 3700:2018'. */
  number?: string;
  clause?: string;
  confidence: Confidence;
  /** How sure the clause is; the row's own confidence where absent. */
  clauseConfidence?: Confidence;
  source: string;
}

/** What may be shown of a row. `display` is ready for the screen. */
export interface Citation {
  title: string;
  number?: string;
  clause?: string;
  confidence: Confidence;
  source: string;
  display: string;
}

const NO_CLAUSE = /not (?:seen|confirmed)|^-?$/;

/** Applies the policy: title alone for an unsure row, no clause where the clause is unsure. */
export function citation(row: Citable): Citation {
  const { title, confidence, source } = row;
  if (confidence === 'unsure') return { title, confidence, source, display: title };
  const clauseSure = (row.clauseConfidence ?? confidence) !== 'unsure';
  const clause = clauseSure && row.clause && !NO_CLAUSE.test(row.clause) ? row.clause : undefined;
  const place = [row.number, clause].filter(Boolean).join(', ');
  return {
    title,
    ...(row.number ? { number: row.number } : {}),
    ...(clause ? { clause } : {}),
    confidence,
    source,
    display: place ? `${title} (${place})` : title,
  };
}
