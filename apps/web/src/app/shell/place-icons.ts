import { Activity } from '../../ui/icons/activity.tsx';
import { ChartColumnStacked } from '../../ui/icons/chart-column-stacked.tsx';
import { ChartNoAxesColumn } from '../../ui/icons/chart-no-axes-column.tsx';
import { Database } from '../../ui/icons/database.tsx';
import { FileText } from '../../ui/icons/file-text.tsx';
import { FolderOpen } from '../../ui/icons/folder-open.tsx';
import { GraduationCap } from '../../ui/icons/graduation-cap.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { Mail } from '../../ui/icons/mail.tsx';
import { MessageSquare } from '../../ui/icons/message-square.tsx';
import { History } from '../../ui/icons/rotate-ccw-clock.tsx';
import { ScanSearch } from '../../ui/icons/scan-search.tsx';
import { Settings } from '../../ui/icons/settings.tsx';
import { Star } from '../../ui/icons/star.tsx';
import { UserCog } from '../../ui/icons/user-cog.tsx';
import { Users } from '../../ui/icons/users.tsx';

/** By the label of its entry; the drawer draws a plain window for one that isn't here. Apart from the entries: the bar of a desk, which comes first, has none. */
export const PLACE_ICONS: Readonly<Record<string, Icon>> = {
  Dashboard: ChartNoAxesColumn,
  Projects: FolderOpen,
  Defects: ScanSearch,
  Insights: ChartColumnStacked,
  Reports: FileText,
  'AI Chat': MessageSquare,
  Account: Settings,
  Users: UserCog,
  'Audit trail': History,
  'Mail outbox': Mail,
  Reviews: Star,
  'AI Trainer': GraduationCap,
  'Real Users': Users,
  'Database migration': Database,
  Status: Activity,
};
