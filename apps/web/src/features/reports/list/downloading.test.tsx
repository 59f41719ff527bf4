import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT } from '../../../test/fake-api.ts';
import { openReports, type ReportsSetup } from '../../../test/open-reports.tsx';
import { sampleReport } from '../../../test/report-samples.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('downloading', () => {
  const press = async (setup: ReportsSetup) => {
    const opened = openReports(setup);
    await opened.user.click(await button(/^(Select and Generate|Download) PDF$/));
    return opened;
  };

  it('saves a bought report under its property and day', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    await press({ script: { 'GET /api/reports/3/download': { body: '%PDF-' } } });
    expect(await screen.findByText('PDF report has been downloaded successfully')).toBeTruthy();
    expect(names).toEqual(['14-Example-Street-2026-11-19.pdf']);
  });

  it('sends someone who isn’t signed in to the front page', async () => {
    window.history.replaceState(null, '', '/reports');
    await press({ signedIn: false });
    expect(await screen.findByText('Please log in to download PDF reports.')).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });

  it('does so when the session ends in between, too', async () => {
    window.history.replaceState(null, '', '/reports');
    await press({ script: { 'GET /api/reports/3/download': SIGNED_OUT } });
    expect(await screen.findByText('Please log in to download your PDF report')).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });

  it('says why a download failed', async () => {
    await press({
      script: {
        'GET /api/reports/3/download': { status: 500, body: { message: 'It broke.', code: 'internal' } },
      },
    });
    expect(await screen.findByText('Failed to download the PDF report: It broke.')).toBeTruthy();
  });

  it('offers a report that isn’t paid for to be bought', async () => {
    await press({
      reports: [sampleReport({ purchased: false })],
      script: {
        'GET /api/payments/config': { body: { provider: 'sandbox' } },
        'POST /api/payments/create-pdf-intent': { body: { clientSecret: 'x_secret_y', amount: 10 } },
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Purchase PDF Report' })).toBeTruthy();
  });
});
