import { buyReport } from './support/buy-report.ts';
import { expect, expectAccessibleInBothThemes, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /401 \(Unauthorized\)|Failed to load resource: net::ERR_|FetchEvent for .* resulted in a network error/,
});

test('a stranger who opened the page once checks a report without a network, and one changed byte is found', {
  tag: '@desk-only',
}, async ({ page, account, browser }) => {
  test.setTimeout(240_000);
  await signUpWith(page, account, 'House in Fitzroy');
  const [{ id: projectId }] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const multipart = { projectId: String(projectId), image };
  const finding = (await (await page.request.post('/api/analyze', { multipart })).json()).defect.id;
  const pdf = await buyReport(page, projectId, finding);

  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ viewport: viewport ?? null, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  await visitor.goto('/verify');
  await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await visitor.waitForFunction(async () => {
    const kept = await caches.open('plumbline-public');
    const paths = ['/api/signing-keys', '/api/signing-certificates'];
    return (await Promise.all(paths.map((path) => kept.match(path, { ignoreVary: true })))).every(Boolean);
  });
  await context.setOffline(true);
  await visitor.reload();
  const choose = async (name: string, buffer: Buffer) => {
    await visitor.getByLabel('Files to check').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    return visitor.getByRole('list', { name: 'Results' });
  };
  const good = await choose('report.pdf', pdf);
  await expect(good.getByText('This report is unchanged since it was made')).toBeVisible();
  await expect(good.getByText(/made with this site’s certificate/)).toBeVisible();
  await expect(good.getByText(/signer is unknown/)).toBeVisible();
  await expect(good.getByText(/no outside time stamp/)).toBeVisible();
  await expectAccessibleInBothThemes(visitor);

  const changed = Buffer.from(pdf);
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 1;
  const bad = await choose('changed.pdf', changed);
  await expect(bad.getByText('This report was changed after it was made')).toBeVisible();
  await context.close();
});
