import type { ReportFormat } from '@plumbline/contract';
import { messageFor } from '../../../api/api-error.ts';
import { type ToastMessage, toast } from '../../../ui/toast-store.ts';

const TRY_AGAIN = 'Please try again.';

const bad = (title: string, description: string): ToastMessage => ({
  title,
  description,
  tone: 'destructive',
});
const good = (title: string, description: string): ToastMessage => ({ title, description, tone: 'good' });

export const tellMissingInformation = () =>
  toast(bad('Missing Information', 'Please select a project and enter a report title'));

export const tellProjectNotFound = (editing: boolean) =>
  toast(
    bad(
      'Project Not Found',
      editing ? 'The project for this report could not be found' : 'The selected project could not be found',
    ),
  );

export const tellNothingSelected = () =>
  toast(bad('No Defects Selected', 'Please select at least one defect to include in the report'));

export const tellGenerated = () =>
  toast(good('Report Generated', 'PDF report has been generated successfully'));

export const tellNotGenerated = (error: unknown) =>
  toast(bad('Report Generation Failed', messageFor(error, TRY_AGAIN)));

export const tellUpdated = () =>
  toast(good('Report Updated', 'Report has been updated with new defect selection'));

export const tellNotUpdated = (error: unknown) =>
  toast(bad('Report Update Failed', messageFor(error, TRY_AGAIN)));

export const tellSessionExpired = () =>
  toast(bad('Session Expired', 'Please sign in again to see your reports'));

export const tellLoginRequired = () => toast(bad('Login Required', 'Please log in to download PDF reports.'));

export const tellLoginForDownload = () =>
  toast(bad('Download Failed', 'Please log in to download your PDF report'));

export const tellNotDownloaded = (error: unknown) =>
  toast(
    bad('Download Failed', `Failed to download the PDF report: ${messageFor(error, 'please try again')}`),
  );

const LIST_DOWNLOADED = 'The defect list has been downloaded successfully';
const SCHEDULE_DOWNLOADED = 'The Scott Schedule has been downloaded successfully';

const DOWNLOADED: Readonly<Record<ReportFormat, string>> = {
  pdf: 'PDF report has been downloaded successfully',
  docx: 'The Word copy has been downloaded. The PDF stays the report that you issued.',
  xlsx: LIST_DOWNLOADED,
  csv: LIST_DOWNLOADED,
  json: LIST_DOWNLOADED,
  scott_schedule: SCHEDULE_DOWNLOADED,
  scott_schedule_word: SCHEDULE_DOWNLOADED,
};

export const tellDownloaded = (format: ReportFormat) => toast(good('Download Complete', DOWNLOADED[format]));

export const tellDeleted = () => toast(good('Report deleted', 'Its versions are gone too.'));

export const tellNotDeleted = (error: unknown) => toast(bad('Delete Failed', messageFor(error, TRY_AGAIN)));

export const tellDetailsSaved = () =>
  toast(good('Report Updated', 'A new version with these details is being made'));
