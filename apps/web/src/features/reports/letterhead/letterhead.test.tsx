import type { Letterhead } from '@plumbline/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { clearToasts } from '../../../ui/toast-store.ts';
import LetterheadView from './letterhead-view.tsx';

afterEach(clearToasts);

const SAVED: Letterhead = {
  companyName: 'Straight & True',
  abn: '',
  address: '',
  phone: '',
  email: '',
  inspectorName: 'Ann Example',
  licenceNumber: '',
  accentColour: '',
  limitations: '',
  hasLogo: false,
};

function show(script: Parameters<typeof fakeApi>[0] = {}) {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
  const api = fakeApi({
    'GET /api/letterhead': { body: SAVED },
    'POST /api/letterhead/preview': { body: '<svg/>' },
    ...script,
  });
  showSignedIn(
    <>
      <LetterheadView />
      <ToastHost />
    </>,
  );
  return { ...api, user: userEvent.setup() };
}

describe('the letterhead', () => {
  it('saves what was typed, shows page one with it, and ticks what a declaration needs', async () => {
    const { user, sent } = show({ 'PUT /api/letterhead': { body: { ...SAVED, licenceNumber: 'NSW 7' } } });
    expect(await screen.findByRole('img', { name: /First page/ })).toBeTruthy();
    expect(screen.getAllByText('is missing above')).toHaveLength(1);
    await user.type(await screen.findByLabelText(/Licence number/), 'NSW 7');
    expect(screen.queryByText('is missing above')).toBeNull();
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path.endsWith('/preview'))?.body).toMatchObject({
        licenceNumber: 'NSW 7',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save letterhead' }));
    expect(await screen.findByText('Letterhead saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      companyName: 'Straight & True',
      licenceNumber: 'NSW 7',
    });
  });

  it('says when a colour can’t be seen on paper', async () => {
    const { user } = show();
    const field = await screen.findByLabelText(/^Accent colour/);
    await user.click(field);
    await user.paste('#ffee88');
    expect(screen.getByText('Too pale for print. Choose a darker colour.')).toBeTruthy();
    await user.clear(field);
    await user.paste('#1b4b85');
    expect(screen.getByText(/Contrast on paper 8/)).toBeTruthy();
  });

  it('shows at its field what the server refuses', async () => {
    const { user } = show({
      'PUT /api/letterhead': {
        status: 400,
        body: { message: 'Check.', code: 'invalid_input', fields: { abn: 'Must be at most 20 characters' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save letterhead' }));
    expect(await screen.findByText('Must be at most 20 characters')).toBeTruthy();
  });

  it('takes a logo and refuses one that is too large before sending it', async () => {
    const { user, sent } = show({ 'POST /api/letterhead/logo': { body: { ...SAVED, hasLogo: true } } });
    const input = await screen.findByLabelText('Logo file');
    await user.upload(
      input,
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('A logo can have at most 2 MB.')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/logo'))).toBe(false);
    await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Replace logo' })).toBeTruthy();
  });

  it('says when it couldn’t be loaded, or the page couldn’t be set', async () => {
    show({ 'POST /api/letterhead/preview': { status: 503, body: { message: 'Busy.', code: 'busy' } } });
    expect(await screen.findByText('Busy.')).toBeTruthy();
  });
});
