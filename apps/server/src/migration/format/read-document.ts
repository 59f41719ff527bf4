import { DOCUMENT_KINDS, DOCUMENT_LIMITS, type DocumentKind } from '@plumbline/contract';
import { type Fields, RowError } from './fields.ts';
import { readPicture } from './read-image.ts';
import type { ImageReference, Row } from './row.ts';

export interface DocumentBody {
  kind: DocumentKind;
  name: string;
  /** Its file, with the hash that it must have. */
  image: ImageReference;
  createdAt: string | null;
}

/** @throws RowError without an id, a project that it belongs to, its file or the file’s hash */
export function readProjectDocument(fields: Fields): Row<DocumentBody> {
  const sourceId = fields.requiredId('id');
  const parent = fields.requiredId('projectId');
  const sha256 = fields.text('sha256', 64);
  const file = readPicture(fields, 'fileUrl');
  if (!file) throw new RowError('fileUrl', 'Is missing');
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RowError('sha256', 'Must be the file’s SHA-256');
  for (const told of ['type', 'bytes']) fields.get(told);
  const name = fields.text('name', DOCUMENT_LIMITS.nameMax) || 'Document';
  const body: DocumentBody = {
    kind: fields.oneOf('kind', DOCUMENT_KINDS) ?? 'other',
    name,
    image: { ...file, fileName: name, sha256 },
    createdAt: fields.createdAt(),
  };
  return { section: 'documents', sourceId, parent, label: name, body };
}
