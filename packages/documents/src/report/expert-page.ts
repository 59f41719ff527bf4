import { kindOf } from './kinds.ts';
import { paragraphs, printDate, sentence } from './print-words.ts';
import type { ReportContent } from './report-content.ts';

/** True of what stands on the pages of findings: warnings, professions and sources come from tables. */
const OWN =
  'So each finding has only what the expert wrote, measured and decided, and from fixed tables the provision with its limit, warnings, professions and sources. No text was generated and no photo is marked by software. The annexure tells what software was used for.';

const LEAVE = {
  none: `No leave to use AI is recorded. ${OWN}`,
  refused: `Leave to use AI was refused. ${OWN}`,
  granted: 'Leave to use AI was granted, as the expert records it.',
} as const;

/** What an expert report says before its findings; null for every other kind. */
export function expertPage(content: ReportContent) {
  const { particulars, letterhead } = content;
  if (kindOf(content) !== 'expert' || !particulars) return null;
  const { forum, fields } = particulars;
  return {
    forum: forum?.name ?? '',
    parts: fields.map(({ key, label, text }) => ({
      heading: label,
      paragraphs: text === '' ? ['Not stated.'] : key === 'codeReadOn' ? [printDate(text)] : paragraphs(text),
      stated: text !== '',
    })),
    code: [
      forum?.expertCode
        ? `The code for experts here: ${sentence(forum.expertCode)}`
        : 'No code for experts of this forum was found when this report was made.',
    ],
    // The wording is prescribed and isn't held here: a blank that says which text belongs there.
    blank: forum?.prescribed ? `For the expert to complete, word for word: ${forum.prescribed}.` : '',
    ai: forum
      ? [forum.aiRule, LEAVE[forum.leave], ...(forum.leaveDetails ? [sentence(forum.leaveDetails)] : [])]
      : [LEAVE.none],
    opinion:
      'Facts are what was seen and measured, and how. Opinions are what the expert decided of each finding, its severity and what should be done. The expert’s reasons are under each opinion. Where there are none, Limits of this report says so.',
    expert: letterhead.inspectorName,
  };
}
