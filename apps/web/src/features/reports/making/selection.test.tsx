import type { Alert } from '@plumbline/knowledge/hazards';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openReports } from '../../../test/open-reports.tsx';
import { sampleReport } from '../../../test/report-samples.ts';
import { sampleSummary } from '../../../test/samples.ts';

const shock: Alert = {
  kind: 'electrical',
  urgency: 'now',
  title: 'Possible live metalwork',
  steps: ['Keep away.'],
  call: '000',
  source: 'Trade practice',
  basis: 'words',
  because: 'got a shock off the tap',
};

const button = (name: string) => screen.findByRole('button', { name });

describe('what a report would leave open', () => {
  it('is listed before it is made, each with the way to where it is mended', async () => {
    const points = [
      { code: 'undecided', text: '2 findings without your decision.', at: 'finding', findingIds: [12, 11] },
      { code: 'no_address', text: 'The property has no address.', at: 'project', findingIds: [] },
      { code: 'no_client', text: 'Nobody is named.', at: 'details', findingIds: [] },
    ];
    const { user, sent } = openReports({
      script: {
        'GET /api/projects/1/defects': {
          body: [sampleSummary({ id: 11, number: 3 }), sampleSummary({ id: 12, number: 5 })],
        },
        'POST /api/reports/check': { body: { draft: true, points } },
      },
    });
    await user.click(await button('Generate New Report'));
    await user.type(await screen.findByLabelText('Report title'), 'Final');
    await user.click(await button('Continue'));
    await user.click(await screen.findByText('3 things a reader will ask about'));
    for (const [number, id] of [
      [3, 11],
      [5, 12],
    ]) {
      const link = screen.getByRole('link', {
        name: `Open finding ${number}: 2 findings without your decision.`,
      });
      expect(link.getAttribute('href')).toBe(`/defects/${id}`);
    }
    expect(screen.getByRole('link', { name: /^Open project/ }).getAttribute('href')).toBe('/projects/1');
    expect(sent.find(({ path }) => path === '/api/reports/check')?.body).toMatchObject({
      projectId: 1,
      selectedDefectIds: [11, 12],
    });
    // The way back keeps what was said.
    await user.click(screen.getByRole('button', { name: 'Report details' }));
    expect(await screen.findByDisplayValue('Final')).toBeTruthy();
    expect(screen.getByLabelText(/^Prepared for/)).toBeTruthy();
  });
});

it('the browser’s way back leads from the defects to what the report says, and from there out', async () => {
  const { user } = openReports({ script: { 'GET /api/projects/1/defects': { body: [sampleSummary()] } } });
  await user.click(await button('Generate New Report'));
  await user.type(await screen.findByLabelText('Report title'), 'Final');
  await user.click(await button('Continue'));
  await screen.findByRole('dialog', { name: 'Select Defects' });
  act(() => window.history.back());
  expect(await screen.findByDisplayValue('Final')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Select Defects' })).toBeNull();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('chooses a photo with an open hazard by itself, and no other that counts as no defect', async () => {
  const { user, sent } = openReports({
    script: {
      'GET /api/projects/1/defects': {
        body: [
          sampleSummary({ id: 11 }),
          sampleSummary({ id: 12, outcome: 'not_sure', alerts: [shock] }),
          sampleSummary({ id: 13, outcome: 'not_sure' }),
        ],
      },
      'POST /api/reports/check': { body: { draft: true, points: [] } },
    },
  });
  await user.click(await button('Generate New Report'));
  await user.type(await screen.findByLabelText('Report title'), 'Final');
  await user.click(await button('Continue'));
  expect(await screen.findByText(/1 of 1 defects selected, and 1 photo without one/)).toBeTruthy();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/reports/check')?.body).toMatchObject({
      selectedDefectIds: [11, 12],
    }),
  );
});

describe('a selection that isn’t sent yet', () => {
  const KEPT = 'We kept the defects that you selected.';
  const findings = [sampleSummary({ id: 11 }), sampleSummary({ id: 12 })];
  const choose = async (body: unknown, path = 'GET /api/projects/1/defects') => {
    const opened = openReports({
      script: { [path]: { body }, 'POST /api/reports/check': { body: { draft: true, points: [] } } },
    });
    await opened.user.click(await button('Generate New Report'));
    await opened.user.clear(await screen.findByLabelText('Report title'));
    await opened.user.type(await screen.findByLabelText('Report title'), 'Final');
    await opened.user.click(await button('Continue'));
    return opened;
  };

  it('is there again after the way to a finding, but for findings that came since', async () => {
    const { user, unmount } = await choose(findings);
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
    expect(screen.queryByText(KEPT)).toBeNull();
    const [first] = screen.getAllByRole('checkbox');
    if (first) await user.click(first);
    expect(await screen.findByText('1 of 2 defects selected')).toBeTruthy();
    unmount();
    await choose([...findings, sampleSummary({ id: 13 })]);
    expect(await screen.findByText(KEPT)).toBeTruthy();
    expect(screen.getByText('2 of 3 defects selected')).toBeTruthy();
  });

  it('begins anew where somebody asks for it, and is forgotten with Cancel', async () => {
    const { user, unmount } = await choose(findings);
    await user.click(await button('Select none'));
    unmount();
    const again = await choose(findings);
    await again.user.click(await button('Start again'));
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
    await again.user.click(await button('Select none'));
    await again.user.click(await button('Cancel'));
    again.unmount();
    await choose(findings);
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
    expect(screen.queryByText(KEPT)).toBeNull();
  });
});

it('says which open hazards aren’t chosen, and adds them', async () => {
  const left = {
    code: 'hazards_not_chosen',
    text: '1 finding with an open hazard isn’t in this report.',
    at: 'finding',
    findingIds: [12],
  };
  const { user, sent } = openReports({
    reports: [sampleReport({ selectedDefectIds: [11] })],
    script: {
      'GET /api/projects/1/defects': {
        body: [sampleSummary({ id: 11 }), sampleSummary({ id: 12, alerts: [shock] })],
      },
      'POST /api/reports/check': ({ body }: { body?: unknown }) => ({
        body: {
          draft: true,
          points: (body as { selectedDefectIds: number[] }).selectedDefectIds.includes(12) ? [] : [left],
        },
      }),
    },
  });
  await user.click(await button('Edit Report'));
  expect((await screen.findByRole('alert')).textContent).toContain(left.text);
  await user.click(await button('Add it'));
  expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent.filter(({ path }) => path === '/api/reports/check').at(-1)?.body).toMatchObject({
    selectedDefectIds: [11, 12],
  });
});

describe('editing', () => {
  it('starts with the choice that the report was made with and sends the new one', async () => {
    const { user, sent } = openReports({
      reports: [sampleReport({ selectedDefectIds: [12] })],
      script: { 'PUT /api/reports/3': { body: sampleReport() } },
    });
    await user.click(await button('Edit Report'));
    expect(await screen.findByText('1 of 2 defects selected')).toBeTruthy();
    await user.click(await button('Select all'));
    await user.click(await button('Update Report (2 defects)'));
    expect(await screen.findByText('Report has been updated with new defect selection')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ selectedDefectIds: [11, 12] });
  });

  it('keeps a selection that isn’t saved on the way to the report’s details and back', async () => {
    const points = [{ code: 'no_client', text: 'Nobody is named.', at: 'details', findingIds: [] }];
    const { user } = openReports({
      reports: [sampleReport({ selectedDefectIds: [12] })],
      script: { 'POST /api/reports/check': { body: { draft: true, points } } },
    });
    await user.click(await button('Edit Report'));
    await user.click(await button('Select all'));
    await user.click(await screen.findByText('1 thing a reader will ask about'));
    await user.click(await button('Report details'));
    await user.click(await button('Cancel'));
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
  });

  it('says why the selection couldn’t be changed', async () => {
    const { user } = openReports({
      script: { 'PUT /api/reports/3': { status: 409, body: { message: 'No.' } } },
    });
    await user.click(await button('Edit Report'));
    await user.click(await button('Select all'));
    await user.click(await button('Update Report (2 defects)'));
    expect(await screen.findByText('Report Update Failed')).toBeTruthy();
    expect(screen.getByText('No.')).toBeTruthy();
  });

  it('offers a report whose project was deleted for download, but not for editing', async () => {
    openReports({ script: { 'GET /api/reports': { body: [sampleReport({ projectId: null })] } } });
    expect(await screen.findByText(/You deleted this project/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Report' })).toBeNull();
  });

  it('says when the project has gone', async () => {
    const { user } = openReports({ script: { 'GET /api/projects': { body: [] } } });
    await user.click(await button('Edit Report'));
    expect(await screen.findByText('The project for this report could not be found')).toBeTruthy();
  });
});
