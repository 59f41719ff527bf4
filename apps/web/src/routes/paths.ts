/** Every address of the web app. Nothing else writes a path by hand. */
export const PUBLIC_ROUTES = {
  home: '/',
  features: '/features',
  blog: '/blog',
  blogPost: '/blog/:slug',
  reportSamples: '/defect-report-samples',
  checklist: '/handover-checklist-generator',
  nccGuide: '/ncc-guide-2025',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  help: '/help-center',
  rules: '/rules',
  rule: '/rules/:id',
  scorecard: '/scorecard',
  warranty: '/warranty',
  verify: '/verify',
} as const;

/** Addresses behind the authenticated shell. */
export const APP_ROUTES = {
  app: '/app',
  dashboard: '/dashboard',
  projects: '/projects',
  defects: '/defects',
  insights: '/insights',
  reports: '/reports',
  chat: '/chat',
  aiTrainer: '/ai-trainer',
  accounts: '/accounts',
  migration: '/migration',
  realUserMigration: '/real-user-migration',
  status: '/status',
  users: '/users',
  repairLink: '/repair',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  verifyEmail: '/verify-email',
} as const;

/** Addresses of single things within the shell: each is answered by the page whose address it begins with. */
export const DEEP_ROUTES = {
  project: '/projects/:id',
  defect: '/defects/:id',
  letterhead: '/reports/letterhead',
} as const;

/** Whether an address is of a single thing or a list behind the sign-in, and not merely of the app. */
export const isDeep = (path: string): boolean =>
  Object.values(APP_ROUTES).some(
    (route) => route !== APP_ROUTES.app && (path === route || path.startsWith(`${route}/`)),
  );

export const ROUTES = { ...PUBLIC_ROUTES, ...APP_ROUTES, ...DEEP_ROUTES } as const;

export type PublicRoute = keyof typeof PUBLIC_ROUTES;
export type AppRoute = keyof typeof APP_ROUTES;
export type Route = keyof typeof ROUTES;

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's pattern asks for; none for most. */
type RouteParams<R extends Route> = [ParamNames<(typeof ROUTES)[R]>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<(typeof ROUTES)[R]>, string | number>>];

/** The address of a route: `pathTo('blogPost', { slug: 'ai-vs-human-inspections' })`. */
export function pathTo<R extends Route>(route: R, ...[params]: RouteParams<R>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return ROUTES[route].replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Route ${route} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** Everything that the shell answers. */
export const SHELL_ROUTES: readonly string[] = [...Object.values(APP_ROUTES), ...Object.values(DEEP_ROUTES)];

const SHELL_ADDRESS = new RegExp(`^(${SHELL_ROUTES.join('|').replaceAll(':id', '\\d+')})/*$`);

/** Whether an address belongs to the authenticated shell: one of its screens, or a single thing with its number. */
export function isAppPath(path: string): boolean {
  return SHELL_ADDRESS.test(path);
}

const MAIL_LINKS: ReadonlySet<string> = new Set([
  APP_ROUTES.repairLink,
  APP_ROUTES.resetPassword,
  APP_ROUTES.unsubscribe,
  APP_ROUTES.verifyEmail,
]);

/** Whether a link in a mail leads here: for everybody, signed in or not. */
export const isMailLink = (path: string): boolean => MAIL_LINKS.has(path);
