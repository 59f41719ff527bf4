import { FAQ, type FaqEntry } from '@plumbline/knowledge/help';

/** Entries whose question, answer or category holds the words, whatever their case. */
export function searchFaq(typed: string, entries: readonly FaqEntry[] = FAQ): readonly FaqEntry[] {
  const words = typed.trim().toLowerCase();
  return entries.filter(({ question, answer, category }) =>
    [question, answer, category.replaceAll('-', ' ')].some((text) => text.toLowerCase().includes(words)),
  );
}
