import { useEffect } from 'react';

/** What would be lost by a reload, each held by the part of the screen that knows. */
const reasonsToStay = new Set<symbol>();

/** While `active`, a reload would lose something of this component's. */
export function useWorkInProgress(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const mine = Symbol();
    reasonsToStay.add(mine);
    return () => {
      reasonsToStay.delete(mine);
    };
  }, [active]);
}

/** What would be lost by a reload at this moment. */
export const reasonsForWork = (): ReadonlySet<symbol> => new Set(reasonsToStay);

/** Fields that a person has typed into since they were shown; those that are gone or empty again don't count. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
    if (field && field.type !== 'search' && field.type !== 'range') typed.add(field);
  });
}

/** Whether something that hasn't been sent yet would be lost by a reload. */
export function hasWorkInProgress(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return reasonsToStay.size > 0 || typed.size > 0;
}

/** Whether leaving a part of the page would lose what was typed in it, or work that was begun after `before`. */
export function workWithin(part: HTMLElement | null, before: ReadonlySet<symbol>): boolean {
  const fields = [...typed].filter(
    ({ type, value }) => value !== '' && type !== 'checkbox' && type !== 'radio',
  );
  return fields.some((field) => part?.contains(field)) || [...reasonsToStay].some((one) => !before.has(one));
}
