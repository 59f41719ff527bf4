import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { onSignedOut } from '../api/client.ts';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useQuiet } from '../browser/use-quiet.ts';
import { afterPaint } from '../browser/when-quiet.ts';
import { DeletionNotice } from '../features/account/deletion-notice.tsx';
import { SavedTheme } from '../features/account/saved-theme.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { PageMetadata } from '../routes/page-metadata.tsx';
import { isMailLink, pathTo } from '../routes/paths.ts';
import { LoadedPage } from '../routes/preloadable.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tips } from '../ui/tips.tsx';
import { appPageFor, MAIL_LINK, warmUp } from './app-pages.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { PUBLIC_PAGES } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import { AppShell } from './shell/app-shell.tsx';

const OfflineHost = lazyPart(() => import('../features/offline/offline-host.tsx'));

const LANDING = PUBLIC_PAGES.find(({ route }) => route === 'home');

function SignedInPage({ role }: { role: string }) {
  const [path] = useLocation();
  const queryClient = useQueryClient();
  const page = appPageFor(path, role);
  if (!page) return null;
  return (
    <>
      <PageMetadata title={page.title} description="Plumbline, signed in." hidden />
      <Suspense
        key={page.route}
        fallback={
          <div className="appear-late flex justify-center py-24 text-ink-soft">
            <Spinner label="Loading page" />
          </div>
        }
      >
        <PageBoundary path={path} onRetry={() => void queryClient.resetQueries()}>
          <LoadedPage page={page} />
        </PageBoundary>
      </Suspense>
    </>
  );
}

/** One person's stay: what was fetched for them goes with them. */
function SignedIn({ role }: { role: string }) {
  const { refresh } = useAuth();
  const [queryClient] = useState(createQueryClient);
  const quiet = useQuiet();
  // Its code comes before its moment: there may be no network any more by then.
  useEffect(() => afterPaint(OfflineHost.preload), []);
  // Whatever was asked for: a session that has ended is found out, and on a phone perhaps brought back.
  useEffect(() => onSignedOut(() => void refresh()), [refresh]);
  return (
    <QueryClientProvider client={queryClient}>
      {quiet ? (
        <Suspense>
          <OfflineHost />
        </Suspense>
      ) : null}
      <SavedTheme />
      <AppShell>
        <DeletionNotice />
        <SignedInPage role={role} />
      </AppShell>
      <Tips />
    </QueryClientProvider>
  );
}

/**
 * Everything behind the sign-in: a spinner while we find out, the landing page for those who aren't signed in; at the
 * reports they are led to its own address.
 */
export default function AppArea() {
  const { status, user, unsure, refresh } = useAuth();
  const [asking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await refresh();
    setAsking(false);
  };
  const [path, navigate] = useLocation();
  // The page's code comes while we find out who is there.
  useEffect(() => {
    if (!isMailLink(path)) warmUp(appPageFor(path, 'user'));
  }, [path]);
  const sentHome = status === 'signed-out' && !unsure && path.startsWith(pathTo('reports'));
  useEffect(() => {
    if (sentHome) navigate(pathTo('home'), { replace: true });
  }, [sentHome, navigate]);
  if (isMailLink(path)) return <LoadedPage page={MAIL_LINK} />;
  if (status === 'loading') return <PageSpinner />;
  if (user) return <SignedIn key={user.id} role={user.role} />;
  if (unsure) {
    return (
      <main className="flex min-h-dvh flex-col items-center justify-center">
        <PageMetadata title="Plumbline" description="Plumbline couldn’t be reached." hidden />
        <h1 className="sr-only">Plumbline</h1>
        <ErrorState
          title="We couldn’t check whether you’re signed in."
          retrying={asking}
          onRetry={() => void askAgain()}
        >
          Check your connection and try again.
        </ErrorState>
        <a href={pathTo('home')} className={buttonClass({ variant: 'quiet' })}>
          Go to the home page
        </a>
      </main>
    );
  }
  return (
    <>
      <PageMetadata title="Sign in" description="Sign in to Plumbline." hidden />
      {LANDING ? <LoadedPage page={LANDING} /> : null}
    </>
  );
}
