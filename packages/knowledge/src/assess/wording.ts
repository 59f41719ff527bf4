/** Small pieces of wording, so that texts built from data read as sentences. */
import type { ProjectInput } from '../rules/facts.ts';

/** First letter up, full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?:]$/.test(capital) ? capital : `${capital}.`;
}

/** First letter down, unless the word is an abbreviation such as 'DPC' or 'NCC'. */
export function lowerFirst(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'a', 'a and b', 'a, b and c'. */
export function listOf(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** 'an electrician', 'a plumber'. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** 0.834 as '83%'. */
export function percent(probability: number): string {
  return `${Math.round(Math.min(1, Math.max(0, probability)) * 100)}%`;
}

const INPUT_NAMES: Readonly<Record<ProjectInput, string>> = {
  state: 'the state',
  buildingType: 'the building type',
  contractDate: 'the contract date',
  approvalDate: 'the date of the building approval',
  completionDate: 'the completion date',
};

export function inputName(input: ProjectInput): string {
  return INPUT_NAMES[input];
}

/** Keeps the first of equal strings, whatever their capitals. */
export function distinct(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What whoever makes a finding is asked to say of it. */
export const sayToName = (ask: string): string => `say ${ask}, so that it can be named`;

/** What such a step asks for: its readers are told that it isn't recorded. Undefined for every other step. */
export const askedToName = (step: string): string | undefined =>
  /^say (.+), so that it can be named\.?$/i.exec(step)?.[1];

/** Advice while what it is made of, and why, is open. */
export const CONFIRM_ON_SITE = 'ask a building inspector to confirm the material and the cause on site';
