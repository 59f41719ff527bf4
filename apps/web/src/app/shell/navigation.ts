import {
  Activity,
  ChartColumnStacked,
  ChartNoAxesColumn,
  FileText,
  FolderOpen,
  GraduationCap,
  type LucideIcon,
  MessageSquare,
  ScanSearch,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import { type AppRoute, pathTo } from '../../routes/paths.ts';
import { pageOf, warmUp } from '../app-pages.ts';

interface NavigationItem {
  route: AppRoute;
  label: string;
  icon: LucideIcon;
  adminOnly?: boolean;
  /** Rarely wanted: on a desk it stands in the account's menu instead of the bar. */
  inMenu?: boolean;
}

const ITEMS: readonly NavigationItem[] = [
  { route: 'dashboard', label: 'Dashboard', icon: ChartNoAxesColumn },
  { route: 'projects', label: 'Projects', icon: FolderOpen },
  { route: 'defects', label: 'Defects', icon: ScanSearch },
  { route: 'insights', label: 'Insights', icon: ChartColumnStacked },
  { route: 'reports', label: 'Reports', icon: FileText },
  { route: 'chat', label: 'AI Chat', icon: MessageSquare },
  { route: 'accounts', label: 'Account', icon: Settings },
  { route: 'aiTrainer', label: 'AI Trainer', icon: GraduationCap, adminOnly: true },
  { route: 'users', label: 'Users', icon: UserCog, adminOnly: true, inMenu: true },
  { route: 'realUserMigration', label: 'Real Users', icon: Users, adminOnly: true },
  { route: 'status', label: 'Status', icon: Activity, adminOnly: true, inMenu: true },
];

/** What this person may open. Drawer, bottom bar and top bar all show this one list. */
export function navigationFor(role: string): readonly NavigationItem[] {
  return ITEMS.filter(({ adminOnly }) => !adminOnly || role === 'admin');
}

/** Whether the item stands for the address on screen. /app is the dashboard under another name. */
export function isActive({ route }: NavigationItem, path: string): boolean {
  const own = pathTo(route);
  return path === own || path.startsWith(`${own}/`) || (route === 'dashboard' && path === pathTo('app'));
}

/** What a link of the navigation does, wherever it stands: its page is fetched as soon as a press is likely. */
export function navigationLink({ route }: NavigationItem, active: boolean) {
  const warm = () => warmUp(pageOf(route));
  return {
    href: pathTo(route),
    onPointerEnter: warm,
    onFocus: warm,
    'aria-current': active ? ('page' as const) : undefined,
  };
}
