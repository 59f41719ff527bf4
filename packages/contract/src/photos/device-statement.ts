import * as z from 'zod/mini';

export const SHA256 = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in small hexadecimal letters'));

/**
 * What a device says of a photo that it sends, in the form that brings it. Each may be left out. All of it is the device's
 * own word, but for `sha256`, which the server holds against the bytes that arrive.
 */
export const deviceStatement = {
  /** Of the bytes that are sent: others are refused. */
  sha256: z.optional(SHA256),
  /** Of the file that was chosen, where a smaller copy of it is sent. */
  originalSha256: z.optional(SHA256),
  /** When it was chosen or taken in the app, by the device's clock, with its offset: ISO 8601. */
  deviceAt: z.optional(z.iso.datetime({ offset: true, error: 'Must be a date and time with an offset' })),
  /** Chosen from the device's files, or taken in the app's own camera. */
  source: z.optional(z.enum(['upload', 'in_app'], 'Must be upload or in_app')),
};

/** The statement as a form carries it. */
export type DeviceStatement = {
  [Field in keyof typeof deviceStatement]?: z.output<(typeof deviceStatement)[Field]>;
};
