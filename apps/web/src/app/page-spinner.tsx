import { Spinner } from '../ui/spinner.tsx';

export function PageSpinner() {
  return (
    <div className="appear-late flex min-h-dvh items-center justify-center text-ink-soft">
      <Spinner label="Loading" className="size-7" />
    </div>
  );
}
