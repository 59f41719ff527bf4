import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, success } from '../basis/shapes.ts';

/** Another photo of a finding? */
const alikeQuestion = z.object({
  photoId: id,
  fileName: z.string(),
  /** A photo of the finding that shows the same. */
  otherPhotoId: id,
  findingId: id,
  /** Its number within the project. */
  findingNumber: z.int(),
  defectType: z.string(),
  /** Findings that the photo shows already, and their numbers in the same order. */
  ownFindingIds: z.array(id),
  ownFindingNumbers: z.array(z.int()),
});
export type AlikeQuestion = z.output<typeof alikeQuestion>;

const tag = 'Photos of a finding';

export const alikeEndpoints = {
  listAlike: endpoint({
    method: 'GET',
    path: '/api/projects/:id/alike-photos',
    summary: 'Photos that seem to show a finding which they aren’t with; add them to it, or say no',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(alikeQuestion),
    errors: ['not_found'],
  }),
  sayNotAlike: endpoint({
    method: 'POST',
    path: '/api/photos/:id/not-alike',
    summary: 'Say that a photo doesn’t show a finding, or take it back',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ findingId: id, dismissed: z.boolean() }),
    response: success,
    errors: ['not_found'],
  }),
};
