import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { DownloadGuide } from './download-guide.tsx';

it('says so when the guide can’t be had', async () => {
  fakeApi({ 'GET /api/public/ncc-2025-guide': { status: 500, body: 'It broke' } });
  showSignedIn(
    <>
      <DownloadGuide />
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF guide' }));
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  expect(screen.getByText('Unable to download guide. Please try again.')).toBeTruthy();
});
