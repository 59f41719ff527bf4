import type { Report } from '@plumbline/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { KIM } from '../../test/fake-api.ts';
import { openReports, type ReportsSetup } from '../../test/open-reports.tsx';
import { sampleReport } from '../../test/report-samples.ts';
import { sampleProject, sampleSummary } from '../../test/samples.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of reports', () => {
  it('shows each report with its counts and what it offers', async () => {
    openReports({
      reports: [
        sampleReport(),
        sampleReport({ id: 4, title: 'Frame stage', status: 'generating', progress: 40 }),
        sampleReport({ id: 5, title: 'Slab', status: 'failed', failure: 'The report couldn’t be made.' }),
      ],
    });
    const done = await screen.findByRole('article', { name: 'Handover inspection' });
    expect(within(done).getByText('7')).toBeTruthy();
    expect(within(done).getByText('Completed')).toBeTruthy();
    const making = screen.getByRole('article', { name: 'Frame stage' });
    expect(within(making).getByRole('button', { name: 'Generating...' })).toHaveProperty('disabled', true);
    expect(within(making).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    const failed = screen.getByRole('article', { name: 'Slab' });
    expect(within(failed).getByRole('button', { name: 'Generation Failed' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(within(failed).getByText('The report couldn’t be made.')).toBeTruthy();
  });

  it('says of a report that its findings have changed since, and which danger is open now', async () => {
    openReports({
      reports: [
        sampleReport({ findingsChanged: true, openHazards: 8 }),
        sampleReport({ id: 4, title: 'Frame stage', openHazards: 1 }),
        sampleReport({ id: 5, title: 'Slab' }),
        sampleReport({ id: 6, title: 'Gone', projectId: null, findingsChanged: true, openHazards: 1 }),
      ],
    });
    const told = async (name: string) => (await screen.findByRole('article', { name })).textContent;
    expect(await told('Handover inspection')).toMatch(
      /Findings have changed since\..*8 findings have an open hazard now/,
    );
    expect(await told('Frame stage')).toMatch(/1 finding has an open hazard now/);
    expect(await told('Frame stage')).not.toContain('changed since');
    expect(await told('Slab')).not.toMatch(/changed since|open hazard/);
    expect(await told('Gone')).not.toMatch(/changed since|open hazard/);
  });

  it('offers no filters where there is no report at all', async () => {
    openReports({ reports: [] });
    expect(await screen.findByText('Generate your first professional defect analysis report.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  });

  it('says that no report matches, and keeps the filters that say why', async () => {
    const { user, script } = openReports();
    const search = await screen.findByPlaceholderText('Search report titles...');
    script['GET /api/reports'] = { body: [] };
    await user.type(search, 'x');
    expect(await screen.findByText('No reports match your current filters.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Filters' })).toBeTruthy();
  });

  it('has the server search, and tries a failed report again', async () => {
    const { user, sent } = openReports({
      reports: [sampleReport({ status: 'failed', failure: 'No.' })],
      script: { 'POST /api/reports/3/retry': { body: sampleReport({ status: 'generating' }) } },
    });
    await user.type(screen.getByPlaceholderText('Search report titles...'), 'hand');
    await waitFor(() => expect(sent.some(({ path }) => path.includes('search=hand'))).toBe(true));
    await user.click(await button('Try again'));
    await waitFor(() => expect(sent.some(({ path }) => path === '/api/reports/3/retry')).toBe(true));
  });
});

describe('a new report', () => {
  it('asks for project and title, then for defects, then is asked for', async () => {
    const kept: Report[] = [];
    const { user, sent } = openReports({
      script: {
        'GET /api/reports': () => ({ body: [...kept] }),
        'POST /api/reports': () => {
          kept.push(sampleReport());
          return { status: 201, body: sampleReport({ status: 'generating' }) };
        },
      },
    });
    await user.click(await button('Generate New Report'));
    await user.click(await button('Continue'));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please select a project and enter a report title')).toBeTruthy();
    // The only project is chosen.
    expect(screen.getByRole('radio', { name: /Marrickville terrace/ })).toHaveProperty('checked', true);
    expect(screen.getByText('A$10.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.type(screen.getByLabelText('Report title'), ' Final ');
    await user.click(await button('Continue'));
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
    await user.click(await button('Select none'));
    await user.click(await button('Generate Report (0 defects)'));
    expect(await screen.findByText('No Defects Selected')).toBeTruthy();
    await user.click((await screen.findAllByRole('checkbox'))[1] ?? document.body);
    expect(screen.getByText('1 of 2 defects selected')).toBeTruthy();
    await user.click(await button('Generate Report (1 defects)'));
    expect(await screen.findByText('PDF report has been generated successfully')).toBeTruthy();
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/reports')?.body).toMatchObject(
      {
        projectId: 1,
        title: 'Final',
        type: 'defect_analysis',
        declaredInspection: false,
        selectedDefectIds: [12],
      },
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for once, however quickly the button is pressed twice', async () => {
    const { user, sent } = openReports({
      script: { 'POST /api/reports': () => new Promise(() => undefined) },
    });
    await user.click(await button('Generate New Report'));
    await user.click(await screen.findByRole('radio', { name: /Marrickville terrace/ }));
    await user.type(screen.getByLabelText('Report title'), 'Final');
    await user.click(await button('Continue'));
    const generate = await button('Generate Report (2 defects)');
    fireEvent.click(generate);
    // The browser's next event: promises have been followed, no timer has run.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    fireEvent.click(generate);
    await waitFor(() => expect(generate).toHaveProperty('disabled', true));
    expect(sent.filter(({ method, path }) => method === 'POST' && path === '/api/reports')).toHaveLength(1);
  });

  it('is told of and listed once it has ended, though a filter kept it from the list', async () => {
    const kept: Report[] = [];
    const { user } = openReports({
      script: {
        'GET /api/reports': () => ({ body: [...kept] }),
        'POST /api/reports': { status: 201, body: sampleReport({ status: 'generating' }) },
        'GET /api/reports/3': () => {
          kept.push(sampleReport());
          return { body: sampleReport() };
        },
      },
    });
    await user.click(await button('Generate New Report'));
    await user.click(await screen.findByRole('radio', { name: /Marrickville terrace/ }));
    await user.type(screen.getByLabelText('Report title'), 'Final');
    await user.click(await button('Continue'));
    await user.click(await button('Generate Report (2 defects)'));
    expect(await screen.findByText('PDF report has been generated successfully')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Handover inspection' })).toBeTruthy();
  });

  it('says when the projects couldn’t be loaded, and loads them again', async () => {
    const { user, script } = openReports({
      script: { 'GET /api/projects': { status: 503, body: { message: 'Busy.', code: 'busy' } } },
    });
    await user.click(await button('Generate New Report'));
    const dialog = await screen.findByRole('dialog', { name: 'Generate New Report' });
    expect(await within(dialog).findByText('We couldn’t load your projects.')).toBeTruthy();
    expect(within(dialog).queryByText(/No projects yet/)).toBeNull();
    script['GET /api/projects'] = { body: [sampleProject({ userId: KIM.id })] };
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('radio', { name: /Marrickville terrace/ })).toBeTruthy();
  });

  it('may be called an inspection only with all that one must say', async () => {
    const { user } = openReports();
    await user.click(await button('Generate New Report'));
    await user.click(await screen.findByRole('radio', { name: /Marrickville terrace/ }));
    await user.type(screen.getByLabelText('Report title'), 'Final');
    await user.click(screen.getByText('Report details'));
    expect(screen.queryByRole('checkbox', { name: /This is an AS 4349.1 inspection/ })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Kind of report' }));
    await user.click(await screen.findByRole('option', { name: 'Pre-purchase inspection report' }));
    await user.click(screen.getByRole('checkbox', { name: /This is an AS 4349.1 inspection/ }));
    await user.click(await button('Continue'));
    expect(await screen.findByText('Enter the client’s name')).toBeTruthy();
    expect(screen.getByText('Choose the areas that you inspected')).toBeTruthy();
    expect(screen.getByText('First add your name and licence number to the letterhead.')).toBeTruthy();
    expect(screen.queryByText('0 of 2 defects selected')).toBeNull();
  });

  it('says why it couldn’t be asked for, and keeps the choice', async () => {
    const { user } = openReports({
      script: { 'POST /api/reports': { status: 503, body: { message: 'Busy.', code: 'busy' } } },
    });
    await user.click(await button('Generate New Report'));
    await user.click(await screen.findByRole('radio', { name: /Marrickville terrace/ }));
    await user.type(screen.getByLabelText('Report title'), 'Final');
    await user.click(await button('Continue'));
    await user.click(await button('Generate Report (2 defects)'));
    expect(await screen.findByText('Report Generation Failed')).toBeTruthy();
    expect(screen.getByText('2 of 2 defects selected')).toBeTruthy();
  });

  it('counts and chooses defects alone: a clear photo or one set aside is neither low nor chosen', async () => {
    const { user, sent } = openReports({
      script: {
        'GET /api/projects/1/defects': {
          body: [
            sampleSummary({ id: 11 }),
            sampleSummary({
              id: 12,
              outcome: 'no_visible_defect',
              defectType: 'No visible defect',
              severity: 'low',
            }),
            sampleSummary({ id: 13, decision: 'rejected', defectType: 'Hairline crack', severity: 'low' }),
          ],
        },
        'POST /api/reports': { status: 201, body: sampleReport({ status: 'generating' }) },
      },
    });
    await user.click(await button('Generate New Report'));
    await user.type(await screen.findByLabelText('Report title'), 'Final');
    await user.click(await button('Continue'));
    expect(await screen.findByText('1 of 1 defects selected')).toBeTruthy();
    const apart = screen.getByRole('heading', { name: 'Photos without a counted defect (2)' }).parentElement;
    expect(within(apart ?? document.body).queryByText('Low')).toBeNull();
    expect(within(apart ?? document.body).getByText('Set aside')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Include No visible defect' }));
    expect(screen.getByText('1 of 1 defects selected, and 1 photo without one')).toBeTruthy();
    await user.click(await button('Generate Report (1 defects)'));
    await waitFor(() =>
      expect(
        sent.find(({ method, path }) => method === 'POST' && path === '/api/reports')?.body,
      ).toMatchObject({
        selectedDefectIds: [11, 12],
      }),
    );
  });
});

describe('what else a report offers', () => {
  const choose = async (what: string, setup: ReportsSetup = {}) => {
    const opened = openReports(setup);
    await opened.user.click(await button('More for Handover inspection'));
    await opened.user.click(await screen.findByRole('menuitem', { name: what }));
    return opened;
  };

  it('is deleted only after asking', async () => {
    const { user, sent } = await choose('Delete', {
      script: { 'DELETE /api/reports/3': { body: { success: true } } },
    });
    expect(await screen.findByText(/You have paid for it/)).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(await button('Delete report'));
    expect(await screen.findByText('Its versions are gone too.')).toBeTruthy();
  });

  it('says why it couldn’t be deleted, and stays', async () => {
    const { user } = await choose('Delete', {
      script: { 'DELETE /api/reports/3': { status: 503, body: { message: 'Busy.', code: 'busy' } } },
    });
    await user.click(await button('Delete report'));
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(screen.getByText('Busy.')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('lists its versions, and downloads an old one with its number in the name', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const { status, failure, criticalCount, highCount, mediumCount, lowCount, pages, createdAt } =
      sampleReport();
    const one = { criticalCount, highCount, mediumCount, lowCount, createdAt, selectedDefectIds: [11] };
    const { user, sent } = await choose('Versions', {
      script: {
        'GET /api/reports/3/versions': {
          body: [
            { ...one, version: 3, status: 'failed', failure: 'It broke.', pages: null },
            { ...one, version: 2, status, failure, pages: 1 },
            { ...one, version: 1, status, failure, pages },
          ],
        },
        'GET /api/reports/3/download': { body: '%PDF-' },
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Versions' });
    expect(await within(dialog).findByText('It broke.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /version 3/ })).toBeNull();
    expect(within(dialog).getByText(/ · 1 page$/)).toBeTruthy();
    // One button for each version; what else it can be had as is folded away under its menu.
    const buttons = within(dialog).getAllByRole('button', { name: /version [12]/ });
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Download version 2 as PDF',
      'Other formats of version 2',
      'Download version 1 as PDF',
      'Other formats of version 1',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Other formats of version 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Scott Schedule (XLSX)' }));
    expect(await screen.findByText('Download Complete')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('format=scott_schedule&version=2'))).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Download version 1 as PDF' }));
    expect(await screen.findByText('Download Complete')).toBeTruthy();
    expect(names.at(-1)).toBe('14-Example-Street-2026-11-19-version-1.pdf');
    expect(sent.some(({ path }) => path.endsWith('format=pdf&version=1'))).toBe(true);
  });

  it('offers other defects to one that failed', async () => {
    await choose('Choose other defects', {
      reports: [sampleReport({ status: 'failed', failure: 'No.', selectedDefectIds: [11, 12] })],
    });
    expect(await screen.findByText('2 of 2 defects selected')).toBeTruthy();
  });

  it('shows at its field what a declaration lacks', async () => {
    const { user, sent } = await choose('Report details', {
      reports: [sampleReport({ kind: 'pre_purchase' })],
      script: {
        'PUT /api/reports/3': {
          status: 400,
          body: {
            message: 'Please check the highlighted fields and try again.',
            code: 'invalid_input',
            fields: { weather: 'Enter the weather on the day' },
          },
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /This is an AS 4349.1 inspection/ }));
    await user.click(within(screen.getByRole('group', { name: 'Roof space' })).getByLabelText('Inspected'));
    await user.click(await button('Save as new version'));
    expect(await screen.findByText('Enter the weather on the day')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Handover inspection',
      declaredInspection: true,
      inspectedAreas: ['roof space'],
    });
  });
});
