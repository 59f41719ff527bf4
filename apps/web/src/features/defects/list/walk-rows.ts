import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows, j and k walk through the rows of a list; Home and End reach its ends. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const step = STEPS[event.key];
  const target =
    event.key === 'Home' ? rows[0] : event.key === 'End' ? rows.at(-1) : step ? rows[at + step] : undefined;
  if (at === -1 || !target) return;
  event.preventDefault();
  target.focus();
}
