import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import DashboardPage from '../../pages/dashboard.tsx';
import { fakeApi, type Reply, type SentRequest } from '../../test/fake-api.ts';
import { sampleProject, sampleResult, sampleStats } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { setWindowWidth } from '../../test/window.ts';

function show(
  projects: unknown[] | ((request: SentRequest) => Promise<Reply>),
  stats: Reply = { body: sampleStats() },
) {
  const none: Reply = { body: [], headers: { 'x-total-count': '0' } };
  const api = fakeApi({
    'GET /api/projects': Array.isArray(projects) ? { body: projects } : projects,
    'GET /api/stats': stats,
    'GET /api/account/preferences': { body: { welcomed: true } },
    'GET /api/projects/1/defects': none,
    'GET /api/projects/2/defects': none,
  });
  showSignedIn(
    <>
      <DashboardPage />
      <ToastHost />
    </>,
  );
  return api;
}

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/dashboard');
});

describe('the dashboard', () => {
  it('asks an account without projects for a photo at once, and makes its project of the address', async () => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    const api = show([]);
    expect(await screen.findByRole('heading', { name: 'Welcome, Kim Nguyen' })).toBeTruthy();
    api.script['POST /api/projects'] = { body: sampleProject({ id: 3, name: '4 Hill Street' }) };
    api.script['POST /api/analyze'] = { body: sampleResult() };
    await userEvent.type(await screen.findByLabelText(/Address of the building/), '4 Hill Street');
    const photo = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Image' }));
    expect(await screen.findByRole('button', { name: 'Next Image' })).toBeTruthy();
    const made = api.sent.filter(({ method, path }) => method === 'POST' && path === '/api/projects');
    expect(made.map(({ body }) => body)).toEqual([{ name: '4 Hill Street', address: '4 Hill Street' }]);
  });

  it('calls the first project Project 1 where no address was typed, and says why none could be made', async () => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    const api = show([]);
    api.script['POST /api/projects'] = { status: 503, body: { message: 'Not now.', code: 'busy' } };
    const photo = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
    fireEvent.change(await screen.findByLabelText('Choose a photo'), { target: { files: [photo] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Image' }));
    await screen.findByText('Project not added');
    expect(screen.getByText('wall.jpg')).toBeTruthy();
    const made = api.sent.filter(({ method, path }) => method === 'POST' && path === '/api/projects');
    expect(made.map(({ body }) => body)).toEqual([{ name: 'Project 1', address: '' }]);
    expect(api.sent.some(({ path }) => path === '/api/analyze')).toBe(false);
  });

  it('greets by name, counts the analyses left, and says first what needs its owner', async () => {
    show([sampleProject()]);
    expect(await screen.findByRole('heading', { name: 'Hello, Kim Nguyen' })).toBeTruthy();
    expect(screen.getByText('5 credits left.')).toBeTruthy();
    const needs = await screen.findByRole('navigation', { name: 'What needs you now' });
    expect(await screen.findByRole('link', { name: /critical defect/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /5 findings to review/ }).getAttribute('href')).toBe(
      '/defects?review=open',
    );
    expect(needs.textContent).not.toContain('hazard');
    // A project’s own flag is another matter: its card keeps it, the banner doesn’t count it.
    expect(screen.getByRole('link', { name: /1 urgent project/ }).getAttribute('href')).toBe('/projects/1');
  });

  it('shows four figures and the first two active projects', async () => {
    show([
      sampleProject({ id: 1, name: 'One' }),
      sampleProject({ id: 2, name: 'Two' }),
      sampleProject({ id: 3, name: 'Three' }),
    ]);
    for (const title of ['Projects', 'Defects found', 'AI accuracy', 'Compliance']) {
      expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    }
    expect(screen.getAllByRole('progressbar', { name: /^Progress of/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/projects');
  });

  it('marks compliance as a sample while there is nothing to count', async () => {
    show([sampleProject()], { body: sampleStats({ sample: true }) });
    const card = async (title: string) => (await screen.findByRole('region', { name: title })).textContent;
    expect(await card('Compliance')).toContain('85%Sample');
  });

  it('says of which reviews an accuracy is, and before ten of which test photos', async () => {
    show([sampleProject()]);
    const card = () => screen.getByRole('region', { name: 'AI accuracy' });
    await waitFor(() => expect(card().textContent).toContain('82%Confirmed of your 11 reviews'));
    cleanup();
    show([sampleProject()], { body: sampleStats({ accuracyOf: 'panel', averageAccuracy: 75.3 }) });
    await waitFor(() => expect(card().textContent).toContain('75%Right when it answers, on test photos'));
    expect(card().textContent).toContain('“Some damage, kind not clear” counts as right.');
    expect(screen.getByRole('link', { name: 'See the scorecard' }).getAttribute('href')).toBe('/scorecard');
  });

  it('counts compliance of what was judged, and the critical among the defects', async () => {
    const ring = {
      structural: 50,
      waterproofing: null,
      fireSafety: null,
      accessibility: null,
      overall: 62.4,
    };
    show([sampleProject()], { body: sampleStats({ ring, totalDefects: 5, criticalDefects: 1 }) });
    const card = (title: string) => screen.getByRole('region', { name: title }).textContent;
    await waitFor(() => expect(card('Compliance')).toContain('62%Compliant of 13 judged'));
    expect(card('Defects found')).toContain('51 critical');
  });

  it('selects the first project, or the one that a card of the projects page names', async () => {
    window.history.replaceState(null, '', '/dashboard?project=2');
    const api = show([sampleProject(), sampleProject({ id: 2, name: 'Shed' })]);
    await screen.findByText('No results in this project yet');
    expect(screen.getByLabelText('Project').textContent).toContain('Shed');
    expect(api.sent.some(({ path }) => path.startsWith('/api/projects/2/defects'))).toBe(true);
  });

  it('comes back to the project that was chosen last', async () => {
    const projects = [sampleProject(), sampleProject({ id: 2, name: 'Shed' })];
    const first = show(projects);
    await screen.findByText('No results in this project yet');
    await userEvent.click(screen.getByLabelText('Project'));
    await userEvent.click(await screen.findByRole('option', { name: 'Shed' }));
    await waitFor(() => expect(screen.getByLabelText('Project').textContent).toContain('Shed'));
    expect(first.sent.length).toBeGreaterThan(0);
    cleanup();
    show(projects);
    await screen.findByText('No results in this project yet');
    expect(screen.getByLabelText('Project').textContent).toContain('Shed');
    // One that was deleted in the meantime is no reason to show none.
    cleanup();
    show([sampleProject()]);
    await screen.findByText('No results yet');
    expect(screen.getByLabelText('Project').textContent).toContain('Marrickville');
  });

  it('begins in a fresh browser with the project of the newest finding, not with the newest project', async () => {
    const projects = [sampleProject({ id: 2, name: 'Shed', defectCount: 0 }), sampleProject()];
    show(projects, { body: sampleStats({ latestProjectId: 1 }) });
    expect((await screen.findByLabelText('Project')).textContent).toContain('Marrickville');
    // Without any finding, the newest; where only others have some, that is said.
    cleanup();
    show(projects, { body: sampleStats({ latestProjectId: null }) });
    expect((await screen.findByLabelText('Project')).textContent).toContain('Shed');
    expect(await screen.findByText('No results in this project yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all findings' }).getAttribute('href')).toBe('/defects');
  });

  it('waits for a named project that is further down than one page reaches, and takes no other for it', async () => {
    window.history.replaceState(null, '', '/dashboard?project=2');
    const next = { link: '</api/projects?limit=100&after=abc>; rel="next"', 'x-total-count': '2' };
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    show(async ({ path }) => {
      if (!path.includes('after=')) return { body: [sampleProject()], headers: next };
      await arrived;
      return { body: [sampleProject({ id: 2, name: 'Shed' })] };
    });
    expect((await screen.findByLabelText('Project')).textContent).toContain('Select a project');
    arrive();
    await screen.findByText('No results in this project yet');
    expect(screen.getByLabelText('Project').textContent).toContain('Shed');
  });

  it('leaves the side column out on a phone', async () => {
    setWindowWidth(390);
    show([sampleProject()]);
    await screen.findByText('No results yet');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
