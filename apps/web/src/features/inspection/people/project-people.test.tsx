import type { ProjectPerson } from '@plumbline/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ProjectsPage from '../../../pages/projects.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';

const OWNER: ProjectPerson = {
  id: 3,
  role: 'owner',
  name: 'Ann Example',
  phone: '(02) 9000 0000 ext. 4',
  email: 'ann+house@example.com',
};

function show(people: readonly ProjectPerson[], more: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', '/projects/1');
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects/1/alike': { body: [] },
    'GET /api/projects/1/batches': { body: [] },
    'GET /api/projects/1/visits': { body: [] },
    'GET /api/projects/1/people': { body: people },
    'GET /api/projects/1/legal-hold': { body: { hold: null, lifted: [] } },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    ...more,
  });
  showSignedIn(<ProjectsPage />);
  return api;
}

it('a person of a project can be rung and written to', async () => {
  show([OWNER]);
  const people = await screen.findByRole('region', { name: 'People' });
  const phone = await within(people).findByRole('link', { name: '(02) 9000 0000 ext. 4' });
  expect(phone.getAttribute('href')).toBe('tel:0290000000');
  const mail = within(people).getByRole('link', { name: 'ann+house@example.com' });
  expect(mail.getAttribute('href')).toBe('mailto:ann%2Bhouse%40example.com');
});

it('a person is added with what was typed, and what the server refuses is said', async () => {
  let answer: { status?: number; body: unknown } = {
    status: 400,
    body: { message: 'Please enter a valid email address', code: 'validation', requestId: 'r' },
  };
  const api = show([], { 'POST /api/projects/1/people': () => answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add person' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Ann Example');
  await userEvent.type(within(dialog).getByLabelText(/Email/), 'ann');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save person' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Please enter a valid email address');
  answer = { status: 201, body: OWNER };
  await userEvent.type(within(dialog).getByLabelText(/Email/), '@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save person' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(api.sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    role: 'owner',
    name: 'Ann Example',
    phone: '',
    email: 'ann@example.com',
  });
});

it('a person is removed from the form that edits them', async () => {
  const api = show([OWNER], { 'DELETE /api/people/3': { body: { success: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ann Example' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove person' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(api.sent.some(({ method, path }) => method === 'DELETE' && path === '/api/people/3')).toBe(true);
});
