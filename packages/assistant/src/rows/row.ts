import type { Confidence, DefectId, StateCode } from '@plumbline/knowledge';

/** What a row answers. A question asks for one or more of these. */
const ASPECTS = [
  'about',
  'severity',
  'cause',
  'next',
  'who',
  'provision',
  'tolerance',
  'warranty',
  'limits',
  'insurance',
  'regulator',
  'dispute',
  'inspections',
  'guide',
  'edition',
  'changes',
  'standard',
  'definition',
  'stage',
  'photo',
  'product',
  'verdict',
  'sureness',
  'project',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One citable piece of what is known. An answer is made of rows and of nothing else. */
export interface Row {
  /** Such as 'tolerance:tile-lip', 'defect:rising_damp/cause', 'state:NSW/warranty', 'help:faq/…' or 'finding:12/severity'. */
  id: string;
  aspect: Aspect;
  /** As cited. */
  title: string;
  /** Markdown that can be said as it stands; without numbers or clauses where the row is unsure. */
  text: string;
  /** Words that people use for it and that stand in neither title nor text. Searched, never shown. */
  keywords: string;
  defectIds: readonly DefectId[];
  /** Where it holds; empty for everywhere. */
  states: readonly StateCode[];
  confidence: Confidence;
  /** Document, law or 'General trade knowledge', for the reader. */
  source: string;
}

const LIST_END = / and (?=[^,]*$)/;

/** 'a, b and c'. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${(words.at(-1) ?? '').replace(LIST_END, ' and ')}`;
}

/** Lines of a Markdown list. */
export const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** First letter small, unless the word is a name such as 'DPC' or 'AS'. */
export function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes rows of law of one aspect. A row is verified unless it says otherwise. */
export const lawRow =
  (aspect: Row['aspect']) =>
  (
    id: string,
    title: string,
    text: string,
    keywords: string,
    states: Row['states'],
    source: string,
    confidence: Row['confidence'] = 'verified',
  ): Row => ({
    id: `law:${id}`,
    aspect,
    title,
    text,
    keywords,
    defectIds: [],
    states,
    confidence,
    source,
  });
