import { type AppRoute, pathTo } from '../../routes/paths.ts';
import { APP_PAGES, pageOf, warmUp } from '../app-pages.ts';

export interface NavigationItem {
  route: AppRoute;
  label: string;
  /** Opens the page at one of its tabs; such an entry is never marked as where somebody is. */
  tab?: string;
}

const toItem = ({ route, title, label = title }: (typeof APP_PAGES)[number]): NavigationItem => ({
  route,
  label,
});

/** What everybody has, in the order of the bar on a desk. */
export const PLACES = APP_PAGES.filter(({ adminOnly, route }) => !adminOnly && route !== 'accounts').map(
  toItem,
);
export const ACCOUNT: NavigationItem = { route: 'accounts', label: 'Account' };

/** Tabs that have an entry of their own. */
const TABS: readonly NavigationItem[] = [
  { route: 'users', tab: 'audit', label: 'Audit trail' },
  { route: 'users', tab: 'mail', label: 'Mail outbox' },
  { route: 'users', tab: 'reviews', label: 'Reviews' },
];

/** What only administrators may open, under one name. */
export const ADMINISTRATION = APP_PAGES.filter(({ adminOnly }) => adminOnly).flatMap((page) => [
  toItem(page),
  ...TABS.filter(({ route }) => route === page.route),
]);

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
