import { z } from 'zod';

/** Grows when what a backup holds can no longer be read by older versions. */
export const FORMAT = 1;

/** The first entry of a backup: what the rest is. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** Hashes of the migrations that had been applied. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The last number that each has given out; those that gave none are left out. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type Manifest = z.output<typeof manifest>;
