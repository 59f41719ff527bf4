import { administrationEndpoints } from './administration/administration.ts';
import { auditEndpoints } from './administration/audit.ts';
import { mailEndpoints } from './administration/mail.ts';
import { operationEndpoints } from './administration/operations.ts';
import { trainerEndpoints } from './administration/trainer.ts';
import { migrationEndpoints } from './moves/migration.ts';

/** What the pages of administration, mails' links, moving and the trainer call. The browser fetches this part of the table with them. */
export const administrationPageEndpoints = {
  ...administrationEndpoints,
  ...auditEndpoints,
  ...mailEndpoints,
  ...migrationEndpoints,
  ...operationEndpoints,
  ...trainerEndpoints,
};
