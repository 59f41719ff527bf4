import { listOf, printDate } from './print-words.ts';
import type { ReportContent } from './report-content.ts';

/** A day that can’t be right: in words for whoever makes the report, and for its readers. */
export interface WrongDay {
  code: 'day_ahead' | 'reply_passed' | 'code_ahead' | 'dates_crossed';
  at: 'details' | 'project';
  text: string;
  limitation: string;
}

/** Days of a report that can't be right, by the day on which it is made. Days compare as texts. */
export function wrongDays(
  { inspectedOn, particulars, project: { dates = [] } }: ReportContent,
  today: string,
): WrongDay[] {
  const typed = (key: string) => particulars?.fields.find((field) => field.key === key)?.text ?? '';
  const given = (name: string) => dates.find((one) => one.name === name)?.date ?? '';
  const [replyBy, readOn, completed] = [typed('replyBy'), typed('codeReadOn'), given('completion date')];
  const later = listOf(
    ['contract date', 'approval date'].filter((name) => completed && given(name) > completed),
  );
  const wrong: WrongDay[] = [];
  if (inspectedOn > today)
    wrong.push({
      code: 'day_ahead',
      at: 'details',
      text: `The day of the inspection, ${printDate(inspectedOn)}, is still to come. Check it.`,
      limitation: `The day given for the inspection, ${printDate(inspectedOn)}, is after the date of this report.`,
    });
  if (replyBy && replyBy < today)
    wrong.push({
      code: 'reply_passed',
      at: 'details',
      text: `The day to reply by, ${printDate(replyBy)}, has passed. Choose a later one.`,
      limitation: `The day to reply by, ${printDate(replyBy)}, had passed when this was made.`,
    });
  if (readOn > today)
    wrong.push({
      code: 'code_ahead',
      at: 'details',
      text: `The day on which you read the code, ${printDate(readOn)}, is still to come. Check it.`,
      limitation: `The day given for reading the code, ${printDate(readOn)}, is after the date of this report.`,
    });
  if (later)
    wrong.push({
      code: 'dates_crossed',
      at: 'project',
      text: `The completion date, ${printDate(completed)}, is before the ${later}. Check these dates.`,
      limitation: `The completion date given is before the ${later}. Time limits counted from them may be wrong.`,
    });
  return wrong;
}
