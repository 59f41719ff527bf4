import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { CrashBoundary } from './crash-fallback.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageMetadata } from './page-metadata.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { APP_AREA, NOT_FOUND, publicPageAt } from './pages.ts';
import { isAppPath } from './paths.ts';
import { LoadedPage } from './preloadable.tsx';
import { ToastHost } from './toast-host.tsx';
import { useArrival } from './use-arrival.ts';

function CurrentPage() {
  const [path] = useLocation();
  useArrival(path);
  if (isAppPath(path)) return <LoadedPage page={APP_AREA} />;
  const page = publicPageAt(path);
  if (!page) return <LoadedPage page={NOT_FOUND} />;
  const { title, description } = page;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <LoadedPage page={page} />
    </>
  );
}

/** Everything under one roof: session, page, messages, and what shows when something breaks. */
export function App() {
  return (
    <CrashBoundary>
      <AuthProvider>
        <OfflineBanner />
        <Suspense fallback={<PageSpinner />}>
          <CurrentPage />
        </Suspense>
        <ToastHost />
      </AuthProvider>
    </CrashBoundary>
  );
}
