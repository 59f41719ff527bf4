import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APP_PAGES, isBuilt, NOT_FOUND, PUBLIC_PAGES, publicPageAt } from './pages.ts';
import { PUBLIC_ROUTES } from './paths.ts';

describe('the pages that exist', () => {
  it.each([...PUBLIC_PAGES])(
    '$route has its module, a title and a description fit for a search engine',
    (page) => {
      expect(existsSync(`${import.meta.dirname}/../../${page.module}`)).toBe(true);
      expect(page.title.length).toBeGreaterThan(3);
      expect(page.description.length).toBeGreaterThan(50);
      expect(page.description.length).toBeLessThan(170);
      expect(publicPageAt(PUBLIC_ROUTES[page.route])).toBe(page);
      expect(isBuilt(page.route)).toBe(true);
    },
  );

  it.each([...PUBLIC_PAGES, ...APP_PAGES, NOT_FOUND])('loads', async (page) => {
    expect(await page.preload()).toBeTypeOf('function');
    expect(page.loaded()).toBeTypeOf('function');
  });

  it('offers no page twice', () => {
    const all = [...PUBLIC_PAGES, ...APP_PAGES].map(({ route }) => route);
    expect(new Set(all).size).toBe(all.length);
  });
});
