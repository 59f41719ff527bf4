import { Spinner } from '../ui/spinner.tsx';

/** In place of a page that is on its way. A window has a title at every moment. */
export function PageSpinner() {
  return (
    <div className="appear-late flex min-h-dvh items-center justify-center text-ink-soft">
      <title>Plumbline</title>
      <Spinner label="Loading" className="size-7" />
    </div>
  );
}
