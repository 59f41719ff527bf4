import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { pageFor } from './app/pages.ts';
import { watchKeyboard } from './browser/keyboard.ts';
import { watchMemory } from './browser/memory-watch.ts';
import { expectTakeOver, pageTakenOver } from './browser/take-over.ts';

/** Brings the page to life; resolves once it answers to hands. */
export async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  watchKeyboard();
  watchMemory();
  // Should a chunk fail to load, rendering meets the same failure and shows the crash fallback.
  const code = Promise.allSettled([pageFor(window.location.pathname).preload()]);
  if (!root.firstElementChild) {
    // Behind the sign-in nothing is prerendered: the session is asked for while the code arrives.
    createRoot(root).render(app);
    return;
  }
  // The page's code must be here before hydration, or React would replace the prerendered page by a spinner.
  await code;
  expectTakeOver();
  hydrateRoot(root, app);
  await pageTakenOver();
}
