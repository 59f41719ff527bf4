import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { CrashBoundary } from './crash-fallback.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { pageFor } from './pages.ts';
import { LoadedPage } from './preloadable.tsx';
import { useTakenOver } from './take-over.ts';
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
