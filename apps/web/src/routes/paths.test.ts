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
  it('builds exactly the addresses of the route table', () => {
    expect(Object.fromEntries(routes.map((route) => [route, sampleAddress(route)]))).toEqual({
      home: '/',
      features: '/features',
      blog: '/blog',
      blogPost: '/blog/ncc-2025-compliance-guide',
      reportSamples: '/defect-report-samples',
      checklist: '/handover-checklist-generator',
      nccGuide: '/ncc-guide-2025',
      about: '/about',
      contact: '/contact',
      privacy: '/privacy-policy',
      terms: '/terms-of-service',
      help: '/help-center',
      rules: '/rules',
      rule: '/rules/masonry-crack',
      scorecard: '/scorecard',
      warranty: '/warranty',
      verify: '/verify',
      app: '/app',
      dashboard: '/dashboard',
      projects: '/projects',
      project: '/projects/12',
      defects: '/defects',
      defect: '/defects/12',
      insights: '/insights',
      letterhead: '/reports/letterhead',
      reports: '/reports',
      chat: '/chat',
      aiTrainer: '/ai-trainer',
      accounts: '/accounts',
      migration: '/migration',
      realUserMigration: '/real-user-migration',
      status: '/status',
      users: '/users',
      resetPassword: '/reset-password',
      unsubscribe: '/unsubscribe',
      verifyEmail: '/verify-email',
      repairLink: '/repair',
    });
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
