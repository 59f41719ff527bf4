import { kindOf } from './kinds.ts';
import { paragraphs, printDate, sentence } from './print-words.ts';
import type { ReportContent } from './report-content.ts';

const LEAVE = {
  none: 'No leave to use AI is recorded. So the pages on each finding print only what the expert wrote, measured and decided, with the provision and its limit. The annexure tells what software was used for.',
  refused:
    'Leave to use AI was refused. The pages on each finding print only what the expert wrote, measured and decided, with the provision and its limit. The annexure tells what software was used for.',
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
        : 'No code for experts of this forum is known to this software. Find it and name it here.',
    ],
    // The wording is prescribed and isn't held here: a blank that says which text belongs there.
    blank: forum?.prescribed
      ? `Write here ${forum.prescribed}, word for word. This software doesn’t contain its text.`
      : '',
    ai: forum
      ? [forum.aiRule, LEAVE[forum.leave], ...(forum.leaveDetails ? [sentence(forum.leaveDetails)] : [])]
      : [LEAVE.none],
    opinion:
      'The findings state the facts: what was seen and measured, and how. Opinions are the decisions, the severity and what should be done. Reasons are given with each.',
    expert: letterhead.inspectorName,
  };
}
