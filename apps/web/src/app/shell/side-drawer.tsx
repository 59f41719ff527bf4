import { Link, useLocation } from 'wouter';
import { useUser } from '../../features/auth/auth-context.ts';
import { cx } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { AppWindow } from '../../ui/icons/app-window.tsx';
import { LogOut } from '../../ui/icons/log-out.tsx';
import {
  ACCOUNT,
  ADMINISTRATION,
  isActive,
  type NavigationItem,
  navigationLink,
  PLACES,
  UNDER_MORE,
} from './navigation.ts';
import { PLACE_ICONS } from './place-icons.ts';

interface SideDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Only what the bar at a phone's foot leaves out. */
  restOnly?: boolean;
  onExit: () => void;
}

const ENTRY = 'relative flex min-h-12 w-full items-center gap-3 px-5 text-base';

export function SideDrawer({ open, onOpenChange, title, restOnly = false, onExit }: SideDrawerProps) {
  const { role, displayName, email } = useUser();
  const list = (items: readonly NavigationItem[]) =>
    items.map((item) => <Entry key={item.label} item={item} onGo={() => onOpenChange(false)} />);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title}>
      <nav aria-label={title} className="flex-1 py-3">
        {list(restOnly ? UNDER_MORE : [...PLACES, ACCOUNT])}
        {role === 'admin' ? (
          <>
            <h3 className="mt-3 border-t border-line px-5 pt-4 pb-1 text-sm font-semibold">Administration</h3>
            {list(ADMINISTRATION)}
          </>
        ) : null}
      </nav>
      <div className="border-t border-line pt-2">
        <button type="button" onClick={onExit} className={cx(ENTRY, 'text-ink-soft hover:text-ink')}>
          <LogOut aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Exit
        </button>
        <div className="px-5 pt-2 pb-4 text-sm">
          <p className="truncate font-medium">{displayName}</p>
          <p className="truncate text-ink-soft">{email}</p>
        </div>
      </div>
    </Drawer>
  );
}

function Entry({ item, onGo }: { item: NavigationItem; onGo: () => void }) {
  const [path] = useLocation();
  const active = isActive(item, path);
  const Icon = PLACE_ICONS[item.label] ?? AppWindow;
  return (
    <Link
      {...navigationLink(item, active)}
      onClick={onGo}
      className={cx(ENTRY, active ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink')}
    >
      {active ? <span aria-hidden="true" className="absolute inset-y-2 left-0 w-0.5 bg-accent" /> : null}
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {item.label}
    </Link>
  );
}
