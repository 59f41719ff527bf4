import { FORM_FASTEST_MS } from '@plumbline/contract/limits';

/**
 * How long a form has been shown, in milliseconds. One that is sent sooner than the server takes from people waits out
 * the rest, so that nobody quick is turned away as a program.
 */
export async function formTime(shownAt: number): Promise<number> {
  const left = FORM_FASTEST_MS - (performance.now() - shownAt);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  return Math.max(FORM_FASTEST_MS, Math.round(performance.now() - shownAt));
}
