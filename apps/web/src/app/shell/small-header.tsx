import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LogOut } from '../../ui/icons/log-out.tsx';
import { Menu as MenuIcon } from '../../ui/icons/menu.tsx';
import { Wordmark } from '../../ui/plumb-bob.tsx';
import { CreditsStatus } from './credits-status.tsx';

interface SmallHeaderProps {
  /** A phone has its places, and the way out, at its foot. */
  phone: boolean;
  onOpenNavigation: () => void;
  onExit: () => void;
}

/** Header of phones, tablets and iPads. */
export function SmallHeader({ phone, onOpenNavigation, onExit }: SmallHeaderProps) {
  return (
    <header className="sticky short:static top-0 z-30 border-b border-line bg-paper pt-[env(safe-area-inset-top)]">
      <div className="flex h-14 items-center gap-1 pr-1 pl-3">
        <Link
          href={pathTo('dashboard')}
          aria-label="Plumbline, to the dashboard"
          data-tip="Dashboard"
          className="inline-flex min-h-12 items-center px-1"
        >
          <Wordmark />
        </Link>
        <div className={phone ? 'ml-auto pr-2' : 'flex-1'}>
          <CreditsStatus />
        </div>
        {phone ? null : (
          <>
            <Button variant="quiet" icon={<LogOut aria-hidden="true" className="size-4" />} onClick={onExit}>
              Exit
            </Button>
            <IconButton label="Open navigation" onClick={onOpenNavigation}>
              <MenuIcon aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        )}
      </div>
    </header>
  );
}
