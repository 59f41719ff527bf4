import { tellNewVersion } from '../../browser/new-version.ts';
import { ANSWER_FOR_ME, TAKE_OVER } from '../../service-worker/words.ts';

/** How often an open page looks for a new version, in milliseconds: a tab may stay open for weeks. */
const HOUR = 60 * 60 * 1000;

let asked = false;
let registration: ServiceWorkerRegistration | undefined;

/** Offers the version that waits, now or when it comes. */
function watch(found: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a version that runs already, the first one just starts.
    if (found.waiting && navigator.serviceWorker.controller) tellNewVersion('ready');
  };
  offer();
  found.addEventListener('updatefound', () => {
    found.installing?.addEventListener('statechange', offer);
  });
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
