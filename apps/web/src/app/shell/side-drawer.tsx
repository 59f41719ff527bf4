import { Link, useLocation } from 'wouter';
import { useUser } from '../../features/auth/auth-context.ts';
import { cx } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { isActive, navigationFor, navigationLink } from './navigation.ts';

interface SideDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SideDrawer({ open, onOpenChange }: SideDrawerProps) {
  const [path] = useLocation();
  const { role, displayName, email } = useUser();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Plumbline">
      <nav aria-label="Main" className="flex-1 py-3">
        {navigationFor(role).map((item) => {
          const active = isActive(item, path);
          return (
            <Link
              key={item.route}
              {...navigationLink(item, active)}
              onClick={() => onOpenChange(false)}
              className={cx(
                'relative flex min-h-12 items-center gap-3 px-5 text-base',
                active ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {active ? (
                <span aria-hidden="true" className="absolute inset-y-2 left-0 w-0.5 bg-accent" />
              ) : null}
              <item.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {item.label}
            </Link>
          );
        })}
      </nav>
      <div className="border-t border-line px-5 py-4 text-sm">
        <p className="truncate font-medium">{displayName}</p>
        <p className="truncate text-ink-soft">{email}</p>
      </div>
    </Drawer>
  );
}
