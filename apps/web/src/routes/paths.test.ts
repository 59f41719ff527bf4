import { describe, expect, it } from 'vitest';

import { APP_ROUTES, DEEP_ROUTES, isAppPath, pathTo, ROUTES, type Route } from './paths.ts';

const SAMPLE_SLUG = 'ncc-2025-compliance-guide';

/** The address of any route, parameters filled with a sample. */
function sampleAddress(route: Route): string {
  if (route === 'blogPost') return pathTo(route, { slug: SAMPLE_SLUG });
  if (route === 'rule') return pathTo(route, { id: 'masonry-crack' });
  return route === 'defect' || route === 'project' ? pathTo(route, { id: 12 }) : pathTo(route);
}

const routes = Object.keys(ROUTES) as Route[];

describe('pathTo', () => {
  it('fills in what an address asks for, and leaves the others as they stand', () => {
    const asks = routes.filter((route) => ROUTES[route].includes(':'));
    expect(Object.fromEntries(asks.map((route) => [route, sampleAddress(route)]))).toEqual({
      blogPost: '/blog/ncc-2025-compliance-guide',
      rule: '/rules/masonry-crack',
      project: '/projects/12',
      defect: '/defects/12',
    });
    const plain = routes.filter((route) => !asks.includes(route));
    expect(plain.map(sampleAddress)).toEqual(plain.map((route) => ROUTES[route]));
  });

  it.each(routes)('%s leads to one place, inside or outside the shell', (route) => {
    expect(isAppPath(sampleAddress(route))).toBe(route in APP_ROUTES || route in DEEP_ROUTES);
  });

  it('escapes what stands in a parameter', () => {
    expect(pathTo('blogPost', { slug: 'a/b c' })).toBe('/blog/a%2Fb%20c');
  });

  it.each(['/projects/12', '/projects/12/', '/dashboard/', '/defects/7', '/reports/letterhead'])(
    'takes %s for the shell',
    (path) => expect(isAppPath(path)).toBe(true),
  );

  it.each(['/projectsX', '/projects/abc', '/projects/abc/x', '/projects/12/x', '/dashboard/x', '/chat/1'])(
    'finds nothing at %s',
    (path) => expect(isAppPath(path)).toBe(false),
  );
});
