import { type AppRoute, pathTo } from '../../routes/paths.ts';
import { pageOf, warmUp } from '../app-pages.ts';

export interface NavigationItem {
  route: AppRoute;
  label: string;
  /** Opens the page at one of its tabs; such an entry is never marked as where somebody is. */
  tab?: string;
}

/** What everybody has, in the order of the bar on a desk. */
export const PLACES: readonly NavigationItem[] = [
  { route: 'dashboard', label: 'Dashboard' },
  { route: 'projects', label: 'Projects' },
  { route: 'defects', label: 'Defects' },
  { route: 'insights', label: 'Insights' },
  { route: 'reports', label: 'Reports' },
  { route: 'chat', label: 'AI Chat' },
];

export const ACCOUNT: NavigationItem = { route: 'accounts', label: 'Account' };

/** What only administrators may open, under one name. */
export const ADMINISTRATION: readonly NavigationItem[] = [
  { route: 'users', label: 'Users' },
  { route: 'users', tab: 'audit', label: 'Audit trail' },
  { route: 'users', tab: 'mail', label: 'Mail outbox' },
  { route: 'users', tab: 'reviews', label: 'Reviews' },
  { route: 'aiTrainer', label: 'AI Trainer' },
  { route: 'realUserMigration', label: 'Real Users' },
  { route: 'migration', label: 'Database migration' },
  { route: 'status', label: 'Status' },
];

/** How many places stand beside the camera and More on a phone. */
const BESIDE_THE_CAMERA = 3;
export const UNDER_THE_THUMB = PLACES.slice(0, BESIDE_THE_CAMERA);
export const UNDER_MORE = [...PLACES.slice(BESIDE_THE_CAMERA), ACCOUNT];

/** Whether the item stands for the address on screen. /app is the dashboard under another name. */
export function isActive({ route, tab }: NavigationItem, path: string): boolean {
  const address = pathTo(route);
  if (tab) return false;
  return (
    path === address || path.startsWith(`${address}/`) || (route === 'dashboard' && path === pathTo('app'))
  );
}

export const addressOf = ({ route, tab }: NavigationItem) => pathTo(route) + (tab ? `?tab=${tab}` : '');

/** What a link of the navigation does, wherever it stands: its page is fetched as soon as a press is likely. */
export function navigationLink(item: NavigationItem, active: boolean) {
  const warm = () => warmUp(pageOf(item.route));
  return {
    href: addressOf(item),
    onPointerEnter: warm,
    onFocus: warm,
    'aria-current': active ? ('page' as const) : undefined,
  };
}
