import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import ProjectsPage from '../../pages/projects.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleReport } from '../../test/report-samples.ts';
import { sampleAlert, sampleDefect, sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { DeleteProject } from './delete-project.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ProjectCard } from './project-card.tsx';

afterEach(clearToasts);

function show(project = sampleProject()) {
  showSignedIn(
    <>
      <ProjectCard project={project} onAnalyze={vi.fn()} onEdit={vi.fn()} onDelete={vi.fn()} />
      <ToastHost />
    </>,
  );
}

describe('ProjectCard', () => {
  it.each([
    ['active', 'In Progress'],
    ['on_hold', 'On Hold'],
    ['completed', 'Complete'],
  ] as const)('calls %s %s', (status, label) => {
    show(sampleProject({ status, needsAttention: false }));
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByText('Needs attention')).toBeNull();
  });

  it('flags what needs attention and leads to the analysis of this very project', () => {
    show();
    expect(screen.getByText('Needs attention')).toBeTruthy();
    expect(screen.getByText('under 50% done')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35');
    expect(screen.getByRole('link', { name: /Analyse/ }).getAttribute('href')).toBe('/dashboard?project=1');
  });

  it('says an address once where the project has it as its name', () => {
    show(sampleProject({ name: '4 Hill Street, Geelong', address: '4 Hill Street, Geelong' }));
    expect(screen.getAllByText(/4 Hill Street/)).toHaveLength(1);
  });

  it('changes the status from its menu', async () => {
    const api = fakeApi({ 'PATCH /api/projects/1': { body: sampleProject({ status: 'completed' }) } });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Marrickville terrace' }));
    expect(screen.queryByRole('menuitem', { name: 'Mark as In Progress' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as Complete' }));
    expect(await screen.findByText('Project Updated')).toBeTruthy();
    expect(api.sent[0]?.body).toEqual({ status: 'completed' });
  });
});

describe('the list of projects', () => {
  it('takes a photo for a project in a dialog, with this very project selected', async () => {
    fakeApi({
      'GET /api/projects': { body: [sampleProject({ id: 2, name: 'Newtown flat' }), sampleProject()] },
    });
    showSignedIn(<ProjectsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Marrickville terrace' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Analyse a photo here' }));
    const dialog = await screen.findByRole('dialog', { name: 'Analyse a photo' });
    expect(await within(dialog).findByRole('region', { name: 'Defect analysis' })).toBeTruthy();
    expect(within(dialog).getByRole('combobox', { name: 'Project' }).textContent).toContain(
      'Marrickville terrace',
    );
    expect(within(dialog).getByRole('button', { name: /Accept Image/ })).toBeTruthy();
  });
});

describe('DeleteProject', () => {
  it('asks in the agreed words, and stays when the server refuses', async () => {
    const api = fakeApi({
      'DELETE /api/projects/1': {
        status: 500,
        body: { message: 'Not now.', code: 'internal', requestId: 'r' },
      },
    });
    const onClose = vi.fn();
    showSignedIn(
      <>
        <DeleteProject project={sampleProject()} onClose={onClose} />
        <ToastHost />
      </>,
    );
    expect(
      screen.getByText('Are you sure you want to delete this project? This action cannot be undone.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    api.script['DELETE /api/projects/1'] = { body: { success: true } };
    await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    expect(await screen.findByText('Project Deleted')).toBeTruthy();
    expect(onClose).toHaveBeenCalled();
  });
});

describe('DeleteProject with open hazards', () => {
  it('says which are open and sends the reason', async () => {
    const api = fakeApi({
      'GET /api/projects/1/defects': { body: [sampleDefect({ alerts: [sampleAlert()] })] },
      'DELETE /api/projects/1': { body: { success: true } },
    });
    const onClose = vi.fn();
    showSignedIn(<DeleteProject project={sampleProject({ openHazards: 1 })} onClose={onClose} />);
    expect(await screen.findByText('Possible gas leak: act now')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Why are you deleting it?'), 'The house was pulled down');
    await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.sent.find(({ method }) => method === 'DELETE')?.body).toEqual({
      reason: 'The house was pulled down',
    });
  });
});

describe('what a deletion keeps', () => {
  const ask = async (purchased: boolean[]) => {
    fakeApi({
      'GET /api/reports': { body: purchased.map((paid, id) => sampleReport({ id, purchased: paid })) },
    });
    showSignedIn(<DeleteProject project={sampleProject()} onClose={vi.fn()} />);
  };

  it('counts the reports that were bought', async () => {
    await ask([true, false, true]);
    expect(
      await screen.findByText(/2 reports you bought will be kept, with the photos printed in them/),
    ).toBeTruthy();
  });

  it('speaks of one report as one', async () => {
    await ask([true]);
    expect(
      await screen.findByText(/1 report you bought will be kept, with the photos printed in it/),
    ).toBeTruthy();
  });

  it('is silent where nothing was bought', async () => {
    await ask([false]);
    await waitFor(() => expect(screen.queryByText(/will be kept/)).toBeNull());
  });
});

describe('OverviewCard', () => {
  it('adds up all projects', () => {
    render(
      <OverviewCard
        projects={[
          sampleProject({ defectCount: 7 }),
          sampleProject({ id: 2, defectCount: 4, status: 'on_hold', needsAttention: false }),
        ]}
      />,
    );
    expect(screen.getByText('Active').textContent).toBe('1Active');
    expect(screen.getByText('Needs attention').textContent).toBe('1Needs attention');
    expect(screen.getByText('Defects').textContent).toBe('11Defects');
  });
});
