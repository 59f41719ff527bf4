import { administrationEndpoints } from './administration.ts';
import { auditEndpoints } from './audit.ts';
import { mailEndpoints } from './mail.ts';
import { migrationEndpoints } from './migration.ts';
import { operationEndpoints } from './operations.ts';
import { trainerEndpoints } from './trainer.ts';

/** What the pages of administration, mails' links, moving and the trainer call. The browser fetches this part of the table with them. */
export const administrationPageEndpoints = {
  ...administrationEndpoints,
  ...auditEndpoints,
  ...mailEndpoints,
  ...migrationEndpoints,
  ...operationEndpoints,
  ...trainerEndpoints,
};
