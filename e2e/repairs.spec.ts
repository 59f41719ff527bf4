import { hum } from './support/hum.ts';
import {
  createProject,
  expect,
  expectAccessibleInBothThemes,
  signUp,
  signUpWith,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a finding is assigned, reported as fixed, reopened, and verified by who didn’t fix it', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Coburg');
  const [project] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image },
  });
  const finding = (await analysed.json()).defect.id;

  await page.goto(`/defects/${finding}`);
  const repair = page.getByRole('region', { name: 'Repair' });
  const dialog = page.getByRole('dialog');
  await expect(repair.getByText('Open', { exact: true })).toBeVisible();
  await repair.getByRole('button', { name: 'Assign', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say who will fix it')).toBeVisible();
  await dialog.getByLabel('Who fixes it?').fill('Ben Ochre');
  await dialog.getByLabel('Due').fill('2030-01-31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(repair.getByText('Assigned', { exact: true })).toBeVisible();

  await repair.getByRole('button', { name: 'Report as fixed' }).click();
  await dialog.getByLabel('Note').fill('Ben rang');
  await dialog.getByRole('button', { name: 'Report as fixed' }).click();
  await expect(repair.getByText('Fixed, not verified yet').first()).toBeVisible();
  // The same crack once more: it is compared, and only people change the repair.
  await repair.getByLabel('Photo of the repair').setInputFiles(image);
  await expect(repair.getByText('Photo comparison:')).toBeVisible({ timeout: 30_000 });
  await repair.getByLabel('Comment').fill('The patch is still wet');
  await repair.getByRole('button', { name: 'Add comment' }).click();
  await expect(repair.getByRole('listitem').filter({ hasText: 'The patch is still wet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Nothing is made overdue: its day comes.
  await page.clock.setFixedTime('2030-02-02T12:00:00+11:00');
  await page.goto('/projects?view=due');
  await expect(page.getByRole('link', { name: /Ben Ochre.*Overdue since 31 Jan 2030/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Make calendar link' }).click();
  const calendar = await page.getByLabel('Calendar link').inputValue();
  expect(await (await page.request.get(calendar)).text()).toContain('DTSTART;VALUE=DATE:20300131');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'End calendar link' }).click();
  await expect(page.getByRole('button', { name: 'Make calendar link' })).toBeVisible();
  expect((await page.request.get(calendar)).status()).toBe(404);
  await page.getByRole('link', { name: /Ben Ochre/ }).click();

  await repair.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(repair.getByText('Verified', { exact: true }).first()).toBeVisible();
  await page.goto(`/projects/${project.id}?view=trail`);
  await expect(
    page.getByText(new RegExp(`Repair changed: verified · finding \\d+ \\(id ${finding}\\)`)),
  ).toBeVisible();
});

test('a tradesperson fixes a finding by a link without an account, and its owner can’t verify it past an open hazard', {
  tag: '@desk-only',
}, async ({ page, account, browser, baseURL }) => {
  await signUpWith(page, account, 'House in Reservoir');
  const [project] = await (await page.request.get('/api/projects')).json();
  const buffer = await crackOnPlaster();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer };
  const analysed = await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(project.id),
      image,
      defectDescription: 'Bare live wires beside this crack',
    },
  });
  const finding = (await analysed.json()).defect.id;
  await page.goto(`/defects/${finding}`);
  const [photo] = await (await page.request.get(`/api/defects/${finding}/photos`)).json();
  const spoken = await page.request.post(`/api/photos/${photo.id}/voice`, {
    multipart: {
      key: 'spoken-for-ben',
      text: 'Switch the power off first',
      audio: { name: 'note.webm', mimeType: 'audio/webm', buffer: await hum(page) },
    },
  });
  expect(spoken.status()).toBe(201);
  const repair = page.getByRole('region', { name: 'Repair' });
  const dialog = page.getByRole('dialog');
  await repair.getByRole('button', { name: 'Send to a tradesperson' }).click();
  await dialog.getByLabel('Their name').fill('Ben Ochre');
  await dialog.getByLabel('Include voice notes').click();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Private link').inputValue();
  expect(address).toMatch(/\/repair#[\w-]{43}$/);
  const [order] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Print work order' }).click(),
  ]);
  expect(order.suggestedFilename()).toBe('work-order.pdf');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  // As a printed code has it, with the finding that it stands beside.
  await phone.goto(`${baseURL}/repair#${address.split('#')[1]}.${finding}`);
  await expect(phone.getByRole('region', { name: /^Hazard:/ })).toBeVisible();
  await expect(phone.getByText('Who to call:')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'Photo 1 of finding 1' })).toBeVisible();
  await phone.getByRole('button', { name: 'Play voice note' }).click();
  await expect(phone.getByRole('button', { name: 'Pause voice note' })).toBeVisible();
  await expect(phone.getByText('“Switch the power off first”')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Play voice note' })).toBeVisible();
  await phone.getByLabel('Photos of finding 1 after the repair').setInputFiles(image);
  await phone.getByLabel('Message about finding 1').fill('Patched and painted');
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('button', { name: 'It’s fixed' }).click();
  await expect(phone.getByText('Patched and painted')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'Photo sent by Ben Ochre' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Not fixed yet' })).toBeVisible();

  await page.reload();
  // Photos of the history load once they are near.
  await repair.getByText('Patched and painted').scrollIntoViewIfNeeded();
  await expect(repair.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(repair.getByRole('img', { name: 'Sent by Ben Ochre' })).toBeVisible();
  const pair = repair.getByRole('figure', { name: 'Before and after' });
  const line = pair.getByRole('slider');
  await line.focus();
  await page.keyboard.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  await expect(pair.getByRole('img', { name: 'After the repair' })).toHaveCSS(
    'clip-path',
    'inset(0px 0px 0px 100%)',
  );
  await page.keyboard.press('Home');
  await expect(pair.getByRole('img', { name: 'After the repair' })).toHaveCSS(
    'clip-path',
    'inset(0px 0px 0px 0%)',
  );
  // The hazard alert is still open.
  await expect(repair.getByRole('button', { name: 'Verify' })).toHaveCount(0);
  await expect(repair.getByText(/hazard alert is open/)).toBeVisible();

  await repair.getByRole('button', { name: 'End the link of Ben Ochre' }).click();
  await expect(page.getByText('Link ended', { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('alert')).toContainText('This link has ended');
  await phone.context().close();
});

test('a builder sees due work by trade first, over all projects, with hazards and overdue work on top', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  for (const name of ['House in Coburg', 'House in Reservoir']) {
    await createProject(page, name);
    const [project] = await (await page.request.get('/api/projects')).json();
    const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
    const assigned: [trade: string, description: string][] = [
      [name === 'House in Coburg' ? 'plastering' : 'Plastering ', ''],
      ...(name === 'House in Coburg'
        ? ([['electrical', 'Bare live wires beside this crack']] as [string, string][])
        : []),
    ];
    for (const [trade, defectDescription] of assigned) {
      const analysed = await page.request.post('/api/analyze', {
        multipart: { projectId: String(project.id), image, defectDescription },
      });
      const { id } = (await analysed.json()).defect;
      const { revision } = await (await page.request.get(`/api/defects/${id}/repair`)).json();
      const data = {
        step: 'assign',
        person: 'Ben Ochre',
        trade,
        dueOn: '2030-01-31',
        revision,
        key: `key-${id}-assign`,
      };
      expect((await page.request.post(`/api/defects/${id}/repair/steps`, { data })).ok()).toBe(true);
    }
  }
  const work = (said: string) =>
    page.request.patch('/api/account/preferences', { data: { work: said, welcomed: true } });
  await page.clock.setFixedTime('2030-02-02T12:00:00+11:00');
  await work('owner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'What needs you now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Due by trade' })).toHaveCount(0);

  await work('trade');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Due next' }).getByRole('listitem')).toHaveCount(3);

  await work('builder');
  await page.reload();
  const trades = page.getByRole('region', { name: 'Due by trade' }).getByRole('listitem');
  await expect(trades).toHaveText([
    /^Electrical.*1 hazard.*1 overdue.*1 repair · 1 project$/,
    /^Plastering.*2 overdue.*2 repairs · 2 projects$/,
  ]);
  await expectAccessibleInBothThemes(page);
  await trades.filter({ hasText: 'Plastering' }).getByRole('link').click();
  const plastering = page.getByRole('region', { name: 'Plastering' });
  await expect(plastering.getByRole('heading', { name: 'Plastering' })).toBeFocused();
  await expect(plastering.getByRole('link', { name: /Ben Ochre.*Overdue since 31 Jan 2030/ })).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  // A builder's usual order, and the other one by choice.
  await page.goto('/projects?view=due');
  await expect(page.getByRole('radio', { name: 'By trade' })).toBeChecked();
  await page.getByText('By date', { exact: true }).click();
  await expect(plastering).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'By date' })).toBeChecked();
});

test('a crack is read on three days, shows that it grows, is corrected, and is due to be read again', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Northcote');
  const [project] = await (await page.request.get('/api/projects')).json();
  const dates = { state: 'VIC', contractDate: '2025-02-01', completionDate: '2026-02-01' };
  expect((await page.request.patch(`/api/projects/${project.id}`, { data: dates })).ok()).toBe(true);
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image },
  });
  await page.goto(`/defects/${(await analysed.json()).defect.id}`);
  const monitoring = page.getByRole('region', { name: 'Monitoring' });
  const dialog = page.getByRole('dialog');
  const read = async (day: string, mm: string) => {
    await monitoring.getByRole('button', { name: 'Add a reading' }).click();
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Point').fill('Mark A');
    await dialog.getByLabel('Width, mm').fill(mm);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await monitoring.getByRole('button', { name: 'Add a reading' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter what it reads in millimetres')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await read('2026-01-10', '1');
  await expect(monitoring.getByText('Read it again at the same point')).toBeVisible();
  await read('2026-03-10', '1,1');
  await expect(monitoring.getByText('doesn’t show it has stopped moving')).toBeVisible();
  await read('2026-05-10', '12');
  await expect(monitoring.getByText('Wider', { exact: true })).toBeVisible();
  // What grows is a hazard, first on the page.
  await expect(page.getByText('Readings show that it got wider')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await monitoring.getByRole('button', { name: 'Correct the reading of 10 May 2026' }).click();
  await dialog.getByLabel('Width, mm').fill('1.1');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await dialog.getByLabel('Why?').fill('A slip of the pen');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(monitoring.getByText('Corrected: A slip of the pen')).toBeVisible();
  await expect(monitoring.getByText('Wider', { exact: true })).toBeHidden();
  await expect(page.getByText('Readings show that it got wider')).toBeHidden();
  await expect(monitoring.getByText('Trend: +0.03')).toBeVisible();

  await monitoring.getByLabel('Read again on').fill('2030-02-03');
  await monitoring.getByRole('button', { name: 'Save' }).click();
  await expect(monitoring.getByRole('button', { name: 'Save' })).toBeHidden();
  await page.goto('/projects?view=due');
  await expect(page.getByRole('link', { name: /Read the crack again.*Due 3 Feb 2030/ })).toBeVisible();
  const days = page.getByRole('region', { name: 'Warranties, visits and replies' });
  await expectAccessibleInBothThemes(page);
  await days.getByRole('link', { name: /all defects: last day .*House in Northcote/ }).click();
  await expect(page.getByRole('tab', { name: 'Deadlines' })).toHaveAttribute('aria-selected', 'true');
});
