import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { clientKey, id, idParams, timestamp } from '../basis/shapes.ts';
import { optionalId } from '../findings/analysis.ts';
import { deviceStatement } from '../photos/device-statement.ts';

export const BATCH_LIMITS = {
  /** Photos that are sent together. */
  photosMax: 200,
  /** Batches of a project that are listed, the newest. */
  listed: 20,
  /** Photos that the camera takes on one visit. */
  cameraPhotosMax: 2_000,
  /** The most credits that a visit may be allowed to spend at once. */
  creditLimitMax: 2_000,
} as const;

export const BATCH_STATES = ['active', 'paused', 'cancelled'] as const;

/** Where the camera's photos of a visit go, or of a project without one: one batch, so that one limit holds for all of them. */
export const cameraKey = (projectId: number, visitId: number | null): string =>
  visitId === null ? `camera-project-${projectId}` : `camera-visit-${visitId}`;

const creditLimit = z
  .int()
  .check(
    z.minimum(0, 'Must be 0 credits or more'),
    z.maximum(BATCH_LIMITS.creditLimitMax, `At most ${BATCH_LIMITS.creditLimitMax} credits`),
  );

const photoCount = z
  .int()
  .check(
    z.minimum(1, 'Choose at least one photo'),
    z.maximum(BATCH_LIMITS.photosMax, `At most ${BATCH_LIMITS.photosMax} photos at once`),
  );

const batch = z.object({
  id,
  projectId: id,
  key: z.string(),
  state: z.enum(BATCH_STATES),
  /** False: kept without analysis. */
  analyse: z.boolean(),
  createdAt: timestamp,
  /** Credits that its photos may cost in all; null where every photo was agreed to when it was sent. */
  creditLimit: z.nullable(z.int()),
  /** How many were chosen and not let go of; of the camera's, how many have arrived. */
  photoCount: z.int(),
  /** How many have arrived; the rest of the counts divide them. */
  received: z.int(),
  waiting: z.int(),
  /** In the project, not analysed. */
  kept: z.int(),
  done: z.int(),
  /** Can't be used: nothing was charged. */
  refused: z.int(),
  failed: z.int(),
  /** Credits that these runs cost. */
  creditsUsed: z.int(),
});
export type Batch = z.output<typeof batch>;

const batchPhoto = z.object({
  id,
  /** The key that it was sent under. */
  key: z.string(),
  photoId: z.nullable(id),
  fileName: z.string(),
  state: z.enum(['waiting', 'kept', 'done', 'refused', 'failed']),
  findingId: z.nullable(id),
  /** What was found; null before. */
  defectType: z.nullable(z.string()),
  charged: z.boolean(),
  problem: z.nullable(z.string()),
});
export type BatchPhoto = z.output<typeof batchPhoto>;

const tag = 'Many photos at once';

export const batchEndpoints = {
  beginBatch: endpoint({
    method: 'POST',
    path: '/api/projects/:id/batches',
    summary: 'Begin to send many photos; the same key again answers with the same batch',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      key: clientKey,
      photoCount,
      analyse: z.boolean(),
      /** For the camera: a visit's one batch, which takes photos as long as the visit goes on. */
      camera: z.optional(z.object({ visitId: z.nullable(id), creditLimit })),
      /** Comma-joined ids of stages. */
      stageOfWorks: z._default(z.optional(z.string().check(z.maxLength(1000))), ''),
    }),
    response: batch,
    status: 201,
    errors: ['not_found', 'key_reused'],
  }),
  listBatches: endpoint({
    method: 'GET',
    path: '/api/projects/:id/batches',
    summary: `A project’s last ${BATCH_LIMITS.listed} batches, newest first`,
    tag,
    access: 'session',
    params: idParams,
    response: z.array(batch),
    errors: ['not_found'],
  }),
  getBatch: endpoint({
    method: 'GET',
    path: '/api/batches/:id',
    summary: 'How far a batch is',
    tag,
    access: 'session',
    params: idParams,
    response: batch,
    errors: ['not_found'],
  }),
  listBatchPhotos: endpoint({
    method: 'GET',
    path: '/api/batches/:id/photos',
    summary: 'The photos of a batch that have arrived, in the order of their arrival',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(batchPhoto),
    errors: ['not_found'],
  }),
  addToBatch: endpoint({
    method: 'POST',
    path: '/api/batches/:id/photos',
    summary:
      'Send a photo of a batch. The same key again answers with the same photo and keeps nothing twice',
    tag,
    access: 'session',
    params: idParams,
    file: 'image',
    form: z.object({ key: clientKey, visitId: optionalId, placeId: optionalId, ...deviceStatement }),
    response: batchPhoto,
    status: 201,
    errors: [
      'not_found',
      'conflict',
      'key_reused',
      'too_large',
      'unsupported_type',
      'unusable_photo',
      'upload_failed',
    ],
    limitPerMinute: 240,
    heavy: true,
  }),
  changeBatch: endpoint({
    method: 'PATCH',
    path: '/api/batches/:id',
    summary:
      'Pause or cancel a batch, go on, say that fewer photos come, or change what the camera’s may cost: `active` analyses what waits, what was kept and what failed, as far as the credits and the limit reach',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      state: z.optional(z.enum(BATCH_STATES, 'Must be active, paused or cancelled')),
      /** Of the camera's photos alone. What has begun is finished. */
      creditLimit: z.optional(creditLimit),
      /** Fewer than were said: the others were discarded on the device. Never fewer than have arrived. */
      photoCount: z.optional(photoCount),
    }),
    response: batch,
    errors: ['not_found', 'conflict'],
  }),
};
