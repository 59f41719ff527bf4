import { expect, signUpWith, test } from './support/person.ts';

test('the dashboard asks for each thing once, most of it before its code is there', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Carport');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  let scripts = 0;
  let before: string[] | undefined;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
    if (pathname.endsWith('.js')) scripts += 1;
  });
  await page.route(/assets\/start-/, async (route) => {
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5);
    before = [...asked];
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent results' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(before?.map((path) => path.replace(/\d+\/defects/, 'ID/defects'))).toEqual([
    '/api/me',
    '/api/account/preferences',
    '/api/projects?limit=100',
    '/api/stats',
    '/api/projects/ID/defects?limit=30&sort=recent',
  ]);
  expect([...new Set(asked)]).toEqual(asked);
  expect(scripts).toBeLessThan(13);
});
