import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '../../features/auth/auth-context.ts';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlumbBob } from '../../ui/plumb-bob.tsx';
import { CreditsStatus } from './credits-status.tsx';
import { SideDrawer } from './side-drawer.tsx';

/** Header of phones, tablets and iPads. */
export function SmallHeader() {
  const { signOut } = useAuth();
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper pt-[env(safe-area-inset-top)]">
      <div className="flex h-14 items-center gap-1 pr-1 pl-3">
        <Link
          href={pathTo('dashboard')}
          aria-label="Plumbline, to the dashboard"
          className="inline-flex size-12 items-center justify-center"
        >
          <PlumbBob />
        </Link>
        <div className="flex-1">
          <CreditsStatus />
        </div>
        <Button
          variant="quiet"
          icon={<LogOut aria-hidden="true" className="size-4" />}
          onClick={() => setLeaving(true)}
        >
          Exit
        </Button>
        <IconButton label="Open navigation" onClick={() => setDrawer(true)}>
          <MenuIcon aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <SideDrawer open={drawer} onOpenChange={setDrawer} />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Sign out?"
        message="Your projects stay. You come back with your e-mail address and password."
        confirmLabel="Sign out"
        onConfirm={() => void signOut()}
      />
    </header>
  );
}
