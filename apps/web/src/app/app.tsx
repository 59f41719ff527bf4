import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { OfflineBanner } from '../browser/offline-banner.tsx';
import { useTakenOver } from '../browser/take-over.ts';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { LoadedPage } from '../routes/preloadable.tsx';
import { CrashBoundary } from './crash-fallback.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { pageFor } from './pages.ts';
import { ToastHost } from './toast-host.tsx';
import { useArrival } from './use-arrival.ts';

function CurrentPage() {
  const [path] = useLocation();
  useArrival(path);
  useTakenOver();
  return <LoadedPage page={pageFor(path)} named />;
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
