import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, success, text, timestamp, VISIBLE } from '../basis/shapes.ts';

export const DOCUMENT_KINDS = [
  'contract',
  'approval',
  'plans',
  'specification',
  'certificate',
  'letter',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LIMITS = { perProject: 100, nameMax: 120 } as const;

const kind = z.enum(DOCUMENT_KINDS, 'Choose the kind of document from the list');

const projectDocument = z.object({
  id,
  kind,
  name: z.string(),
  /** As it came, such as application/pdf. */
  type: z.string(),
  bytes: z.int(),
  /** Of the file as it came, in hexadecimal. */
  sha256: z.string(),
  createdAt: timestamp,
});
export type ProjectDocument = z.output<typeof projectDocument>;

const NAME = 'Give the document a name';
const name = text(DOCUMENT_LIMITS.nameMax, 'The name can have at most 120 characters', NAME).check(
  z.regex(VISIBLE, NAME),
);

const tag = 'Documents of a project';

export const documentEndpoints = {
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/projects/:id/documents',
    summary: 'A project’s documents, newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(projectDocument),
    errors: ['not_found'],
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/projects/:id/documents',
    summary: 'Add a document: a PDF or a picture, kept byte by byte',
    tag,
    access: 'session',
    params: idParams,
    file: 'document',
    form: z.object({ kind: z._default(z.optional(kind), 'other'), name: z.optional(name) }),
    response: projectDocument,
    status: 201,
    errors: [
      'not_found',
      'conflict',
      'too_large',
      'unsupported_type',
      'unusable_photo',
      'upload_failed',
      'busy',
    ],
    limitPerMinute: 30,
    heavy: true,
  }),
  changeDocument: endpoint({
    method: 'PATCH',
    path: '/api/documents/:id',
    summary: 'Rename a document or change its kind; the file stays as it came',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ kind: z.optional(kind), name: z.optional(name) }),
    response: projectDocument,
    errors: ['not_found'],
  }),
  documentFile: endpoint({
    method: 'GET',
    path: '/api/documents/:id/file',
    summary: 'A document as it came, to save',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
  }),
  documentPreview: endpoint({
    method: 'GET',
    path: '/api/documents/:id/preview',
    summary: 'The first page of a document as a picture',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found'],
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    summary: 'Delete a document',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'legal_hold'],
  }),
};
