import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { SAMPLE_LETTERHEAD } from '../../../test/report-samples.ts';
import { sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { useAllProjects } from '../../projects/use-all-projects.ts';
import { GenerateDialog } from './generate-dialog.tsx';

beforeEach(() => sessionStorage.clear());

/** The dialog as an inspector opens it. */
function Opened() {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(['account', 'preferences'], { work: 'inspector' }));
  return <GenerateDialog projects={useAllProjects()} onClose={vi.fn()} onContinue={vi.fn()} />;
}

async function open() {
  fakeApi({
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/letterhead': { body: SAMPLE_LETTERHEAD },
    'GET /api/projects/1/visits': { body: [] },
  });
  showSignedIn(<Opened />);
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Report title' });
}

const chooseKind = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Kind of report' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

it('the offered title goes with the kind of report', async () => {
  const title = await open();
  expect(title.value).toBe('Defect list');
  await chooseKind(/^Handover/);
  expect(title.value).toBe('Handover inspection report');
  await chooseKind(/^Notice/);
  expect(title.value).toBe('Notice of defects');
});

it('a title that somebody typed stays, whatever the kind', async () => {
  const title = await open();
  fireEvent.change(title, { target: { value: 'Unit 4, second look' } });
  await chooseKind(/^Handover/);
  expect(title.value).toBe('Unit 4, second look');
});
