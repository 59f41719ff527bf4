import { tellNewVersion } from '../../browser/new-version.ts';
import { ANSWER_FOR_ME, TAKE_OVER } from '../../service-worker/words.ts';

/** How often an open page looks for a new version, in milliseconds: a tab may stay open for weeks. */
const HOUR = 60 * 60 * 1000;

let asked = false;
let registration: ServiceWorkerRegistration | undefined;

/** What is waited for of the registration: a part of it, so that a test can stand in for the browser. */
export type Watched = Pick<
  ServiceWorkerRegistration,
  'active' | 'waiting' | 'installing' | 'addEventListener'
>;

/** The version that waits beside the one that runs. The very first is for a moment both the waiting one and in charge. */
const newerIn = ({ active, waiting }: Watched): ServiceWorker | null =>
  waiting?.state === 'installed' && active?.state === 'activated' && active !== waiting ? waiting : null;

/** Offers the version that waits, now or when it comes, and takes the offer back when nothing waits any more. */
export function watch(found: Watched): void {
  let offered: ServiceWorker | null = null;
  const look = () => {
    const newer = newerIn(found);
    if (newer === offered) return;
    offered = newer;
    tellNewVersion(newer ? 'ready' : null);
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
  for (const worker of [found.installing, found.waiting, found.active]) follow(worker);
  found.addEventListener('updatefound', () => follow(found.installing));
  look();
}

/** A page that loads while the first worker starts, or that was reloaded past it, would stay without one. */
async function askToBeAnswered(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage(ANSWER_FOR_ME);
}

/** Registers the service worker, once. Missing on plain http and where it is switched off: then nothing is kept. */
export async function registerServiceWorker(): Promise<void> {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    watch(registration);
    void askToBeAnswered();
    setInterval(() => void registration?.update().catch(() => undefined), HOUR);
  } catch (error) {
    console.warn('Working offline isn’t possible here', error);
  }
}

/** Goes on with the new version: this tab alone is reloaded, others go on with what they run. */
export function reloadIntoNewVersion(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage(TAKE_OVER);
}
