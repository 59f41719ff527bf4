import type { Page, Request } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import {
  expect,
  expectAccessible,
  expectArrived,
  expectTips,
  expectTouchable,
  signUp,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

/** What opens over a page, and how: a finger on a tablet has to find everything in it. */
interface Opened {
  name: string;
  at: string;
  open: (page: Page) => Promise<void>;
  role: 'dialog' | 'alertdialog' | 'menu' | 'listbox';
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

async function projectWithFinding(page: Page): Promise<{ projectId: number; defectId: number }> {
  const made = await page.request.post('/api/projects', {
    data: { name: 'Banksia Street', state: 'VIC', buildingType: 'residential-house' },
  });
  const { id: projectId } = await made.json();
  const analysed = await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(projectId),
      defectDescription: 'crack in the plasterboard',
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  const { defect } = await analysed.json();
  return { projectId, defectId: defect.id };
}

function opened(defectId: number, projectId: number): Opened[] {
  return [
    { name: 'a new project', at: '/projects', open: press('New Project'), role: 'dialog' },
    { name: 'a project’s menu', at: '/projects', open: press(/^Actions for/), role: 'menu' },
    { name: 'a new report', at: '/reports', open: press('Generate New Report'), role: 'dialog' },
    { name: 'a correction', at: `/defects/${defectId}`, open: press('Correct'), role: 'dialog' },
    {
      name: 'the severities to choose from',
      at: '/defects',
      open: (page) => page.getByRole('combobox', { name: 'Severity' }).click(),
      role: 'listbox',
    },
    {
      name: 'a project’s own menu',
      at: `/projects/${projectId}`,
      open: press(/^Actions for/),
      role: 'menu',
    },
    {
      name: 'a finding over its list',
      at: `/projects/${projectId}`,
      open: (page) => page.getByRole('button', { name: /crack/i }).first().click(),
      role: 'dialog',
    },
  ];
}

async function openAt(page: Page, { at, open }: Pick<Opened, 'at' | 'open'>): Promise<void> {
  await page.goto(at);
  await expectArrived(page);
  await open(page);
}

test('dialogs, menus and the verdict panel have room for a finger on a tablet', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(300_000);
  await signUp(page, account);
  const { projectId, defectId } = await projectWithFinding(page);
  for (const { name, at, open, role } of opened(defectId, projectId)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 768, height: 1400 });
      await openAt(page, { at, open });
      const over = page.getByRole(role).first();
      await expect(over).toBeVisible();
      await expectTouchable(page);
      await expectTips(page);
      // Neither its words nor its colours change with the tablet's turn.
      if (role === 'dialog') await expectAccessible(page);
      await page.setViewportSize({ width: 1024, height: 1400 });
      // A dialog stays open while the tablet is turned; what floats beside its button closes.
      if (role !== 'dialog') await openAt(page, { at, open });
      await expect(over).toBeVisible();
      await expectTouchable(page);
    });
  }
});

// Every other screen is seen on a tablet where pages are walked (e2e/pages.spec.ts).
test('a part of a screen on a tablet has room for a finger, and words for each icon that stands alone', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const { email, password } = ADMIN;
  // Administrators see every page there is.
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  const { projectId } = await projectWithFinding(page);
  const paths = [
    '/projects?view=due',
    ...['account', 'notifications', 'billing'].map((tab) => `/accounts?tab=${tab}`),
    ...['repairs', 'documents', 'lists', 'reports', 'trail'].map(
      (view) => `/projects/${projectId}?view=${view}`,
    ),
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectArrived(page);
      await expectTouchable(page);
      await expectTips(page);
    });
  }
});

/** Hears what the page asks for. Returns what waits until it asks for nothing over some frames: each may ask for more. */
function awaitArrival(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => void underWay.add(request));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return async () => {
    for (let quiet = 0; quiet < 5; quiet = underWay.size > 0 ? 0 : quiet + 1)
      await page.evaluate(
        () => new Promise<void>((drawn) => requestAnimationFrame(() => requestIdleCallback(() => drawn()))),
      );
  };
}

test('a page that has come stays where it is: what comes later moves nothing from under a finger', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await signUp(page, account);
  const { projectId, defectId } = await projectWithFinding(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const arrived = awaitArrival(page);
  const pages = ['/dashboard', '/projects', `/projects/${projectId}`, '/defects', `/defects/${defectId}`];
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 1400 });
    for (const at of [...pages, '/reports', '/chat', '/insights', '/accounts', '/accounts?tab=account']) {
      await page.goto(at);
      await expectArrived(page);
      await arrived();
      const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
      // What browsers call good is 0.1; a button's width in a line of text is a hundredth of that.
      expect.soft(shift, `${at} at ${width} px`).toBeLessThan(0.01);
    }
  }
});

test('a dialog is a sheet up to 480 px, lower on a tablet, and lowest on a desk', async ({
  page,
  account,
  isMobile,
}) => {
  await signUp(page, account);
  await page.getByRole('button', { name: 'New Project' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const drawn = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return dialog.evaluate((element) => ({
      sheet: element.getBoundingClientRect().width === window.innerWidth,
      most: Math.round((Number.parseFloat(getComputedStyle(element).maxHeight) / window.innerHeight) * 100),
    }));
  };
  expect(await drawn(480)).toEqual({ sheet: true, most: 95 });
  expect(await drawn(481)).toEqual({ sheet: false, most: 85 });
  expect(await drawn(768)).toEqual({ sheet: false, most: 85 });
  // Between the two it is the finger that makes a tablet.
  expect(await drawn(1024)).toEqual({ sheet: false, most: isMobile ? 85 : 80 });
  expect(await drawn(1025)).toEqual({ sheet: false, most: 80 });
});
