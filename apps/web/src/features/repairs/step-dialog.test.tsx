import { permissionsOf, REPAIR_ACTIONS, type Repair, type RepairState } from '@plumbline/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { StepDialog } from './step-dialog.tsx';

const STATE: RepairState = {
  ...{ state: 'assigned', hazardOpen: false, rejected: false, fixedBy: null, assigned: true },
};
const REPAIR: Repair = {
  ...{ findingId: 4, state: 'assigned', revision: 1, trade: '', person: 'Ben Ochre', dueOn: '2030-02-03' },
  suggested: { trade: '', dueOn: null, why: '' },
  ...{ entries: [], looks: [], looking: false, unread: 0 },
  ...permissionsOf(REPAIR_ACTIONS, 'owner', STATE),
};

afterEach(clearToasts);

async function saveAgainst(reply: Reply) {
  fakeApi({ 'POST /api/defects/4/repair/steps': reply, 'GET /api/defects/4/repair': { body: REPAIR } });
  showSignedIn(
    <>
      <StepDialog repair={REPAIR} step="assign" onClose={vi.fn()} />
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('what the server refuses of a field is said once, beside the field', async () => {
  const said = 'Choose today or a later day';
  const body = { message: said, code: 'invalid_input', requestId: 'r-1', fields: { dueOn: said } };
  await saveAgainst({ status: 400, body });
  expect(await screen.findAllByText(said)).toHaveLength(1);
  expect(screen.queryByText('The repair wasn’t changed')).toBeNull();
});

it('what no field can say is told with its reason', async () => {
  const body = { message: 'This was changed in the meantime.', code: 'conflict', requestId: 'r-2' };
  await saveAgainst({ status: 409, body });
  expect(await screen.findByText('The repair wasn’t changed')).toBeTruthy();
  expect(screen.getByText('This was changed in the meantime.')).toBeTruthy();
});
