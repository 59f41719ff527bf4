import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import AlsoSeen from './also-seen.tsx';

const rust = sampleDefect({ id: 31, defectType: 'Rust or corrosion', overlayDescription: 'On the right.' });
const mould = sampleDefect({ id: 32, defectType: 'Mould or algae' });

describe('other defects of a photo', () => {
  it('are kept or dropped one by one, and a dropped one is deleted', async () => {
    const api = fakeApi({ 'DELETE /api/defects/31': { body: { success: true } } });
    showSignedIn(<AlsoSeen also={[rust, mould]} />);
    expect(screen.getByText('On the right.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Mould or algae' }));
    expect(screen.getByText('Kept')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Drop Rust or corrosion' }));
    await waitFor(() => expect(screen.queryByText(/Rust or corrosion/)).toBeNull());
    expect(screen.getByText(/Mould or algae/)).toBeTruthy();
    expect(api.sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/defects/31',
    ]);
  });

  it('stay and say so where dropping fails', async () => {
    fakeApi({
      'DELETE /api/defects/31': {
        status: 500,
        body: { message: 'Broken', code: 'internal', requestId: 'r' },
      },
    });
    showSignedIn(<AlsoSeen also={[rust]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Drop Rust or corrosion' }));
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be dropped');
    expect(screen.getByText(/Rust or corrosion/)).toBeTruthy();
  });
});
