import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** public/boot.js reads the same key before the first paint. */
const KEY = 'plumbline.theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be switched off; the choice then lasts until the page is left.
  }
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
  return [theme, setTheme];
}
