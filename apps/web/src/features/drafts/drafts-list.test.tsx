import type { Draft } from '@plumbline/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { DraftsList } from './drafts-list.tsx';

const draft = (id: number, change: Partial<Draft> = {}): Draft => ({
  ...{ id, row: id + 1, title: `Defect ${id}`, description: '', recommendations: '', location: 'Deck' },
  ...{ severity: 'medium', statedSeverity: '', hazards: [], topic: null, state: 'waiting', pictures: 0 },
  ...{ reason: '', findingId: null },
  ...change,
});
const DRAFTS = [
  draft(1),
  draft(2, { hazards: ['Possible gas leak'], severity: 'critical' }),
  draft(3, { state: 'accepted', findingId: 30 }),
  draft(4, { state: 'set_aside', reason: 'Twice in the list' }),
];

function show() {
  const api = fakeApi({
    'GET /api/imports/9/drafts': { body: DRAFTS },
    'GET /api/projects/5/imports': { body: [] },
    'POST /api/imports/9/accept': { body: [] },
  });
  showSignedIn(<DraftsList projectId={5} id={9} kind="list" onOpenFinding={vi.fn()} />);
  return api;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Drafts' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent);

it('accepts every draft that waits in one request, and says how many warn of a hazard', async () => {
  const { script, sent } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all waiting (2)' }));
  expect(screen.getByText('2 drafts chosen, 1 with a hazard')).toBeTruthy();
  script['GET /api/imports/9/drafts'] = {
    body: DRAFTS.map((one) => (one.state === 'waiting' ? { ...one, state: 'accepted', findingId: 40 } : one)),
  };
  await userEvent.click(screen.getByRole('button', { name: 'Accept 2 drafts' }));
  expect(sent.find(({ path }) => path === '/api/imports/9/accept')?.body).toEqual({ draftIds: [1, 2] });
  expect(await screen.findAllByText('Accepted')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Chosen drafts' })).toBeNull();
});

it('accepts the chosen ones alone, and keeps the choice where they were refused', async () => {
  const { script, sent } = show();
  script['POST /api/imports/9/accept'] = {
    status: 409,
    body: { message: 'The draft of row 2 was set aside. Nothing was accepted.', code: 'conflict' },
  };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose row 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept 1 draft' }));
  expect(sent.find(({ path }) => path === '/api/imports/9/accept')?.body).toEqual({ draftIds: [1] });
  expect(await screen.findByRole('button', { name: 'Accept 1 draft' })).toBeTruthy();
});

it('shows the drafts of one state, and chooses among those alone', async () => {
  show();
  expect(await rows()).toHaveLength(4);
  await userEvent.click(screen.getByRole('combobox', { name: 'Show drafts' }));
  await userEvent.click(await screen.findByRole('option', { name: 'With a hazard (1)' }));
  expect(await rows()).toEqual(['Defect 2']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all waiting (1)' }));
  expect(screen.getByText('1 draft chosen, 1 with a hazard')).toBeTruthy();
});
