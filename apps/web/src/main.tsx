import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchKeyboard } from './app/keyboard.ts';
import { APP_AREA, NOT_FOUND, publicPageAt } from './app/pages.ts';
import { isAppPath } from './app/paths.ts';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  const path = window.location.pathname;
  const first = isAppPath(path) ? APP_AREA : (publicPageAt(path) ?? NOT_FOUND);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The page's code must be here before hydration, or React would replace the prerendered page by a spinner.
  // Should it fail to load, rendering meets the same failure and shows the crash fallback.
  await first.preload().catch(() => undefined);
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
watchKeyboard();
