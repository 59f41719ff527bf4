import { Link, useLocation } from 'wouter';
import { useUser } from '../../features/auth/auth-context.ts';
import { pathTo } from '../../routes/paths.ts';
import { cx } from '../../ui/class-names.ts';
import { Wordmark } from '../../ui/plumb-bob.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CreditsStatus } from './credits-status.tsx';
import { ADMINISTRATION, isActive, navigationLink, PLACES } from './navigation.ts';
import { NavigationMenu } from './navigation-menu.tsx';

export function TopNavigation() {
  const [path] = useLocation();
  const { role } = useUser();
  const administering = ADMINISTRATION.some((item) => isActive(item, path));
  return (
    <header className="sticky short:static top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-8">
        <Link href={pathTo('dashboard')} className="inline-flex min-h-(--target) items-center">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="flex h-full items-stretch">
          {PLACES.map((item) => {
            const active = isActive(item, path);
            return (
              <Link
                key={item.route}
                {...navigationLink(item, active)}
                className={cx(
                  'relative inline-flex items-center px-2.5 text-sm whitespace-nowrap transition-colors',
                  active ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
                )}
              >
                {item.label}
                {active ? <PlumbLine /> : null}
              </Link>
            );
          })}
          {role === 'admin' ? (
            <div className="relative flex items-center">
              <NavigationMenu label="Administration" active={administering} items={ADMINISTRATION} />
              {administering ? <PlumbLine /> : null}
            </div>
          ) : null}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <CreditsStatus />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** The line hangs from the top edge; its bob is level with the border. */
function PlumbLine() {
  return <span aria-hidden="true" className="absolute inset-x-2.5 -bottom-px h-0.5 rounded-full bg-accent" />;
}
