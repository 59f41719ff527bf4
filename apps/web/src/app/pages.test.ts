import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  APP_AREA,
  APP_PAGES,
  addressOf,
  appPageFor,
  isBuilt,
  NOT_FOUND,
  PUBLIC_PAGES,
  pagesFor,
  publicPageAt,
} from './pages.ts';
import { APP_ROUTES } from './paths.ts';

describe('the pages that exist', () => {
  it.each([...PUBLIC_PAGES])(
    '$route has its module, a title and a description fit for a search engine',
    (page) => {
      expect(existsSync(`${import.meta.dirname}/../../${page.module}`)).toBe(true);
      expect(page.title.length).toBeGreaterThan(3);
      expect(page.description.length).toBeGreaterThan(50);
      expect(page.description.length).toBeLessThan(170);
      expect(publicPageAt(addressOf(page))).toBe(page);
      expect(publicPageAt(`${addressOf(page).replace(/\/$/, '')}/`)).toBe(page);
      expect(isBuilt(page.route)).toBe(true);
    },
  );

  it.each([...PUBLIC_PAGES, ...APP_PAGES, NOT_FOUND])('loads', async (page) => {
    expect(await page.preload()).toBeTypeOf('function');
    expect(page.loaded()).toBeTypeOf('function');
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
    ['/dashboard/whatever', 'dashboard'],
  ])('%s behind the sign-in shows %s', (path, route) => {
    expect(appPageFor(path, 'user')?.route).toBe(route);
  });

  it('an address asks for the code that it needs at once', () => {
    expect(pagesFor('/')).toEqual([publicPageAt('/')]);
    expect(pagesFor('/no-such-page')).toEqual([NOT_FOUND]);
    expect(pagesFor('/accounts')).toEqual([APP_AREA, appPageFor('/accounts', 'user')]);
  });
});
