import { RULE_PAGES } from '@plumbline/knowledge/rule-pages';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { APP_PAGES } from './app/app-pages.ts';
import { headData } from './app/head-data.ts';
import { pageModule } from './app/page-module.ts';
import { addressOf, NOT_FOUND, PUBLIC_PAGES, publicPageAt, RULE_PAGE } from './app/pages.ts';
import { APP_ROUTES, pathTo, SHELL_ROUTES } from './routes/paths.ts';

export function publicPages(): { path: string; module: string }[] {
  return [
    ...PUBLIC_PAGES.map((page) => ({ path: addressOf(page), module: pageModule(page) })),
    ...RULE_PAGES.map(({ id }) => ({ path: pathTo('rule', { id }), module: pageModule(RULE_PAGE) })),
  ];
}

export function appPages(): { path: string; module: string }[] {
  return APP_PAGES.map(({ route, module }) => ({ path: APP_ROUTES[route], module }));
}

/** Addresses of the shell; `:id` stands for a number. */
export function appPaths(): readonly string[] {
  return SHELL_ROUTES;
}

/** The HTML of a public address as a signed-out visitor sees it first. */
export async function render(path: string): Promise<string> {
  const page = publicPageAt(path);
  const module = await (page ?? NOT_FOUND).preload();
  const metadata = module.metadata ?? module.metadataAt?.(path);
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App />
    </Router>,
    // React moves large boundaries to the end of the page with an inline script; a strict CSP allows none.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return (page && metadata ? headData(page, metadata, path) : '') + (await new Response(prelude).text());
}
