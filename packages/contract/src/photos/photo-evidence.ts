import { CREDENTIAL_ORIGINS, CREDENTIAL_STATES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { id, timestamp } from '../basis/shapes.ts';

/**
 * The larger file that a photo was made smaller from on the device, by the hash that the device gave. Null in an answer
 * where there is none: the photo itself is what came out of the camera.
 */
export const largerOriginal = z.object({
  sha256: z.string(),
  /** Null while only its hash is here. */
  bytes: z.nullable(z.int()),
  /** When the server had all of it; null while it hasn’t. */
  receivedAt: z.nullable(timestamp),
});
export type LargerOriginal = z.output<typeof largerOriginal>;

/** What is known of a photo: by its file, by the device that sent it, and by the server that took it. */
export const photoEvidence = z.object({
  /** Null where nothing can be asked of it by its id, as in a trial. */
  photoId: z.nullable(id),
  sha256: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  takenAt: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  camera: z.nullable(z.string()),
  /** Null where the file has none, which says nothing of it. */
  contentCredentials: z.nullable(
    z.object({
      state: z.enum(CREDENTIAL_STATES),
      signer: z.string(),
      madeWith: z.string(),
      origin: z.nullable(z.enum(CREDENTIAL_ORIGINS)),
      edits: z.int(),
    }),
  ),
  /** When the device had it, by its own clock; null where it didn’t say. */
  deviceAt: z.nullable(z.string()),
  /** Of the file as the device had it, by its own word; null where it didn’t say. */
  deviceSha256: z.nullable(z.string()),
  /** When this server had all of it. */
  receivedAt: z.nullable(timestamp),
  /** When another server had it, by the export that it was brought in with; null where none was. */
  claimedReceivedAt: z.nullable(timestamp),
  /** What it was made smaller from. */
  original: z.nullable(largerOriginal),
});
