import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, timestamp } from '../basis/shapes.ts';
import { markupLayer } from '../photos/markup.ts';
import { largerOriginal } from '../photos/photo-evidence.ts';
import { voiceNote } from '../photos/voice-notes.ts';
import { overlay } from './defects.ts';

/** What a photo is for among those of one finding. */
export const PHOTO_ROLES = ['overview', 'close_up', 'with_scale'] as const;
export type PhotoRole = (typeof PHOTO_ROLES)[number];

/** The most photos of one finding. */
export const FINDING_PHOTOS_MAX = 24;

/** One of the photos that show a finding. */
const findingPhoto = z.object({
  id,
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  takenAt: z.nullable(z.string()),
  createdAt: timestamp,
  sha256: z.string(),
  role: z.nullable(z.enum(PHOTO_ROLES)),
  cover: z.boolean(),
  /** The panel's marks and words are of this one. It can't leave the finding. */
  analysed: z.boolean(),
  /** What the engines marked in it; none in a photo that wasn't analysed. */
  overlays: z.array(overlay),
  overlayDescription: z.string(),
  /** What somebody drew on it by hand. */
  markup: markupLayer,
  /** What it was made smaller from on the device. */
  original: z.nullable(largerOriginal),
  /** What was said with it. */
  voice: z.nullable(voiceNote),
  /** Other findings that it shows. */
  otherFindingIds: z.array(id),
});
export type FindingPhoto = z.output<typeof findingPhoto>;

const ofFinding = z.extend(idParams, { photoId: idParams.shape.id });
const tag = 'Photos of a finding';

export const findingPhotoEndpoints = {
  listFindingPhotos: endpoint({
    method: 'GET',
    path: '/api/defects/:id/photos',
    summary: 'All photos of a finding, the cover first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(findingPhoto),
    errors: ['not_found'],
  }),
  addFindingPhotos: endpoint({
    method: 'POST',
    path: '/api/defects/:id/photos',
    summary: 'Add photos of the same project to a finding, free of charge',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      photoIds: z
        .array(id)
        .check(
          z.minLength(1, 'Choose at least one photo'),
          z.maxLength(FINDING_PHOTOS_MAX, `At most ${FINDING_PHOTOS_MAX} photos at a time`),
        ),
    }),
    response: z.array(findingPhoto),
    errors: ['not_found', 'conflict'],
  }),
  changeFindingPhoto: endpoint({
    method: 'PATCH',
    path: '/api/defects/:id/photos/:photoId',
    summary: 'Say what a photo of a finding is for, or make it the cover',
    tag,
    access: 'session',
    params: ofFinding,
    body: z.object({
      role: z.optional(z.nullable(z.enum(PHOTO_ROLES, 'Must be overview, close_up or with_scale'))),
      cover: z.optional(z.literal(true, 'Must be true')),
    }),
    response: z.array(findingPhoto),
    errors: ['not_found', 'conflict'],
  }),
  removeFindingPhoto: endpoint({
    method: 'DELETE',
    path: '/api/defects/:id/photos/:photoId',
    summary: 'Take a photo out of a finding; it stays in the project',
    tag,
    access: 'session',
    params: ofFinding,
    response: z.array(findingPhoto),
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
};
