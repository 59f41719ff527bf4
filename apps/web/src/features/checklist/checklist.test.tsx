// @vitest-environment jsdom
// happy-dom empties a field of a date whose year has five digits, which browsers don't.
import { BUILDING_TYPES } from '@plumbline/contract';
import { CHECKLISTS } from '@plumbline/knowledge/checklists';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import HandoverChecklistPage from '../../pages/handover-checklist-generator.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  clearToasts();
});

const generate = () => screen.getByRole('button', { name: 'Generate Handover Checklist' });

it.each([...BUILDING_TYPES])('%s: made once the type is chosen', async (type, label) => {
  showSignedIn(<HandoverChecklistPage />);
  expect(generate()).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Building Type'), type);
  await userEvent.click(generate());
  expect(screen.getAllByRole('checkbox')).toHaveLength(CHECKLISTS[type].length);
  expect(screen.getAllByText('Required')).toHaveLength(10);
  for (const words of [label, 'In Progress', 'NCC 2025', '10']) expect(screen.getByText(words)).toBeTruthy();
});

it('keeps what was entered on the way back', async () => {
  showSignedIn(<HandoverChecklistPage />);
  await userEvent.type(screen.getByLabelText(/Project Name/), 'Elm Street');
  await userEvent.type(screen.getByLabelText(/Additional Requirements/), 'Check the pool fence');
  await userEvent.selectOptions(screen.getByLabelText('Building Type'), 'townhouse');
  await userEvent.click(generate());
  expect(screen.getByText('Elm Street')).toBeTruthy();
  expect(screen.getByText('Check the pool fence')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Details' }));
  expect(screen.getByLabelText(/Project Name/)).toHaveProperty('value', 'Elm Street');
  expect(screen.getByLabelText('Building Type')).toHaveProperty('value', 'townhouse');
});

it('takes no date whose year has five digits', async () => {
  showSignedIn(<HandoverChecklistPage />);
  await userEvent.selectOptions(screen.getByLabelText('Building Type'), 'retail');
  fireEvent.change(screen.getByLabelText(/Planned Inspection Date/), { target: { value: '20266-03-01' } });
  await userEvent.click(generate());
  expect(screen.queryByText('In Progress')).toBeNull();
  fireEvent.change(screen.getByLabelText(/Planned Inspection Date/), { target: { value: '2026-03-01' } });
  await userEvent.click(generate());
  expect(screen.getByText('1 Mar 2026')).toBeTruthy();
});

async function show(type: string) {
  showSignedIn(
    <>
      <HandoverChecklistPage />
      <ToastHost />
    </>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Building Type'), type);
  await userEvent.click(generate());
}

it('prints what was ticked and noted, also after a look at the details', async () => {
  const api = fakeApi({ 'POST /api/public/handover-checklist': { body: '%PDF-' } });
  await show('retail');
  await userEvent.click(screen.getByRole('checkbox', { name: /Shopfront glazing/ }));
  await userEvent.type(screen.getByLabelText(/Note on Emergency lighting/), 'Two signs dark');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Details' }));
  await userEvent.click(generate());
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(screen.getByText('Download Complete')).toBeTruthy());
  expect(saved).toEqual(['handover-checklist-retail.pdf']);
  const body = api.sent[0]?.body as { buildingType: string; answers: { done: boolean; note: string }[] };
  expect(body.buildingType).toBe('retail');
  expect(body.answers.map(({ done }) => done)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  expect(body.answers[2]?.note).toBe('Two signs dark');
});

it.each([
  [500, 'Unable to download checklist. Please try again.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
])('says that it failed (%i) and lets the person try again', async (status, words) => {
  fakeApi({
    'POST /api/public/handover-checklist': {
      status,
      body: { message: 'Too many requests. Please wait a moment and try again.', code: 'x', requestId: 'r' },
    },
  });
  await show('apartment');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(screen.getByText('Download Failed')).toBeTruthy());
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveProperty('disabled', false);
  expect(saved).toEqual([]);
});
