import { accountSecurityEndpoints } from './accounts/account-security.ts';
import { accountDataEndpoints, accountSettingsEndpoints } from './accounts/account-settings.ts';
import { accountEndpoints } from './accounts/accounts.ts';
import { contactEndpoints } from './accounts/contact.ts';
import { reviewEndpoints } from './accounts/reviews.ts';
import { administrationPageEndpoints } from './administration-page-endpoints.ts';
import { analysisEndpoints } from './findings/analysis.ts';
import { chatEndpoints } from './findings/chat.ts';
import { defectEndpoints } from './findings/defects.ts';
import { findingFactEndpoints } from './findings/finding-facts.ts';
import { insightEndpoints } from './findings/insights.ts';
import { trialEndpoints } from './findings/trials.ts';
import { accountImportEndpoints } from './moves/account-import.ts';
import { creditEndpoints } from './payments/credits.ts';
import { paymentEndpoints, sandboxEndpoints } from './payments/payments.ts';
import { projectPageEndpoints } from './project-page-endpoints.ts';
import { projectEndpoints } from './projects/projects.ts';
import { publicDocumentEndpoints } from './projects/public-documents.ts';
import { reportPageEndpoints } from './report-page-endpoints.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...accountSettingsEndpoints,
  ...accountDataEndpoints,
  ...accountImportEndpoints,
  ...projectEndpoints,
  ...defectEndpoints,
  ...findingFactEndpoints,
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
