import { ApiError } from '../../api/api-error.ts';
import { Loaded, type LoadedProps } from '../../api/loaded.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a query of the trainer holds. Who isn't an administrator any more is told so. */
export function TrainingLoaded<Data>(props: LoadedProps<Data>) {
  const { data, error } = props.query;
  if (data === undefined && error instanceof ApiError && error.status === 403) {
    return (
      <EmptyState title="Admin Access Required">
        Training data access requires administrator privileges. Please contact your system administrator.
      </EmptyState>
    );
  }
  return <Loaded {...props} />;
}
