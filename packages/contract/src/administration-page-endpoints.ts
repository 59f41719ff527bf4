import { administrationEndpoints } from './administration.ts';
import { auditEndpoints } from './audit.ts';
import { trainerEndpoints } from './trainer.ts';

/** What the pages of administration and the trainer call. The browser fetches this part of the table with them. */
export const administrationPageEndpoints = {
  ...administrationEndpoints,
  ...auditEndpoints,
  ...trainerEndpoints,
};
