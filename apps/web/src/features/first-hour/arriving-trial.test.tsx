import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { useProjects } from '../projects/queries.ts';
import ArrivingTrial from './arriving-trial.tsx';

const ON_ITS_WAY = { available: false, availableFrom: null, arriving: true, arrived: false, result: null };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(body: unknown) {
  const api = fakeApi({ 'GET /api/trial': { body } });
  const onShowProjects = vi.fn();
  showSignedIn(<ArrivingTrial onShowProjects={onShowProjects} />);
  return { ...api, onShowProjects };
}

const askAgain = () => act(() => vi.advanceTimersByTimeAsync(3000));

it('says that a trial is on its way, through a lost answer too, and then leads to its project', async () => {
  const api = show(ON_ITS_WAY);
  expect(await screen.findByText(/still analysing your trial photo/)).toBeTruthy();
  api.script['GET /api/trial'] = { status: 503, body: {} };
  await askAgain();
  expect(screen.getByText(/still analysing your trial photo/)).toBeTruthy();
  api.script['GET /api/trial'] = { body: { ...ON_ITS_WAY, arriving: false, arrived: true } };
  await askAgain();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Show projects' }));
  expect(api.onShowProjects).toHaveBeenCalledOnce();
  const asked = api.sent.length;
  await askAgain();
  expect(api.sent).toHaveLength(asked);
});

it('says when the photo couldn’t be analysed after all, and what to do', async () => {
  const api = show(ON_ITS_WAY);
  await screen.findByText(/still analysing your trial photo/);
  api.script['GET /api/trial'] = { body: { ...ON_ITS_WAY, available: true, arriving: false } };
  await askAgain();
  expect(await screen.findByText(/Choose it again below/)).toBeTruthy();
});

it('says nothing to whoever tried none, and asks once', async () => {
  const api = show({ ...ON_ITS_WAY, available: true, arriving: false });
  await waitFor(() => expect(api.sent).toHaveLength(1));
  await askAgain();
  expect(api.sent).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

/** As on the page, which reads the projects before it asks for the trial. */
function Page() {
  const { data } = useProjects();
  return data ? <ArrivingTrial onShowProjects={() => undefined} /> : null;
}

it('says where the result is when it came between the list of projects and the question', async () => {
  const api = fakeApi({ 'GET /api/projects': { body: [] } });
  api.script['GET /api/trial'] = () => {
    api.script['GET /api/projects'] = { body: [sampleProject({ name: 'Project 1' })] };
    return { body: { ...ON_ITS_WAY, available: true, arriving: false, arrived: true } };
  };
  showSignedIn(<Page />);
  expect(await screen.findByText(/Its result is in Project 1/)).toBeTruthy();
});
