import { APP_ROUTES, type AppRoute } from '../routes/paths.ts';
import { type Preloadable, preloadable } from '../routes/preloadable.tsx';

/** A page behind the sign-in. The navigation leads to each, in the order of the table below. */
interface AppPage extends Preloadable {
  route: AppRoute;
  title: string;
  /** In the navigation, where it isn't the title. */
  label?: string;
  /** Source file, by which the build finds the page's chunks. */
  module: string;
  /** Everyone else gets the dashboard. */
  adminOnly?: boolean;
}

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
    label: 'AI Chat',
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
    route: 'users',
    title: 'Users',
    module: 'src/pages/users.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/users.tsx')),
  },
  {
    route: 'aiTrainer',
    title: 'AI Defect Trainer',
    label: 'AI Trainer',
    module: 'src/pages/ai-trainer.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/ai-trainer.tsx')),
  },
  {
    route: 'realUserMigration',
    title: 'Real user migration',
    label: 'Real Users',
    module: 'src/pages/real-user-migration.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/real-user-migration.tsx')),
  },
  {
    route: 'migration',
    title: 'Database migration',
    module: 'src/pages/migration.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/migration.tsx')),
  },
  {
    route: 'status',
    title: 'Status',
    module: 'src/pages/status.tsx',
    adminOnly: true,
    ...preloadable(() => import('../pages/status.tsx')),
  },
];

/** Where links in mail lead: for everybody, signed in or not. */
export const MAIL_LINK: Preloadable = preloadable(() => import('../pages/mail-link.tsx'));

/** Starts fetching a page's code: when somebody reaches for a link to it, or has come to its address. */
export function warmUp(page: Preloadable | undefined): void {
  // Should it fail, the visit itself meets the failure and says so.
  void page?.preload().catch(() => undefined);
}

export const pageOf = (route: AppRoute) => APP_PAGES.find((page) => page.route === route);

function appPageAt(path: string): AppPage | undefined {
  return APP_PAGES.find(
    ({ route }) => path === APP_ROUTES[route] || path.startsWith(`${APP_ROUTES[route]}/`),
  );
}

/** The page of an address behind the sign-in, as far as this role may see it; everything else is the dashboard. */
export function appPageFor(path: string, role: string): AppPage | undefined {
  const page = appPageAt(path);
  if (page && (!page.adminOnly || role === 'admin')) return page;
  return pageOf('dashboard');
}
