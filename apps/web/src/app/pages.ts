import { isAppPath, PUBLIC_ROUTES, type PublicRoute, pathTo } from '../routes/paths.ts';
import { type Preloadable, preloadable } from '../routes/preloadable.tsx';

/**
 * A page that anybody may open. A new one is a line in the table below and nothing else: prerendering, site map and the
 * not-found rule all read it.
 */
export interface PublicPage extends Preloadable {
  route: PublicRoute;
  /** Of an article: each is a page at its own address. */
  slug?: string;
  /** What it is to those who link to it; a website unless said. */
  kind?: 'article';
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    route: 'home',
    ...preloadable(() => import('../pages/landing.tsx')),
  },
  {
    route: 'features',
    ...preloadable(() => import('../pages/features.tsx')),
  },
  {
    route: 'blog',
    ...preloadable(() => import('../pages/blog/index.tsx')),
  },
  {
    route: 'blogPost',
    slug: 'ncc-2025-compliance-guide',
    kind: 'article',
    ...preloadable(() => import('../pages/blog/ncc-2025-compliance-guide.tsx')),
  },
  {
    route: 'blogPost',
    slug: 'ai-vs-human-inspections',
    kind: 'article',
    ...preloadable(() => import('../pages/blog/ai-vs-human-inspections.tsx')),
  },
  {
    route: 'reportSamples',
    ...preloadable(() => import('../pages/defect-report-samples.tsx')),
  },
  {
    route: 'nccGuide',
    ...preloadable(() => import('../pages/ncc-guide-2025.tsx')),
  },
  {
    route: 'checklist',
    ...preloadable(() => import('../pages/handover-checklist-generator.tsx')),
  },
  {
    route: 'help',
    ...preloadable(() => import('../pages/help-center.tsx')),
  },
  {
    route: 'scorecard',
    ...preloadable(() => import('../pages/scorecard.tsx')),
  },
  {
    route: 'verify',
    ...preloadable(() => import('../pages/verify.tsx')),
  },
  {
    route: 'about',
    ...preloadable(() => import('../pages/about.tsx')),
  },
  {
    route: 'contact',
    ...preloadable(() => import('../pages/contact.tsx')),
  },
  {
    route: 'privacy',
    ...preloadable(() => import('../pages/privacy-policy.tsx')),
  },
  {
    route: 'terms',
    ...preloadable(() => import('../pages/terms-of-service.tsx')),
  },
  {
    route: 'rules',
    ...preloadable(() => import('../pages/rules.tsx')),
  },
  {
    route: 'warranty',
    ...preloadable(() => import('../pages/warranty.tsx')),
  },
];

/** One page for every rule; which one its address says. */
export const RULE_PAGE: PublicPage = {
  route: 'rule',
  ...preloadable(() => import('../pages/rule.tsx')),
};
const RULE_ADDRESS = /^\/rules\/[a-z0-9-]+$/;

export const NOT_FOUND: Preloadable = preloadable(() => import('../pages/not-found.tsx'));

/** Everything behind the sign-in; it knows its own pages. */
export const APP_AREA: Preloadable = preloadable(() => import('./app-area.tsx'));

/** What an address needs before it is known who is asking. */
export function pageFor(path: string): Preloadable {
  return isAppPath(path) ? APP_AREA : (publicPageAt(path) ?? NOT_FOUND);
}

export function publicPageAt(path: string): PublicPage | undefined {
  const clean = path.replace(/(.)\/+$/, '$1');
  return RULE_ADDRESS.test(clean) ? RULE_PAGE : PUBLIC_PAGES.find((page) => addressOf(page) === clean);
}

/** The one address of a public page. */
export function addressOf({ route, slug }: Pick<PublicPage, 'route' | 'slug'>): string {
  return slug === undefined ? PUBLIC_ROUTES[route] : pathTo('blogPost', { slug });
}
