import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { currentTheme, setTheme } from './theme.ts';

const boot = readFileSync(`${import.meta.dirname}/../../public/boot.js`, 'utf8');

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

/** Runs the file that stands in the page's head, as the next visit would. */
function visitAgain(): void {
  delete document.documentElement.dataset.theme;
  new Function(boot)();
}

describe('theme', () => {
  it('follows the system until somebody chooses', () => {
    visitAgain();
    expect(currentTheme()).toBe('system');
  });

  it.each(['light', 'dark'] as const)('%s is there before the first paint of the next visit', (theme) => {
    setTheme(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
    visitAgain();
    expect(currentTheme()).toBe(theme);
  });

  it('goes back to the system', () => {
    setTheme('dark');
    setTheme('system');
    visitAgain();
    expect(currentTheme()).toBe('system');
  });
});
