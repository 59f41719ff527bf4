import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APP_ROUTES } from '../routes/paths.ts';
import { APP_PAGES, appPageFor } from './app-pages.ts';
import { pageModule } from './page-module.ts';
import { APP_AREA, addressOf, NOT_FOUND, PUBLIC_PAGES, pageFor, publicPageAt } from './pages.ts';

describe('the pages that exist', () => {
  it.each([...PUBLIC_PAGES])(
    '$route has its module, a title and a description fit for a search engine',
    async (page) => {
      expect(existsSync(`${import.meta.dirname}/../../${pageModule(page)}`)).toBe(true);
      const { metadata } = await page.preload();
      expect(metadata?.title.length).toBeGreaterThan(3);
      expect(metadata?.description.length).toBeGreaterThan(50);
      expect(metadata?.description.length).toBeLessThan(170);
      expect(publicPageAt(addressOf(page))).toBe(page);
      expect(publicPageAt(`${addressOf(page).replace(/\/$/, '')}/`)).toBe(page);
    },
  );

  it.each([...PUBLIC_PAGES, ...APP_PAGES, NOT_FOUND])('loads', async (page) => {
    const { default: loaded } = await page.preload();
    expect(loaded).toBeTypeOf('function');
    expect(page.loaded()?.default).toBe(loaded);
  });

  it.each([...APP_PAGES])('$route has its module', ({ module }) => {
    expect(existsSync(`${import.meta.dirname}/../../${module}`)).toBe(true);
  });

  it('offers no page twice', () => {
    const all = [...PUBLIC_PAGES.map(addressOf), ...APP_PAGES.map(({ route }) => APP_ROUTES[route])];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['/dashboard', 'dashboard'],
    ['/app', 'dashboard'],
    ['/accounts', 'accounts'],
    ['/projects/12', 'projects'],
    ['/migration', 'dashboard'],
  ])('%s behind the sign-in shows %s', (path, route) => {
    expect(appPageFor(path, 'user')?.route).toBe(route);
  });

  it('an address asks for the code that it needs at once', () => {
    expect(pageFor('/')).toBe(publicPageAt('/'));
    expect(pageFor('/no-such-page')).toBe(NOT_FOUND);
    expect(pageFor('/accounts')).toBe(APP_AREA);
    expect(pageFor('/projects/12/whatever')).toBe(NOT_FOUND);
  });
});
