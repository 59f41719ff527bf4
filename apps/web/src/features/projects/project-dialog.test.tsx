import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import ProjectsPage from '../../pages/projects.tsx';
import { fakeApi, SIGNED_OUT } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import ProjectDialog from './project-dialog.tsx';

afterEach(clearToasts);

function show(project?: ReturnType<typeof sampleProject>) {
  const onClose = vi.fn();
  showSignedIn(
    <>
      <ProjectDialog project={project} onClose={onClose} />
      <ToastHost />
    </>,
  );
  return onClose;
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create project' }));

describe('ProjectDialog', () => {
  it('insists on a name after trimming', async () => {
    const api = fakeApi({});
    show();
    await userEvent.type(screen.getByLabelText('Project name'), '   ');
    await create();
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getAllByText('Project name is required').length).toBeGreaterThan(0);
    expect(api.sent).toEqual([]);
  });

  it('creates with the status active and tells so', async () => {
    const api = fakeApi({ 'POST /api/projects': { status: 201, body: sampleProject({ name: 'Shed' }) } });
    const onClose = show();
    await userEvent.type(screen.getByLabelText('Project name'), ' Shed ');
    await create();
    expect(await screen.findByText('Project Created')).toBeTruthy();
    expect(api.sent[0]?.body).toMatchObject({
      name: 'Shed',
      status: 'active',
      contractDate: null,
    });
    expect(screen.queryByLabelText(/^Progress/)).toBeNull();
    expect(onClose).toHaveBeenCalled();
  });

  it('asks about dates that contradict each other, and sends that they are right', async () => {
    const fields = { datesConfirmed: 'Completion is before the contract. Change one, or confirm both.' };
    const api = fakeApi({
      'POST /api/projects': { status: 400, body: { message: 'Invalid', code: 'invalid_input', fields } },
    });
    const onClose = show();
    await userEvent.type(screen.getByLabelText('Project name'), 'Shed');
    await userEvent.click(screen.getByText('More details'));
    const [contract, completion] = ['2021-05-01', '2010-03-01'];
    fireEvent.change(screen.getByLabelText(/^Contract date/), { target: { value: contract } });
    fireEvent.change(screen.getByLabelText(/^Completion/), { target: { value: completion } });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await create();
    expect(await screen.findByText(fields.datesConfirmed)).toBeTruthy();
    expect(api.sent[0]?.body).not.toHaveProperty('datesConfirmed');
    api.script['POST /api/projects'] = { status: 201, body: sampleProject() };
    await userEvent.click(screen.getByRole('checkbox', { name: /^Both dates are right/ }));
    // Other dates aren't the ones that were confirmed.
    fireEvent.change(screen.getByLabelText(/^Completion/), { target: { value: '2009-03-01' } });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Both dates are right/, checked: false }));
    await create();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.sent[1]?.body).toMatchObject({ completionDate: '2009-03-01', datesConfirmed: true });
  });

  it('leaves the state to address and account unless somebody chooses one', async () => {
    const api = fakeApi({ 'POST /api/projects': { status: 201, body: sampleProject() } });
    show();
    await userEvent.type(screen.getByLabelText('Project name'), 'Shed');
    await create();
    expect(await screen.findByText('Project Created')).toBeTruthy();
    expect(api.sent[0]?.body).not.toHaveProperty('state');
    await userEvent.click(screen.getByText('More details'));
    await userEvent.click(screen.getByLabelText(/^State or territory/));
    await userEvent.click(await screen.findByRole('option', { name: /Tasmania|TAS/ }));
    await create();
    await waitFor(() => expect(api.sent[1]?.body).toMatchObject({ state: 'TAS' }));
  });

  it('shows the state that a typed address names, and leaves one that somebody chose', async () => {
    const api = fakeApi({ 'POST /api/projects': { status: 201, body: sampleProject() } });
    show();
    await userEvent.type(screen.getByLabelText('Project name'), 'Coburg');
    await userEvent.click(screen.getByText('More details'));
    const address = screen.getByLabelText(/^Address/);
    const state = () => screen.getByLabelText(/^State or territory/).textContent;
    await userEvent.type(address, '14 Sydney Road, Coburg VIC 3058');
    expect(state()).toBe('VIC');
    await userEvent.clear(address);
    expect(state()).toBe('Not set');
    await userEvent.type(address, '14 Sydney Road, Hobart TAS 7000');
    await userEvent.click(screen.getByLabelText(/^State or territory/));
    await userEvent.click(await screen.findByRole('option', { name: 'QLD' }));
    await userEvent.type(address, ', Australia');
    expect(state()).toBe('QLD');
    await create();
    await waitFor(() => expect(api.sent[0]?.body).toMatchObject({ state: 'QLD' }));
  });

  it('sends home whose session has ended', async () => {
    window.history.replaceState(null, '', '/projects');
    fakeApi({ 'POST /api/projects': SIGNED_OUT });
    show();
    await userEvent.type(screen.getByLabelText('Project name'), 'Shed');
    await create();
    expect(await screen.findByText('Session Expired')).toBeTruthy();
    expect(screen.getByText('Please sign in again to create projects')).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });

  it('shows what the server refuses at its field and in words', async () => {
    fakeApi({
      'POST /api/projects': {
        status: 400,
        body: {
          message: 'Please check the highlighted fields and try again.',
          code: 'invalid_input',
          requestId: 'r-1',
          fields: { name: 'Project name must be at most 200 characters' },
        },
      },
    });
    const onClose = show();
    await userEvent.type(screen.getByLabelText('Project name'), 'Shed');
    await create();
    expect(await screen.findByText('Creation Failed')).toBeTruthy();
    expect(screen.getByText('Project name must be at most 200 characters')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('changes a project and opens its details at once', async () => {
    const api = fakeApi({ 'PATCH /api/projects/1': { body: sampleProject() } });
    show(sampleProject());
    expect(screen.getByLabelText(/Address/)).toHaveProperty('value', '12 Victoria Road, Marrickville');
    const completion = screen.getByLabelText(/^Completion/);
    await userEvent.type(completion, '2026-02-01');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Project Updated')).toBeTruthy();
    expect(api.sent[0]?.body).toEqual({ completionDate: '2026-02-01' });
  });

  it('leaves what another window changed meanwhile as it is', async () => {
    let there = sampleProject({ description: '' });
    const opened = there;
    fakeApi({
      'PATCH /api/projects/1': ({ body }) => {
        there = { ...there, ...(body as object) };
        return { body: there };
      },
    });
    for (const [field, words] of [
      ['Description', '1962 fibro house'],
      ['Project name', ' at the back'],
    ] as const) {
      const { unmount } = showSignedIn(<ProjectDialog project={opened} onClose={() => undefined} />);
      await userEvent.type(screen.getByLabelText(new RegExp(`^${field}`)), words);
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(JSON.stringify(there)).toContain(words));
      unmount();
    }
    expect(there).toMatchObject({ description: '1962 fibro house', name: `${opened.name} at the back` });
  });

  it.each([
    ['80', 80],
    ['', null],
  ])('sets the progress by hand or lets it follow the stages again: %j', async (typed, progress) => {
    const api = fakeApi({ 'PATCH /api/projects/1': { body: sampleProject() } });
    show(sampleProject({ progress: 35, progressSetByHand: true }));
    const field = screen.getByLabelText<HTMLInputElement>(/^Progress in percent/);
    expect(field.value).toBe('35');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, `${typed}%`);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Project Updated')).toBeTruthy();
    expect(api.sent[0]?.body).toMatchObject({ progress });
  });

  it('says why a change was refused, and stays', async () => {
    const body = { message: 'This was changed in the meantime.', code: 'conflict', requestId: 'r-1' };
    fakeApi({ 'PATCH /api/projects/1': { status: 409, body } });
    const onClose = show(sampleProject());
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('leaves the focus on the page when the button that opened it has gone with the first project', async () => {
  let projects: unknown[] = [];
  fakeApi({
    'GET /api/projects': async () => ({ body: projects }),
    'POST /api/projects': async () => {
      projects = [sampleProject({ name: 'Shed' })];
      return { status: 201, body: projects[0] };
    },
  });
  showSignedIn(
    <main tabIndex={-1}>
      <ProjectsPage />
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  await userEvent.type(await screen.findByLabelText('Project name'), 'Shed');
  await create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
