import { Link, useLocation } from 'wouter';
import { useUser } from '../../features/auth/auth-context.ts';
import { cx } from '../../ui/class-names.ts';
import { isActive, navigationFor, navigationLink } from './navigation.ts';

/** The active item is in sight, however many there are beside it. */
function bringIntoSight(item: HTMLElement | null): void {
  item?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
}

/** The same items as the drawer, under the thumb. */
export function BottomBar() {
  const [path] = useLocation();
  const { role } = useUser();
  return (
    <nav
      aria-label="Main"
      className="bottom-bar sticky bottom-0 z-30 flex overflow-x-auto border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {navigationFor(role).map((item) => {
        const active = isActive(item, path);
        return (
          <Link
            key={item.route}
            ref={active ? bringIntoSight : undefined}
            {...navigationLink(item, active)}
            className={cx(
              // Seven fit side by side at 360 px; an administrator's further ones are a swipe away.
              'relative flex min-h-14 min-w-[3.2rem] flex-1 flex-col items-center justify-center gap-0.5 text-[0.625rem] tracking-tight',
              active ? 'font-medium text-ink' : 'text-ink-soft',
            )}
          >
            {active ? (
              <span aria-hidden="true" className="absolute inset-x-3 -top-px h-0.5 bg-accent" />
            ) : null}
            <item.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {item.label}
          </Link>
        );
      })}
    </nav>
  );
}
