import { endpoints } from '@plumbline/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { parseForm, register } from '../../platform/http/register.ts';
import { FileMissingError } from '../../platform/storage/file-store.ts';
import type { Services } from '../../services.ts';
import { documentKey, noFields, receiveUpload } from '../../uploads/index.ts';
import { addDocument, changeDocument, deleteDocument, findDocument, listDocuments } from './documents.ts';

/** What a saved file ends in, by its kind. */
const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** A name for a saved file: as it was given, and in letters that every browser takes. */
function savedAs(name: string, type: string): string {
  const full = `${name}.${ENDINGS[type] ?? type.split('/')[1]}`;
  const plain = full.replaceAll(/[^A-Za-z0-9._ -]/g, '_');
  const coded = encodeURIComponent(full).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/** Contracts, approvals and other papers of a project. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  const { database, files } = services;

  async function send(reply: FastifyReply, key: string, type: string): Promise<FastifyReply> {
    const stream = await files.stream(key).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound('The document’s file is missing.');
      throw error;
    });
    // The file never changes; whose it is may.
    return reply
      .type(type)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .send(stream);
  }

  register(app, endpoints.listDocuments, async ({ actor, params }) =>
    listDocuments(database, { actor, projectId: params.id }),
  );

  register(app, endpoints.addDocument, async ({ actor, params, request }) => {
    const fields = noFields();
    const { bytes, fileName } = await receiveUpload(request, endpoints.addDocument.file, fields);
    const {
      kind,
      name = fileName
        .replace(/\.\w{1,5}$/, '')
        .slice(0, 120)
        .trim() || 'Document',
    } = parseForm(endpoints.addDocument.form, fields);
    return addDocument(services, { actor, projectId: params.id }, { bytes, kind, name });
  });

  register(app, endpoints.changeDocument, async ({ actor, params, body }) =>
    changeDocument(database, { actor, id: params.id }, body),
  );

  register(app, endpoints.documentFile, async ({ actor, params, reply }) => {
    const { folder, name, type } = await findDocument(database, { actor, id: params.id });
    // Somebody else may have made it: it is saved, and nothing in it runs in a page of ours.
    reply.header('content-disposition', savedAs(name, type));
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return send(reply, documentKey(folder, 'original'), type);
  });

  register(app, endpoints.documentPreview, async ({ actor, params, reply }) => {
    const { folder } = await findDocument(database, { actor, id: params.id });
    reply.header('content-disposition', 'inline');
    return send(reply, documentKey(folder, 'preview'), 'image/webp');
  });

  register(app, endpoints.deleteDocument, async ({ actor, params }) => {
    await deleteDocument(services, { actor, id: params.id });
    return { success: true as const };
  });
}
