import { accountImportEndpoints } from './account-import.ts';
import { accountSecurityEndpoints } from './account-security.ts';
import { accountDataEndpoints, accountSettingsEndpoints } from './account-settings.ts';
import { accountEndpoints } from './accounts.ts';
import { administrationPageEndpoints } from './administration-page-endpoints.ts';
import { analysisEndpoints } from './analysis.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contact.ts';
import { creditEndpoints } from './credits.ts';
import { defectEndpoints } from './defects.ts';
import { insightEndpoints } from './insights.ts';
import { paymentEndpoints, sandboxEndpoints } from './payments.ts';
import { projectPageEndpoints } from './project-page-endpoints.ts';
import { projectEndpoints } from './projects.ts';
import { publicDocumentEndpoints } from './public-documents.ts';
import { reportPageEndpoints } from './report-page-endpoints.ts';
import { reviewEndpoints } from './reviews.ts';
import { trialEndpoints } from './trials.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...accountSettingsEndpoints,
  ...accountDataEndpoints,
  ...accountImportEndpoints,
  ...projectEndpoints,
  ...defectEndpoints,
  ...projectPageEndpoints,
  ...analysisEndpoints,
  ...creditEndpoints,
  ...paymentEndpoints,
  ...sandboxEndpoints,
  ...reportPageEndpoints,
  ...reviewEndpoints,
  ...insightEndpoints,
  ...contactEndpoints,
  ...chatEndpoints,
  ...publicDocumentEndpoints,
  ...administrationPageEndpoints,
  ...trialEndpoints,
};
