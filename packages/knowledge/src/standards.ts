/** Australian Standards by trade: numbers and titles only; their texts are copyright. */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import rows from './data/standards.json' with { type: 'json' };
import { oneOf } from './decode.ts';

interface Standard {
  /** Such as 'AS 3700:2018'. */
  number: string;
  title: string;
  editionNote: string;
  trades: readonly string[];
  useFor: string;
  nccLink: string;
  confidence: Confidence;
  source: string;
}

/** All standards, by trade. */
export const STANDARDS: readonly Standard[] = rows.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

/** 'AS/NZS 3500.3:2021 cl 4' → 'AS/NZS 3500.3': the number without edition, part of an edition or clause. */
function stem(number: string): string {
  return /^(?:AS\/NZS|AS|SA HB|HB|ATFA)\s?[\d.]*\d?/.exec(number)?.[0] ?? number;
}

const byStem = new Map<string, Standard>();
for (const row of STANDARDS) if (!byStem.has(stem(row.number))) byStem.set(stem(row.number), row);

/** The standard that a citation such as 'AS 3700:2018 Table 12.1' names, with the place inside it. */
export function findStandard(text: string): { standard: Standard; clause: string } | undefined {
  const exact = STANDARDS.find((row) => text.startsWith(row.number));
  const standard = exact ?? byStem.get(stem(text));
  if (!standard) return undefined;
  const rest = exact ? text.slice(exact.number.length) : text.slice(stem(text).length);
  const clause = /^(?:[:-]\d{4})?\s*(.*)$/.exec(rest)?.[1] ?? '';
  return {
    standard,
    clause: /^[\d(]|^Table|^Appendix|^section|^cl/i.test(clause) ? clause.replace(/^\((.*)\)$/, '$1') : '',
  };
}
