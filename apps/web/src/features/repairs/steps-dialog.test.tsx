import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import StepsDialog from './steps-dialog.tsx';

const STEPS = 'POST /api/projects/1/repairs/steps';

afterEach(clearToasts);

function show(reply: Reply, findingIds: readonly number[] = [4, 5]) {
  const api = fakeApi({ [STEPS]: reply });
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  showSignedIn(
    <>
      <StepsDialog projectId={1} {...{ findingIds, onDone, onClose }} />
      <ToastHost />
    </>,
  );
  const bodies = () => api.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...api, onDone, onClose, bodies };
}

const press = (count: number) =>
  userEvent.click(screen.getByRole('button', { name: `Change ${count} repairs` }));

it('assigns all of them with one press, and says how many', async () => {
  const { bodies, onDone, onClose } = show({ body: { changed: [4, 5], refused: [] } });
  await userEvent.type(screen.getByLabelText('Who fixes them?'), 'Ben Ochre');
  await press(2);
  expect(await screen.findByText('2 repairs changed')).toBeTruthy();
  expect(bodies()).toMatchObject([{ ids: [4, 5], step: 'assign', person: 'Ben Ochre', note: '' }]);
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it('says who will fix them is missing beside the field, and sends nothing', async () => {
  const { bodies } = show({ body: { changed: [], refused: [] } });
  await press(2);
  expect(await screen.findByText('Say who will fix it')).toBeTruthy();
  expect(bodies()).toEqual([]);
});

it('names those that refused, with the reason', async () => {
  const refused = [{ id: 5, number: 12, title: 'Bare wires', message: 'A hazard alert is open.' }];
  const { onClose } = show({ body: { changed: [4], refused } });
  await userEvent.type(screen.getByLabelText('Who fixes them?'), 'Ben Ochre');
  await press(2);
  expect(await screen.findByRole('heading', { name: '1 repair changed, 1 not' })).toBeTruthy();
  expect(screen.getByText('12. Bare wires')).toBeTruthy();
  expect(screen.getByText('A hazard alert is open.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('sends many part by part, and goes on under the same key after one failed', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const api = show({ body: { changed: [], refused: [] } }, ids);
  let calls = 0;
  api.script[STEPS] = () => {
    calls += 1;
    return calls === 2 ? { status: 503, body: {} } : { body: { changed: [], refused: [] } };
  };
  await userEvent.type(screen.getByLabelText('Who fixes them?'), 'Ben');
  await press(60);
  expect(await screen.findByText(/Press again to go on/)).toBeTruthy();
  await press(60);
  await vi.waitFor(() => expect(api.onClose).toHaveBeenCalled());
  const sent = api.bodies() as { ids: number[]; key: string }[];
  expect(sent.map((body) => body.ids.length)).toEqual([50, 10, 50, 10]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});
