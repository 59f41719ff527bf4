import { sql } from 'drizzle-orm';
import { batches } from '../platform/database/schema.ts';

/** In a query that reads batches: the limit leaves room for one more photo, beside those that are charged or waiting. */
export const withinLimit = sql`(${batches.creditLimit} is null or ${batches.creditLimit} > (
  select count(*) from batch_photos of_batch where of_batch.batch_id = batches.id
    and (of_batch.charged or of_batch.reserved or of_batch.state = 'waiting')))`;
