import { Component, type ReactNode } from 'react';
import { MissingPageError } from '../routes/preloadable.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In place of a page whose code couldn't be fetched; navigation stays. Other faults go on to the crash fallback. */
export class PageBoundary extends Component<{ children: ReactNode }, { missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError(error: unknown): { missing: boolean } {
    if (!(error instanceof MissingPageError)) throw error;
    return { missing: true };
  }

  override render(): ReactNode {
    if (!this.state.missing) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="This page couldn’t be loaded"
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          There may be a new version, or no connection.
        </EmptyState>
      </div>
    );
  }
}
