import { Component, type ReactNode } from 'react';
import { MissingPageError } from '../routes/preloadable.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface PageBoundaryProps {
  /** Another address is another page: what broke at this one is left behind. */
  path: string;
  /** Before a page that broke is drawn again: what it was drawn from is forgotten. */
  onRetry: () => void;
  children: ReactNode;
}

type Trouble = 'missing' | 'broken' | null;

/** In place of a page whose code couldn’t be fetched, or that broke; navigation stays. */
export class PageBoundary extends Component<PageBoundaryProps, { trouble: Trouble }> {
  override state: { trouble: Trouble } = { trouble: null };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: error instanceof MissingPageError ? 'missing' : 'broken' };
  }

  override componentDidUpdate({ path }: PageBoundaryProps): void {
    if (path !== this.props.path && this.state.trouble === 'broken') this.setState({ trouble: null });
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === 'broken') {
      return (
        <ErrorState
          title="This page stopped working."
          onRetry={() => {
            this.props.onRetry();
            this.setState({ trouble: null });
          }}
        >
          What you saved is kept. Try again, or open another page.
        </ErrorState>
      );
    }
    if (trouble === null) return this.props.children;
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
