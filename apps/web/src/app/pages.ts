import type { Metadata } from './page-metadata.tsx';
import { APP_ROUTES, type AppRoute, isAppPath, PUBLIC_ROUTES, type PublicRoute, pathTo } from './paths.ts';
import { type Preloadable, preloadable } from './preloadable.tsx';

/**
 * The pages that exist. A new page is a line here and nothing else: navigation, footer, prerendering and the
 * not-found rule all read these two tables, so that nothing links to a page that isn't built.
 */
export interface PublicPage extends Metadata, Preloadable {
  route: PublicRoute;
  /** Of an article: each is a page at its own address. */
  slug?: string;
  /** What it is to those who link to it; a website unless said. */
  kind?: 'article';
  /** Source file, for the list of chunks that the page's HTML asks for at once. */
  module: string;
}

export interface AppPage extends Preloadable {
  route: AppRoute;
  title: string;
  /** Source file, by which the build finds the page's chunks. */
  module: string;
  /** Everyone else gets the dashboard. */
  adminOnly?: boolean;
}

const LANDING = {
  module: 'src/pages/landing.tsx',
  ...preloadable(() => import('../pages/landing.tsx')),
} as const;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    route: 'home',
    title: 'Plumbline: photograph a building defect, know what to do',
    description:
      'Photograph a building defect and get what it is, how bad, how sure, which Australian provision it touches and what to do next.',
    ...LANDING,
  },
  {
    route: 'features',
    title: 'Features',
    description:
      'What Plumbline does with a photo of a defect: a panel of engines, measured confidence, tolerances and NCC provisions, projects and reports.',
    ...LANDING,
  },
  {
    route: 'blog',
    title: 'Blog',
    description:
      'Articles on building defects in Australia: inspections, photos, the National Construction Code and tolerances.',
    module: 'src/pages/blog/index.tsx',
    ...preloadable(() => import('../pages/blog/index.tsx')),
  },
  {
    route: 'blogPost',
    slug: 'ncc-2025-compliance-guide',
    title: 'NCC 2025: what holds where, and from when',
    description:
      'NCC 2025 adoption dates by state, which edition applies to your building, what changes, and a table of tolerances.',
    kind: 'article',
    module: 'src/pages/blog/ncc-2025-compliance-guide.tsx',
    ...preloadable(() => import('../pages/blog/ncc-2025-compliance-guide.tsx')),
  },
  {
    route: 'blogPost',
    slug: 'ai-vs-human-inspections',
    title: 'AI and human inspections: who sees what',
    description:
      'What a photo of a building defect can and can’t tell, what an inspection to AS 4349.1 covers, and how to use both.',
    kind: 'article',
    module: 'src/pages/blog/ai-vs-human-inspections.tsx',
    ...preloadable(() => import('../pages/blog/ai-vs-human-inspections.tsx')),
  },
  {
    route: 'reportSamples',
    title: 'Defect report samples',
    description:
      'Three whole sample reports to look through and download: a residential handover, an office fitout and a structural defect assessment.',
    module: 'src/pages/defect-report-samples.tsx',
    ...preloadable(() => import('../pages/defect-report-samples.tsx')),
  },
  {
    route: 'nccGuide',
    title: 'NCC 2025 guide',
    description:
      'NCC 2025 at a glance: major changes, limits and tolerances, editions, adoption by state and a timeline.',
    module: 'src/pages/ncc-guide-2025.tsx',
    ...preloadable(() => import('../pages/ncc-guide-2025.tsx')),
  },
  {
    route: 'checklist',
    title: 'Handover checklist generator',
    description:
      'Make a handover checklist for a house, townhouse, apartment, office, shop or industrial building, free and in your browser.',
    module: 'src/pages/handover-checklist-generator.tsx',
    ...preloadable(() => import('../pages/handover-checklist-generator.tsx')),
  },
  {
    route: 'help',
    title: 'Help centre',
    description:
      'Guides to photos, results, projects, reports and billing in Plumbline, and answers to what people ask most.',
    module: 'src/pages/help-center.tsx',
    ...preloadable(() => import('../pages/help-center.tsx')),
  },
  {
    route: 'about',
    title: 'About',
    description:
      'Why Plumbline exists, what it holds itself to, and who answers: a first, honest reading of building defects from photos.',
    module: 'src/pages/about.tsx',
    ...preloadable(() => import('../pages/about.tsx')),
  },
  {
    route: 'contact',
    title: 'Contact',
    description:
      'Write to Plumbline: each message gets a ticket number and an answer within 24 hours. Email, business hours, service areas.',
    module: 'src/pages/contact.tsx',
    ...preloadable(() => import('../pages/contact.tsx')),
  },
  {
    route: 'privacy',
    title: 'Privacy policy',
    description:
      'Which information Plumbline holds, why, who else sees it, how long it is kept and what your rights are.',
    module: 'src/pages/privacy-policy.tsx',
    ...preloadable(() => import('../pages/privacy-policy.tsx')),
  },
  {
    route: 'terms',
    title: 'Terms of service',
    description:
      'The terms of Plumbline: what the service is and isn’t, prices with GST, your photos, fair use and liability.',
    module: 'src/pages/terms-of-service.tsx',
    ...preloadable(() => import('../pages/terms-of-service.tsx')),
  },
];

export const APP_PAGES: readonly AppPage[] = [
  {
    route: 'dashboard',
    title: 'Dashboard',
    module: 'src/pages/dashboard.tsx',
    ...preloadable(() => import('../pages/dashboard.tsx')),
  },
  {
    route: 'projects',
    title: 'Projects',
    module: 'src/pages/projects.tsx',
    ...preloadable(() => import('../pages/projects.tsx')),
  },
  {
    route: 'defects',
    title: 'Defects',
    module: 'src/pages/defects.tsx',
    ...preloadable(() => import('../pages/defects.tsx')),
  },
  {
    route: 'aiTrainer',
    title: 'AI Defect Trainer',
    module: 'src/pages/ai-trainer.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/ai-trainer.tsx')),
  },
  {
    route: 'users',
    title: 'Users',
    module: 'src/pages/users.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/users.tsx')),
  },
  {
    route: 'insights',
    title: 'Insights',
    module: 'src/pages/insights.tsx',
    ...preloadable(() => import('../pages/insights.tsx')),
  },
  {
    route: 'reports',
    title: 'Reports',
    module: 'src/pages/reports.tsx',
    ...preloadable(() => import('../pages/reports.tsx')),
  },
  {
    route: 'chat',
    title: 'AI Construction Assistant',
    module: 'src/pages/chat.tsx',
    ...preloadable(() => import('../pages/chat.tsx')),
  },
  {
    route: 'accounts',
    title: 'Account',
    module: 'src/pages/accounts.tsx',
    ...preloadable(() => import('../pages/accounts.tsx')),
  },
  {
    route: 'status',
    title: 'Status',
    module: 'src/pages/status.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/status.tsx')),
  },
  {
    route: 'migration',
    title: 'Database migration',
    module: 'src/pages/migration.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/migration.tsx')),
  },
  {
    route: 'realUserMigration',
    title: 'Real user migration',
    module: 'src/pages/real-user-migration.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/real-user-migration.tsx')),
  },
];

export const NOT_FOUND: Preloadable = preloadable(() => import('../pages/not-found.tsx'));

/** Where links in mail lead: for everybody, signed in or not. */
export const MAIL_LINK: Preloadable = preloadable(() => import('../pages/mail-link.tsx'));

const MAIL_LINKS: ReadonlySet<string> = new Set([
  APP_ROUTES.resetPassword,
  APP_ROUTES.unsubscribe,
  APP_ROUTES.verifyEmail,
]);

export const isMailLink = (path: string) => MAIL_LINKS.has(path);

export const APP_AREA: Preloadable = preloadable(() => import('./app-area.tsx'));

const BUILT: ReadonlySet<string> = new Set([...PUBLIC_PAGES, ...APP_PAGES].map((page) => page.route));

/** Whether a route has a page, and so may be linked to. */
export function isBuilt(route: PublicRoute | AppRoute): boolean {
  return BUILT.has(route);
}

/** Starts fetching a page's code, when somebody reaches for a link to it. */
export function warmUp(route: PublicRoute | AppRoute): void {
  const page: Preloadable | undefined = [...PUBLIC_PAGES, ...APP_PAGES].find(
    (other) => other.route === route,
  );
  // Should it fail, the visit itself meets the failure and says so.
  void page?.preload().catch(() => undefined);
}

function appPageAt(path: string): AppPage | undefined {
  return APP_PAGES.find(
    ({ route }) => path === APP_ROUTES[route] || path.startsWith(`${APP_ROUTES[route]}/`),
  );
}

/** The page of an address behind the sign-in, as far as this role may see it; everything else is the dashboard. */
export function appPageFor(path: string, role: string): AppPage | undefined {
  const page = appPageAt(path);
  if (page && (!page.adminOnly || role === 'admin')) return page;
  return APP_PAGES.find(({ route }) => route === 'dashboard');
}

/** Everything whose code an address needs, before it is known who is asking. */
export function pagesFor(path: string): readonly Preloadable[] {
  if (!isAppPath(path)) return [publicPageAt(path) ?? NOT_FOUND];
  const page = appPageFor(path, 'user');
  return page ? [APP_AREA, page] : [APP_AREA];
}

export function publicPageAt(path: string): PublicPage | undefined {
  const clean = path.replace(/(.)\/+$/, '$1');
  return PUBLIC_PAGES.find((page) => addressOf(page) === clean);
}

/** The one address of a public page. */
export function addressOf({ route, slug }: Pick<PublicPage, 'route' | 'slug'>): string {
  return slug === undefined ? PUBLIC_ROUTES[route] : pathTo('blogPost', { slug });
}
