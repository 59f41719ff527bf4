import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openReports } from '../../../test/open-reports.tsx';
import { sampleReport } from '../../../test/report-samples.ts';

type User = ReturnType<typeof openReports>['user'];

const KEPT = 'We kept what you typed before.';
const title = () => screen.findByRole('textbox', { name: 'Report title' });
const instructions = () => screen.findByLabelText('Instructions');
const generate = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Generate New Report' }));

/** An expert's instructions, typed into a new report. */
async function typeInstructions(user: User) {
  await generate(user);
  fireEvent.change(await title(), { target: { value: 'Opinion' } });
  await user.click(await screen.findByRole('combobox', { name: 'Kind of report' }));
  await user.click(await screen.findByRole('option', { name: /^Expert/ }));
  fireEvent.change(await instructions(), { target: { value: 'Letter of 3 March' } });
}

it('what was typed into a new report outlasts the way to the letterhead, until it is made', async () => {
  const { user } = openReports({
    script: { 'POST /api/reports': { status: 201, body: sampleReport({ status: 'generating' }) } },
  });
  await typeInstructions(user);
  await user.keyboard('{Escape}');
  await generate(user);
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect(await title()).toHaveProperty('value', 'Opinion');
  expect(await instructions()).toHaveProperty('value', 'Letter of 3 March');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Generate Report (2 defects)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await generate(user);
  expect(await title()).toHaveProperty('value', '');
  expect(screen.queryByText(KEPT)).toBeNull();
});

it('starting again and Cancel leave nothing of it', async () => {
  const { user } = openReports();
  await typeInstructions(user);
  await user.keyboard('{Escape}');
  await generate(user);
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(await title()).toHaveProperty('value', '');
  expect(screen.queryByLabelText('Instructions')).toBeNull();
  fireEvent.change(await title(), { target: { value: 'Second' } });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await generate(user);
  expect(await title()).toHaveProperty('value', '');
});

it('changes to a report’s details are kept for that version alone', async () => {
  const { user } = openReports();
  const details = async () => {
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report details' }));
  };
  await details();
  const before = (await title()).getAttribute('value');
  fireEvent.change(await title(), { target: { value: 'Another' } });
  await user.keyboard('{Escape}');
  await details();
  expect(await title()).toHaveProperty('value', 'Another');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await title()).toHaveProperty('value', before);
});

it('leads to the first thing that a declaration lacks', async () => {
  const { user } = openReports();
  await typeInstructions(user);
  await user.click(screen.getByRole('checkbox', { name: /I inspected the property/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prepared for')));
});
