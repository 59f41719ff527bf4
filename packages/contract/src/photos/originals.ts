import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { idParams, ticketQuery } from '../basis/shapes.ts';
import { largerOriginal } from './photo-evidence.ts';

const tag = 'Originals of photos';

export const originalEndpoints = {
  sendOriginal: endpoint({
    method: 'PUT',
    path: '/api/photos/:id/original',
    summary:
      'Send the larger original of a photo, up to 40 MB, as the body. Only the file whose hash was given with the photo is taken; the same one again changes nothing',
    tag,
    access: 'session',
    params: idParams,
    response: largerOriginal,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'upload_failed', 'unavailable'],
    limitPerMinute: 60,
    heavy: true,
  }),
  askForOriginal: endpoint({
    method: 'POST',
    path: '/api/photos/:id/original',
    summary: 'An address, good for five minutes, of the larger original of a photo. The trail records it',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({ url: z.string() }),
    errors: ['not_found', 'forbidden'],
    limitPerMinute: 60,
  }),
  downloadOriginal: endpoint({
    method: 'GET',
    path: '/api/photos/:id/original',
    summary: 'The larger original of a photo, byte by byte, with its camera data and nothing blurred',
    tag,
    access: 'session',
    params: idParams,
    query: ticketQuery,
    response: 'binary',
    errors: ['not_found', 'link_expired', 'busy'],
    limitPerMinute: 60,
  }),
};
