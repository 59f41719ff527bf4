import { findingPhotoEndpoints } from './findings/finding-photos.ts';
import { findingEndpoints } from './findings/findings.ts';
import { jointLookEndpoints } from './findings/joint-looks.ts';
import { batchEndpoints } from './inspections/batches.ts';
import { inspectionEndpoints } from './inspections/inspections.ts';
import { photoEndpoints } from './inspections/photos.ts';
import { planEndpoints } from './inspections/plans.ts';
import { alikeEndpoints } from './photos/alike.ts';
import { markupEndpoints } from './photos/markup.ts';
import { originalEndpoints } from './photos/originals.ts';
import { voiceEndpoints } from './photos/voice-notes.ts';
import { documentEndpoints } from './projects/documents.ts';
import { draftEndpoints } from './projects/drafts.ts';
import { evidenceEndpoints } from './projects/evidence.ts';
import { exchangeEndpoints } from './projects/exchange.ts';
import { peopleEndpoints } from './projects/people.ts';
import { holdAndDeadlineEndpoints } from './projects/projects.ts';
import { trailEndpoints } from './projects/trail.ts';
import { readingEndpoints } from './repairs/readings.ts';
import { linkedWorkEndpoints, repairLinkEndpoints } from './repairs/repair-links.ts';
import { repairEndpoints } from './repairs/repairs.ts';

/** What a project's own page calls. The browser fetches this part of the table with that page. */
export const projectPageEndpoints = {
  ...alikeEndpoints,
  ...batchEndpoints,
  ...findingEndpoints,
  ...findingPhotoEndpoints,
  ...inspectionEndpoints,
  ...jointLookEndpoints,
  ...originalEndpoints,
  ...peopleEndpoints,
  ...markupEndpoints,
  ...photoEndpoints,
  ...planEndpoints,
  ...documentEndpoints,
  ...draftEndpoints,
  ...evidenceEndpoints,
  ...exchangeEndpoints,
  ...readingEndpoints,
  ...repairEndpoints,
  ...repairLinkEndpoints,
  ...linkedWorkEndpoints,
  ...trailEndpoints,
  ...voiceEndpoints,
  ...holdAndDeadlineEndpoints,
};
