import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AuthModalContext, type AuthTab } from '../auth/auth-modal-state.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

const loadModal = () => import('../auth/auth-modal.tsx');
const AuthModal = lazy(loadModal);

/** Header, footer and the sign-in modal of every page that needs no account. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<AuthTab>('signin');
  // The modal's code (forms, validation) is fetched with the first press, not with the page.
  const [needed, setNeeded] = useState(false);
  const openModal = (next: AuthTab) => {
    setTab(next);
    setNeeded(true);
    setOpen(true);
  };
  return (
    <AuthModalContext value={openModal}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <PublicHeader onWarmUp={() => void loadModal()} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <PublicFooter />
      {needed ? (
        <Suspense>
          <AuthModal open={open} onOpenChange={setOpen} tab={tab} onTabChange={setTab} />
        </Suspense>
      ) : null}
    </AuthModalContext>
  );
}
