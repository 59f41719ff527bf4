import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { PHOTO_ACTIONS } from '../actions/photo-actions.ts';
import { endpoint } from '../basis/endpoint.ts';
import { clientKey, id, idParams, idText, paging, success, text, timestamp } from '../basis/shapes.ts';
import { optionalId } from '../findings/analysis.ts';
import { deviceStatement, SHA256 } from '../photos/device-statement.ts';
import { largerOriginal } from '../photos/photo-evidence.ts';
import { voiceNote } from '../photos/voice-notes.ts';
import { BATCH_LIMITS } from './batches.ts';
import { filed, filings } from './inspections.ts';

/** A photo of a project: a finding's, or kept without analysis. */
const photo = z.object({
  id,
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  /** ISO 8601; with a zone only where the camera knew one. */
  takenAt: z.nullable(z.string()),
  createdAt: timestamp,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  visitId: z.nullable(id),
  placeId: z.nullable(id),
  keptByItself: z.boolean(),
  /** The findings that it shows, and their numbers within the project in the same order. */
  findingIds: z.array(id),
  findingNumbers: z.array(z.int()),
  /** What it was made smaller from on the device. */
  original: z.nullable(largerOriginal),
  /** What was said with it. */
  voice: z.nullable(voiceNote),
  ...permissionFields(PHOTO_ACTIONS),
});
export type Photo = z.output<typeof photo>;

/** A photo kept without analysis in which the panel saw something. */
const prompt = z.object({
  photoId: id,
  fileName: z.string(),
  defectType: z.string(),
  confidence: z.number(),
});
export type Prompt = z.output<typeof prompt>;

const filedUnder = z.optional(z.union([idText, z.literal('none')]));

const tag = 'Photos of a project';

export const photoEndpoints = {
  listPhotos: endpoint({
    method: 'GET',
    path: '/api/projects/:id/photos',
    summary: 'A project’s photos, newest first',
    tag,
    access: 'session',
    params: idParams,
    /** Of one visit or one place alone; `none` for those that have none. */
    query: z.object({ ...paging, visitId: filedUnder, placeId: filedUnder }),
    response: z.array(photo),
    errors: ['not_found'],
  }),
  keepPhoto: endpoint({
    method: 'POST',
    path: '/api/projects/:id/photos',
    summary:
      'Keep a photo without analysis: free of charge, filed under a visit and a place. The same key again answers with the same photo',
    tag,
    access: 'session',
    params: idParams,
    file: 'image',
    form: z.object({
      key: z.optional(clientKey),
      visitId: optionalId,
      placeId: optionalId,
      ...deviceStatement,
    }),
    response: photo,
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
    limitPerMinute: 120,
    heavy: true,
  }),
  knownPhotos: endpoint({
    method: 'POST',
    path: '/api/projects/:id/photos/known',
    summary:
      'Which of these files the project has as photos already, by the hashes of the files as they were chosen',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      sha256: z
        .array(SHA256)
        .check(z.maxLength(BATCH_LIMITS.photosMax, `At most ${BATCH_LIMITS.photosMax} hashes at once`)),
    }),
    response: z.object({ known: z.array(z.string()) }),
    errors: ['not_found'],
  }),
  mapSource: endpoint({
    method: 'GET',
    path: '/api/map',
    summary: 'Where pieces of a map come from, as far as the operator has set it',
    tag,
    access: 'session',
    response: z.object({
      /** With {z}, {x} and {y}; null where there is no map. */
      tilesUrl: z.nullable(z.string()),
      /** To be shown on the map. */
      attribution: z.string(),
    }),
  }),
  photoImage: endpoint({
    method: 'GET',
    path: '/api/photos/:id/image',
    summary: 'A photo',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({ size: z._default(z.optional(z.enum(['320', '1024', '2048', 'original'])), '1024') }),
    response: 'binary',
    errors: ['not_found'],
  }),
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/api/photos/:id',
    summary: 'Delete a photo that was kept without analysis and shows no finding',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
  filePhotos: endpoint({
    method: 'POST',
    path: '/api/projects/:id/photos/file',
    summary: 'File photos under a visit or a place of their project',
    tag,
    access: 'session',
    params: idParams,
    body: filings,
    response: filed,
    errors: ['not_found', 'conflict'],
  }),
  analyzeKeptPhoto: endpoint({
    method: 'POST',
    path: '/api/photos/:id/analyze',
    summary:
      'Analyse a photo that was kept without analysis. Asked for again, it answers with what came of the first run',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({
      /** What was found, or that the panel isn’t sure; null once it was deleted. */
      findingId: z.nullable(id),
      charged: z.boolean(),
    }),
    errors: [
      'insufficient_credits',
      'not_found',
      'conflict',
      'unsupported_type',
      'unusable_photo',
      'still_running',
      'key_reused',
      'busy',
      'analysis_failed',
    ],
    limitPerMinute: 120,
    heavy: true,
  }),
  lookThrough: endpoint({
    method: 'POST',
    path: '/api/visits/:id/look-through',
    summary: 'Look at a few photos of a visit that were kept without analysis, free of charge',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({
      /** Photos that are still to be looked at: call again. */
      left: z.int(),
      prompts: z.array(prompt),
    }),
    errors: ['not_found', 'busy', 'analysis_failed'],
    heavy: true,
  }),
  answerPrompt: endpoint({
    method: 'POST',
    path: '/api/photos/:id/answer',
    summary: 'Add what was seen in a kept photo as a finding, or dismiss it with a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      answer: z.enum(['added', 'dismissed'], 'Must be added or dismissed'),
      reason: z.optional(text(500)),
    }),
    response: z.object({ findingId: z.nullable(id) }),
    errors: ['not_found', 'conflict'],
  }),
};
