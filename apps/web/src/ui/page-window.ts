/**
 * Which page numbers get a button: a run of at most `maxButtons` that holds the current page.
 * Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number, maxButtons: number): number[] {
  const length = Math.min(pageCount, Math.max(1, maxButtons));
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), Math.max(1, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
