/** Which edition of the code applies: by the year of the approval where it is stated, else the state's own dates. */
import type { StateCode } from '@plumbline/knowledge';
import { nccEdition } from '@plumbline/knowledge/rules';
import { rowsNamed } from '../corpus.ts';
import { type Brief, type Part, part } from './part.ts';
import { composeEdition } from './place-parts.ts';

const APPROVED = /\b(?:approv|permit|consent|da\b|certificate|built|contract|signed|lodged)/i;

const NOW = /\b(?:today|now|currently|at (?:the moment|present)|right now|these days)\b/i;
/** Of an approval that is given today. */
async function editionNow(brief: Brief, state: StateCode): Promise<Part[]> {
  const found = nccEdition({ state, approvalDate: brief.own.today });
  return [
    {
      text: `**${found.display}**, for a building that is approved today. Each building is held to the edition of its own approval.`,
      rows: [],
      support: found.confidence === 'unsure' ? 0.4 : 0.85,
    },
    ...rowsNamed(`state:${state}/edition`).map((row) => part(row, 0.8)),
  ];
}

/** Answers 'which edition applies, permit of March 2024?' */
export async function editionFor(brief: Brief): Promise<Part[]> {
  const { text, state } = brief.question;
  const year = /\b(20[12]\d)\b(?!\s*(?:ncc|code|edition))/i.exec(text.replace(/\bncc ?20\d\d/gi, ''))?.[1];
  if (!year && state && NOW.test(text)) return editionNow(brief, state);
  if (!year || !state || !APPROVED.test(text)) return composeEdition(brief);
  const month = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(text)?.[1]?.toLowerCase();
  const at = month ? 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(month) + 1 : 7;
  const found = nccEdition({ state, approvalDate: `${year}-${String(at).padStart(2, '0')}-15` });
  return [
    {
      text: `**${found.display}**, going by ${month ? 'that month' : `the middle of ${year}`}. The edition is fixed by the building approval, so check its date.`,
      rows: rowsNamed('help:faq/which-edition-of-the-ncc-applies-to-a-defect'),
      support: found.confidence === 'unsure' ? 0.4 : 0.8,
    },
    ...rowsNamed(`state:${state}/edition`).map((row) => part(row, 0.8)),
  ];
}
