import { expect, signUpWith, test } from './support/person.ts';

const ROOMS = ['Kitchen', 'Bathroom', 'Laundry', 'Bedroom 1', 'Living', 'Roof space'];

test('one room with a long name leaves every room within reach of a finger', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Reservoir');
  const [project]: { id: number }[] = await (await page.request.get('/api/projects')).json();
  for (const name of ['Left elevation from the street', 'Kitchen and dining', 'Entry', 'A'.repeat(120)]) {
    const added = await page.request.post(`/api/projects/${project?.id}/places`, { data: { name } });
    expect(added.ok()).toBe(true);
  }
  await page.goto(`/projects/${project?.id}`);
  await page.getByRole('button', { name: 'Analyse a photo' }).click();
  const rooms = page.getByRole('dialog').getByRole('group', { name: 'Room' }).getByRole('button');
  // Each of them, and none of them.
  await expect(rooms).toHaveCount(5);
  for (const room of await rooms.all()) {
    const box = await room.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test('a room that the mouse drags shows the line at which it lands, and lands there', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Reservoir');
  const [project]: { id: number }[] = await (await page.request.get('/api/projects')).json();
  for (const name of ROOMS) {
    const added = await page.request.post(`/api/projects/${project?.id}/places`, { data: { name } });
    expect(added.ok()).toBe(true);
  }
  await page.goto(`/projects/${project?.id}?view=rooms`);
  const rooms = page.getByRole('list', { name: 'Rooms' }).getByRole('listitem');
  await expect(rooms).toHaveCount(ROOMS.length);
  /** Where a line is drawn: at which row, counted from nought, and on which side. */
  const lines = () =>
    rooms.evaluateAll((all) =>
      all.flatMap((row, at) => {
        const { content, top } = getComputedStyle(row, '::before');
        return content === 'none' ? [] : [`${top === '0px' ? 'above' : 'below'} ${at}`];
      }),
    );
  const middle = async (at: number) => {
    const box = await rooms.nth(at).boundingBox();
    return [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.mouse.move(...(await middle(0)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2)), { steps: 5 });
  await page.mouse.move(...(await middle(3)), { steps: 5 });
  await expect.poll(lines).toEqual(['below 3']);
  await page.mouse.move(20, 20, { steps: 5 });
  await expect.poll(lines).toEqual([]);
  await page.mouse.move(...(await middle(3)), { steps: 5 });
  await page.mouse.up();
  await expect(rooms.nth(3)).toContainText('Kitchen');
  await expect(rooms.nth(2)).toContainText('Bedroom 1');
  expect(await lines()).toEqual([]);
});
