import { type ReactNode, Suspense, useState } from 'react';
import { useDevice, usePhone } from '../../browser/device.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useAuth } from '../../features/auth/auth-context.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SmallHeader } from './small-header.tsx';
import { TopNavigation } from './top-navigation.tsx';

const SideDrawer = lazyPart(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }));
const SignOutDialog = lazyPart(() => import('../../features/offline/sign-out-dialog.tsx'));

/** The frame around every signed-in page: one navigation for desks, one for hands. A turned tablet keeps its page. */
export function AppShell({ children }: { children: ReactNode }) {
  const desktop = useDevice() === 'desktop';
  const phone = usePhone();
  const { signOut } = useAuth();
  const [open, setOpen] = useState<'places' | 'leaving' | null>(null);
  const when = (which: NonNullable<typeof open>) => (opened: boolean) => setOpen(opened ? which : null);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      {desktop ? (
        <TopNavigation />
      ) : (
        <SmallHeader
          phone={phone}
          onOpenNavigation={() => setOpen('places')}
          onExit={() => setOpen('leaving')}
        />
      )}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none tablet:px-8 desktop:py-10"
      >
        {children}
      </main>
      {phone ? <BottomBar more={open === 'places'} onMore={() => setOpen('places')} /> : null}
      <Suspense>
        {open === 'places' && !desktop ? (
          <SideDrawer
            open
            onOpenChange={when('places')}
            title={phone ? 'More' : 'Plumbline'}
            restOnly={phone}
            onExit={() => setOpen('leaving')}
          />
        ) : null}
        {open === 'leaving' ? (
          <SignOutDialog onOpenChange={when('leaving')} onSignOut={() => void signOut()} />
        ) : null}
      </Suspense>
    </div>
  );
}
