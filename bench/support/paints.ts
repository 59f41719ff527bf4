import type { Page } from '@playwright/test';
import { quantile } from './server.ts';

export interface Paint {
  /** From a press to what was painted because of it, in milliseconds. */
  duration: number;
  what: string;
}

declare global {
  interface Window {
    paints: Paint[];
  }
}

/** Notes how long the page takes over each press and key. Call it before the page is opened. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || Number(entry.interactionId) === 0) continue;
        const target = 'target' in entry && entry.target instanceof Element ? entry.target : null;
        const name = target?.closest('[aria-label]')?.getAttribute('aria-label') ?? target?.textContent ?? '';
        window.paints.push({
          duration: entry.duration,
          what: `${entry.name} on ${target?.tagName.toLowerCase()} ‘${name.trim().slice(0, 40)}’`,
        });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Prints times beside their aim; one above it fails the bench. */
export function reportTimes(what: string, times: readonly number[], limit: number): void {
  const worst = Math.max(...times);
  console.log(
    `${what.padEnd(28)} ${quantile(times, 0.5).toFixed(0)} ms median, ${worst.toFixed(0)} ms worst of ${times.length}  (aim: under ${limit} ms)`,
  );
  if (worst > limit) process.exitCode = 1;
}
