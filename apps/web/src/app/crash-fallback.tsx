import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { PlumbBob } from '../ui/plumb-bob.tsx';

function CrashFallback() {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <PlumbBob className="h-14" />
      <h1 className="mt-6 text-xl font-semibold">Something went wrong</h1>
      <p className="mt-3 max-w-md text-ink-soft">
        We're having trouble loading the application. Please refresh the page or try again later.
      </p>
      <Button variant="primary" className="mt-8" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </main>
  );
}

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Error boundaries have no hook form, hence the one class. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashFallback /> : this.props.children;
  }
}
