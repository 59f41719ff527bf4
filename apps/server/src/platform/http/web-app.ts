import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentOf, readPageIndex } from './page-index.ts';
import { OF_DOCUMENTS } from './security-headers.ts';
import { serveSitemap } from './sitemap.ts';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** Serves the built web app: hashed assets for a year, prerendered pages, the shell, a 404 page with its status. */
export async function serveWebApp(app: FastifyInstance, publicUrl: string, dist = DIST): Promise<void> {
  const index = readPageIndex(dist);
  if (!index) return;
  serveSitemap(app, dist, index, publicUrl);
  await app.register(fastifyStatic, {
    root: dist,
    serve: true,
    index: false,
    wildcard: true,
    // Pages have no extension: '/' would be refused as a folder without an index before sendPage sees it.
    // A page has one address, which isn't its file's; only the service worker asks for a document by its name.
    allowedPath: (path) =>
      path === `/${index.app.file}` || (/\.[a-z0-9]+$/i.test(path) && !/\.html$/i.test(path)),
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      );
      if (isPartOfPage(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  const documents = new Map<string, Promise<Page>>();
  const document = (file: string) => {
    const read = documents.get(file) ?? readPage(join(dist, file), publicUrl);
    documents.set(file, read);
    return read;
  };
  /** Answers a page request; false where the path isn't a page. */
  app.decorate('sendPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodePath(request.url);
    if (path === undefined || path.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
      return false;
    const known = documentOf(index, path);
    reply
      .status(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache');
    const page = await document(known ?? index.notFound);
    const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.header('vary', 'accept-encoding');
    if (zipped) reply.header('content-encoding', 'gzip');
    await reply.send(zipped ? page.zipped : page.plain);
    return true;
  });
}

/** Scripts, styles and fonts of the build: no page of their own, nor a worker, which brings a policy of its own. */
function isPartOfPage(path: string): boolean {
  return /\/(?:assets\/[^/]+\.(?:js|css|woff2)|boot\.js)(?:\.br|\.gz)?$/.test(path);
}

interface Page {
  plain: Buffer;
  zipped: Buffer;
}

/** What names an address of ours to those who read pages from outside, up to the address. */
const NAMED = /(rel="canonical" href="|property="og:(?:url|image)" content="|"item":")\//g;

/** A page as it was built, which didn't know its origin; search engines want these addresses whole. */
async function readPage(file: string, publicUrl: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  const plain = Buffer.from(html.replace(NAMED, (_all, before) => `${before}${publicUrl}/`));
  return { plain, zipped: gzipSync(plain, { level: 9 }) };
}

/** The path of a URL, or undefined for one that climbs or can't be decoded. */
function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    return /(^|\/)\.\.?(\/|$)|[\\\0]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}
