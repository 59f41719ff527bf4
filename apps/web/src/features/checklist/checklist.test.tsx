import { BUILDING_TYPES } from '@plumbline/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CHECKLISTS } from '../../content/checklists.ts';
import HandoverChecklistPage from '../../pages/handover-checklist-generator.tsx';
import { showSignedIn } from '../../test/show.tsx';

afterEach(cleanup);

const generate = () => screen.getByRole('button', { name: 'Generate Handover Checklist' });

it('has ten items, none twice, for each of the six types', () => {
  expect(Object.keys(CHECKLISTS)).toEqual(BUILDING_TYPES.map(([value]) => value));
  for (const items of Object.values(CHECKLISTS)) {
    expect(items).toHaveLength(10);
    expect(new Set(items).size).toBe(10);
  }
});

it.each([...BUILDING_TYPES])('%s: made once the type is chosen', async (type, label) => {
  showSignedIn(<HandoverChecklistPage />);
  expect(generate()).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Building Type'), type);
  await userEvent.click(generate());
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
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
