import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi, type Reply } from '../../../test/fake-api.ts';
import { sampleReport } from '../../../test/report-samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { BeforeBuying } from './before-buying.tsx';

function show(answer: Reply, declaredInspection = false) {
  fakeApi({ 'POST /api/reports/check': answer });
  const onDetails = vi.fn();
  const report = sampleReport({ kind: 'handover', declaredInspection, purchased: false });
  showSignedIn(<BeforeBuying report={report} projectId={1} onDetails={onDetails} />);
  return onDetails;
}

it('says before the payment that a report is a draft, what it lacks and that nothing is declared', async () => {
  const text = 'Two findings aren’t decided.';
  const points = [{ code: 'undecided', text, at: 'finding', findingIds: [11] }];
  const onDetails = show({ body: { draft: true, points } });
  expect(await screen.findByText('This report is a draft. Every page says so.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('It declares no inspection.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Report details and declaration' }));
  expect(onDetails).toHaveBeenCalledOnce();
});

it('says of a finished report that it is one, with its declaration', async () => {
  show({ body: { draft: false, points: [] } }, true);
  expect(await screen.findByText('This report isn’t a draft.')).toBeTruthy();
  expect(screen.getByText(/^It declares: .*inspected/)).toBeTruthy();
  expect(screen.queryByText('Still open')).toBeNull();
});

it('never calls a report finished where the check failed', async () => {
  show({ status: 404, body: { message: 'Gone', code: 'not_found', requestId: 'r' } });
  expect(await screen.findByText(/We couldn’t check what is unfinished/)).toBeTruthy();
  expect(screen.queryByText('This report isn’t a draft.')).toBeNull();
});
