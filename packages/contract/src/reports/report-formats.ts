/** What a report can be had as. */
export const REPORT_FORMATS = [
  'pdf',
  'docx',
  'xlsx',
  'csv',
  'json',
  'scott_schedule',
  'scott_schedule_word',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** How the name of a report's file ends. */
export const REPORT_FILE_ENDS: Readonly<Record<ReportFormat, string>> = {
  pdf: '.pdf',
  docx: '.docx',
  xlsx: '.xlsx',
  csv: '.csv',
  json: '.json',
  scott_schedule: '-scott-schedule.xlsx',
  scott_schedule_word: '-scott-schedule.docx',
};
