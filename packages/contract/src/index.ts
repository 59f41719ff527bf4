/** The HTTP contract: one entry per endpoint. The server registers from it, the web client is typed by it. */
import { accountSecurityEndpoints } from './account-security.ts';
import { accountDataEndpoints, accountSettingsEndpoints } from './account-settings.ts';
import { accountEndpoints } from './accounts.ts';
import { administrationEndpoints } from './administration.ts';
import { analysisEndpoints } from './analysis.ts';
import { auditEndpoints } from './audit.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contact.ts';
import { creditEndpoints } from './credits.ts';
import { defectEndpoints } from './defects.ts';
import { insightEndpoints } from './insights.ts';
import { mailEndpoints } from './mail.ts';
import { migrationEndpoints } from './migration.ts';
import { operationEndpoints } from './operations.ts';
import { paymentEndpoints, sandboxEndpoints } from './payments.ts';
import { projectEndpoints } from './projects.ts';
import { publicDocumentEndpoints } from './public-documents.ts';
import { reportEndpoints } from './reports.ts';
import { trainerEndpoints } from './trainer.ts';

export * from './accent.ts';
export * from './account-security.ts';
export * from './account-settings.ts';
export * from './accounts.ts';
export * from './administration.ts';
export * from './analysis.ts';
export * from './audit.ts';
export * from './chat.ts';
export * from './contact.ts';
export * from './credits.ts';
export * from './declaration.ts';
export * from './defects.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './insights.ts';
export * from './limits.ts';
export * from './mail.ts';
export * from './migration.ts';
export * from './money.ts';
export * from './operations.ts';
export * from './payments.ts';
export * from './projects.ts';
export * from './public-documents.ts';
export * from './reports.ts';
export * from './shapes.ts';
export * from './trainer.ts';
export * from './user-agent.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...accountSettingsEndpoints,
  ...accountDataEndpoints,
  ...projectEndpoints,
  ...defectEndpoints,
  ...analysisEndpoints,
  ...creditEndpoints,
  ...paymentEndpoints,
  ...sandboxEndpoints,
  ...reportEndpoints,
  ...insightEndpoints,
  ...contactEndpoints,
  ...chatEndpoints,
  ...operationEndpoints,
  ...publicDocumentEndpoints,
  ...auditEndpoints,
  ...mailEndpoints,
  ...migrationEndpoints,
  ...administrationEndpoints,
  ...trainerEndpoints,
};
export type EndpointName = keyof typeof endpoints;
