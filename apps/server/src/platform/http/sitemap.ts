import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { PageIndex } from './page-index.ts';

/** The list of public pages for search engines, and the robots.txt that names it; both hold the public origin. */
export function serveSitemap(
  app: FastifyInstance,
  dist: string,
  { pages }: PageIndex,
  publicUrl: string,
): void {
  const robots = join(dist, 'robots.txt');
  if (!existsSync(robots)) return;

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const entries = Object.keys(pages).map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    const rules = (await readFile(robots, 'utf8')).trimEnd();
    return reply.type('text/plain; charset=utf-8').send(`${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
}
