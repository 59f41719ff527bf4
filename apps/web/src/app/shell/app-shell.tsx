import type { ReactNode } from 'react';
import { useDevice, usePhone } from '../../browser/device.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SmallHeader } from './small-header.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** The frame around every signed-in page: one navigation for desks, one for hands. */
export function AppShell({ children }: { children: ReactNode }) {
  const desktop = useDevice() === 'desktop';
  const phone = usePhone();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      {desktop ? <TopNavigation /> : <SmallHeader />}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none tablet:px-8 desktop:py-10"
      >
        {children}
      </main>
      {phone ? <BottomBar /> : null}
    </div>
  );
}
