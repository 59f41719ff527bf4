import {
  Activity,
  ChartColumnStacked,
  ChartNoAxesColumn,
  Database,
  FileText,
  FolderOpen,
  GraduationCap,
  History,
  type LucideIcon,
  Mail,
  MessageSquare,
  ScanSearch,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import { type AppRoute, pathTo } from '../../routes/paths.ts';
import { pageOf, warmUp } from '../app-pages.ts';

export interface NavigationItem {
  route: AppRoute;
  label: string;
  icon: LucideIcon;
  /** Opens the page at one of its tabs; such an entry is never marked as where somebody is. */
  tab?: string;
}

/** What everybody has, in the order of the bar on a desk. */
const PLACES: readonly NavigationItem[] = [
  { route: 'dashboard', label: 'Dashboard', icon: ChartNoAxesColumn },
  { route: 'projects', label: 'Projects', icon: FolderOpen },
  { route: 'defects', label: 'Defects', icon: ScanSearch },
  { route: 'insights', label: 'Insights', icon: ChartColumnStacked },
  { route: 'reports', label: 'Reports', icon: FileText },
  { route: 'chat', label: 'AI Chat', icon: MessageSquare },
];

export const ACCOUNT: NavigationItem = { route: 'accounts', label: 'Account', icon: Settings };

const ADMINISTRATION: readonly NavigationItem[] = [
  { route: 'users', label: 'Users', icon: UserCog },
  { route: 'users', tab: 'audit', label: 'Audit trail', icon: History },
  { route: 'users', tab: 'mail', label: 'Mail outbox', icon: Mail },
  { route: 'aiTrainer', label: 'AI Trainer', icon: GraduationCap },
  { route: 'realUserMigration', label: 'Real Users', icon: Users },
  { route: 'migration', label: 'Database migration', icon: Database },
  { route: 'status', label: 'Status', icon: Activity },
];

/** How many places stand beside the camera and More on a phone. */
const UNDER_THE_THUMB = 3;

/** What this person may open. */
export function navigationFor(role: string) {
  return {
    places: PLACES,
    underThumb: PLACES.slice(0, UNDER_THE_THUMB),
    rest: [...PLACES.slice(UNDER_THE_THUMB), ACCOUNT],
    administration: role === 'admin' ? ADMINISTRATION : [],
  };
}

/** Whether the item stands for the address on screen. /app is the dashboard under another name. */
export function isActive({ route, tab }: NavigationItem, path: string): boolean {
  const own = pathTo(route);
  if (tab) return false;
  return path === own || path.startsWith(`${own}/`) || (route === 'dashboard' && path === pathTo('app'));
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
