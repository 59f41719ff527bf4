/** The list of a pack's files, as it is signed. */
import * as z from 'zod/mini';

const packedFile = z.object({
  path: z.string(),
  kind: z.string(),
  photo: z.optional(z.int()),
  report: z.optional(z.object({ id: z.int(), version: z.int() })),
  bytes: z.int(),
  sha256: z.string(),
});
export type PackedFile = z.output<typeof packedFile>;

const packedPhoto = z.object({
  id: z.int(),
  /** Of the photo as it was received. */
  sha256: z.string(),
  source: z.string(),
  /** By the server that made the pack. */
  receivedAt: z.string(),
  /** By another server, as the export says that the photo was brought in with. Newer than some packs. */
  claimedReceivedAt: z.optional(z.nullable(z.string())),
  claimedTakenAt: z.nullable(z.string()),
  /** Both newer than some packs. The hash is of the file as the device had it; another where it sent a smaller copy. */
  claimedDeviceAt: z.optional(z.nullable(z.string())),
  claimedDeviceSha256: z.optional(z.nullable(z.string())),
  marks: z.int(),
  blurred: z.boolean(),
  /** What it was made smaller from, whether that is in the pack or not. Packs from before don't speak of it. */
  larger: z.optional(
    z.nullable(
      z.object({ sha256: z.string(), claimedSha256: z.string(), bytes: z.int(), receivedAt: z.string() }),
    ),
  ),
  /** Packs made before there were voice notes don't speak of them. */
  voice: z.optional(
    z.nullable(z.object({ sha256: z.string(), durationMs: z.int(), receivedAt: z.string() })),
  ),
});
export type PackedPhoto = z.output<typeof packedPhoto>;

const packedStamp = z.object({
  /** The server's answer, as it is kept. */
  path: z.string(),
  entries: z.int(),
  head: z.string(),
  proof: z.array(z.object({ side: z.enum(['left', 'right']), sha256: z.string() })),
});

export const packManifest = z.object({
  format: z.literal('plumbline-evidence-pack'),
  version: z.literal(1),
  madeAt: z.string(),
  project: z.object({ id: z.int(), name: z.string() }),
  trail: z.object({ entries: z.int(), head: z.string() }),
  /** Packs made before there were stamps have no list of them. */
  stamps: z.optional(z.array(packedStamp)),
  photos: z.array(packedPhoto),
  files: z.array(packedFile),
  missing: z.array(z.object({ path: z.string() })),
});
export type PackManifest = z.output<typeof packManifest>;
