import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { SAMPLES } from '../../content/samples.ts';
import DefectReportSamplesPage from '../../pages/defect-report-samples.tsx';
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
  showSignedIn(
    <>
      <DefectReportSamplesPage />
      <ToastHost />
    </>,
  );
});
afterEach(() => {
  cleanup();
  clearToasts();
});

it('shows the three samples with their level, compliance and count', () => {
  expect(screen.getAllByRole('article')).toHaveLength(3);
  for (const { title, category, severity, compliance, defectCount, features } of SAMPLES) {
    const card = within(screen.getByRole('heading', { name: title }).closest('article') ?? document.body);
    for (const words of [category, severity, compliance, `${defectCount} defects`, ...features])
      expect(card.getByText(words)).toBeTruthy();
    expect(card.getByRole('img').getAttribute('alt')).toContain(title);
  }
  expect(SAMPLES.map(({ compliance }) => compliance)).toEqual([
    'Partially Compliant',
    'Compliant',
    'Non-Compliant',
  ]);
});

it('opens one preview: the project, the pages, every defect, and that it is a sample', async () => {
  for (const { title, projectName, inspector, reportDate, defects } of SAMPLES) {
    await userEvent.click(screen.getByRole('button', { name: `Preview ${title}` }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    for (const words of [projectName, inspector, reportDate]) expect(dialog.getByText(words)).toBeTruthy();
    for (const { id, type, description } of defects) {
      expect(dialog.getByText(id)).toBeTruthy();
      expect(dialog.getByText(type)).toBeTruthy();
      expect(dialog.getByText(description)).toBeTruthy();
    }
    expect(dialog.getAllByRole('img', { name: /sample report/ })).toHaveLength(4);
    expect(dialog.getByText(/^Sample only\./)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('saves the PDF and says so, or says that it couldn’t', async () => {
  const { script } = fakeApi({
    'GET /api/public/sample-reports/commercial-office-fitout': { body: '%PDF-' },
  });
  const press = () =>
    userEvent.click(screen.getByRole('button', { name: 'Download Commercial Office Fitout' }));
  await press();
  await waitFor(() => expect(screen.getByText('Download Complete')).toBeTruthy());
  expect(saved).toEqual(['sample-report-commercial-office-fitout.pdf']);
  script['GET /api/public/sample-reports/commercial-office-fitout'] = { status: 500 };
  await press();
  await waitFor(() => expect(screen.getByText('Download Failed')).toBeTruthy());
  expect(saved).toHaveLength(1);
});
