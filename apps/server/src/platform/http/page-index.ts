import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const pageIndex = z.object({
  /** Public addresses, each with its document. */
  pages: z.record(z.string(), z.string()),
  /** Screens behind the sign-in, `:id` for a number: one document for all, and the browser picks the screen. */
  app: z.object({ paths: z.array(z.string()), file: z.string() }),
  notFound: z.string(),
});
export type PageIndex = z.infer<typeof pageIndex>;

/** The build's own list of what it serves: a screen is added in the web app alone. Undefined before anything is built. */
export function readPageIndex(dist: string): PageIndex | undefined {
  const path = join(dist, 'pages.json');
  return existsSync(path) ? z.parse(pageIndex, JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The document that answers an address, and undefined for one that leads nowhere. */
export function documentOf({ pages, app }: PageIndex, path: string): string | undefined {
  const address = path.replace(/\/+$/, '') || '/';
  if (app.paths.some((screen) => isAt(screen, address))) return app.file;
  return pages[address];
}

function isAt(screen: string, address: string): boolean {
  const [wanted, given] = [screen.split('/'), address.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part === ':id' ? /^\d+$/.test(given[at] ?? '') : part === given[at]))
  );
}
