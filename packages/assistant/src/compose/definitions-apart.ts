/** 'A safety hazard vs a major defect in a 4349 report?': each term as the standard for inspections has it. */
import { rowsNamed } from '../corpus.ts';
import { definitionsNamed } from '../rows/practice-rows.ts';
import type { Part } from './part.ts';

const APART = /\b(?:vs|versus|differen\w*|or|same as|compared? (?:to|with)|and)\b/i;
const OF_REPORTS = /\b(?:4349|inspection|inspector\w*|report\w*)\b/i;
const OF_ONES_OWN = /\b(?:my|our|list|show|how many|this|which|projects?|findings?)\b/i;

export const definitionsApart = (text: string): Part[] => {
  if (!APART.test(text) || !OF_REPORTS.test(text) || OF_ONES_OWN.test(text)) return [];
  const rows = rowsNamed(...definitionsNamed(text));
  return rows.length > 1 ? [{ text: rows.map((row) => row.text).join('\n\n'), rows, support: 0.85 }] : [];
};
