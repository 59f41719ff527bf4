/** Australian Standards by trade: numbers and titles only; their texts are copyright. */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import rows from './data/standards.json' with { type: 'json' };
import { oneOf } from './decode.ts';
import type { NccEdition } from './ncc.ts';

interface Standard {
  /** Such as 'AS 3700:2018'. */
  number: string;
  title: string;
  editionNote: string;
  trades: readonly string[];
  useFor: string;
  nccLink: string;
  /** The edition of the standard that an edition of the NCC calls up, as far as it is known. */
  yearByNcc: Readonly<Partial<Record<'NCC 2022' | 'NCC 2025', string>>>;
  confidence: Confidence;
  source: string;
}

/** All standards, by trade. */
export const STANDARDS: readonly Standard[] = rows.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

/** Standards and handbooks of inspecting and of trades, which no edition of the NCC fixes. */
const OWN_EDITION = /^(?:AS 4349|ATFA|SA HB|HB)/;

/** Said of each provision that is cited for a building older than the editions held. */
export const FOR_REFERENCE = '(for reference only, not the edition that applied)';

/** Said once beside standards that are shown without their year. */
export const YEAR_BY_EDITION =
  'The year of a standard depends on the NCC edition that applies: ask the certifier.';

/** Year of an edition at the end of a number: ':2021', '-2011', ':2017 (incl. Amdts 1-2)', ' (2016)'. */
const YEAR = /(?:[:-](?:19|20)\d{2}.*| \((?:19|20)\d{2}\))$/;

/** The number as it may be shown under an edition of the NCC: without its year where that isn't known. */
export function numberUnder(
  { number, yearByNcc }: Standard,
  edition: NccEdition | null,
): { number: string; yearShown: boolean } {
  if (OWN_EDITION.test(number) || !YEAR.test(number)) return { number, yearShown: true };
  const stemmed = number.replace(YEAR, '');
  const family = edition?.startsWith('NCC 2022')
    ? 'NCC 2022'
    : edition === 'NCC 2025'
      ? 'NCC 2025'
      : undefined;
  const year = family && yearByNcc[family];
  if (!year) return { number: stemmed, yearShown: false };
  return { number: number.endsWith(year) ? number : `${stemmed}:${year}`, yearShown: true };
}

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
