import { alikeEndpoints } from './alike.ts';
import { batchEndpoints } from './batches.ts';
import { documentEndpoints } from './documents.ts';
import { draftEndpoints } from './drafts.ts';
import { evidenceEndpoints } from './evidence.ts';
import { exchangeEndpoints } from './exchange.ts';
import { findingPhotoEndpoints } from './finding-photos.ts';
import { findingEndpoints } from './findings.ts';
import { inspectionEndpoints } from './inspections.ts';
import { jointLookEndpoints } from './joint-looks.ts';
import { markupEndpoints } from './markup.ts';
import { originalEndpoints } from './originals.ts';
import { peopleEndpoints } from './people.ts';
import { photoEndpoints } from './photos.ts';
import { planEndpoints } from './plans.ts';
import { holdAndDeadlineEndpoints } from './projects.ts';
import { readingEndpoints } from './readings.ts';
import { linkedWorkEndpoints, repairLinkEndpoints } from './repair-links.ts';
import { repairEndpoints } from './repairs.ts';
import { trailEndpoints } from './trail.ts';
import { voiceEndpoints } from './voice-notes.ts';

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
