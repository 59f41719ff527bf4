import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import AlsoSeen from './also-seen.tsx';

const rust = sampleDefect({ id: 31, defectType: 'Rust or corrosion', overlayDescription: 'On the right.' });
const mould = sampleDefect({ id: 32, defectType: 'Mould or algae' });

/** A server that keeps what is decided of both, as the real one does. */
function decidingApi() {
  const kept = new Map([rust, mould].map((defect) => [defect.id, defect]));
  const keep = (id: number, decision: typeof rust.decision) => {
    const defect = { ...(kept.get(id) ?? rust), decision };
    kept.set(id, defect);
    return { body: defect };
  };
  const routes = [rust.id, mould.id].flatMap((id) => [
    [`GET /api/defects/${id}`, () => ({ body: kept.get(id) })] as const,
    [
      `PUT /api/defects/${id}/decision`,
      ({ body }: { body: unknown }) => keep(id, (body as { verdict: typeof rust.decision }).verdict),
    ] as const,
    [`DELETE /api/defects/${id}/decision`, () => keep(id, null)] as const,
  ]);
  return fakeApi(Object.fromEntries(routes));
}

const decisions = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('other defects of a photo', () => {
  it('are kept or dropped one by one, and the server hears of each', async () => {
    const api = decidingApi();
    showSignedIn(<AlsoSeen also={[rust, mould]} onOpen={vi.fn()} />);
    expect(screen.getByText('On the right.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Mould or algae' }));
    await screen.findByText('Kept');
    await userEvent.click(screen.getByRole('button', { name: 'Drop Rust or corrosion' }));
    await screen.findByText('Dropped');
    expect(decisions(api)).toEqual([
      ['PUT', '/api/defects/32/decision', { verdict: 'confirmed', over: null }],
      ['PUT', '/api/defects/31/decision', { verdict: 'rejected', over: null }],
    ]);
  });

  it('can be taken back after a slip', async () => {
    const api = decidingApi();
    showSignedIn(<AlsoSeen also={[rust]} onOpen={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Drop Rust or corrosion' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo for Rust or corrosion' }));
    expect(await screen.findByRole('button', { name: 'Keep Rust or corrosion' })).toBeTruthy();
    expect(decisions(api).at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/defects/31/decision']);
  });

  it('show what was decided before', async () => {
    fakeApi({ 'GET /api/defects/31': { body: { ...rust, decision: 'confirmed' } } });
    showSignedIn(<AlsoSeen also={[rust]} onOpen={vi.fn()} />);
    expect(await screen.findByText('Kept')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Drop Rust or corrosion' })).toBeNull();
  });

  it('stay undecided and say so where keeping fails', async () => {
    const broken = { status: 500, body: { message: '', code: 'internal', requestId: 'r' } };
    fakeApi({ 'GET /api/defects/31': { body: rust }, 'PUT /api/defects/31/decision': broken });
    showSignedIn(<AlsoSeen also={[rust]} onOpen={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Rust or corrosion' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep Rust or corrosion' })).toBeTruthy();
  });

  it('can’t be dropped while an alert is open, say why and lead to it', async () => {
    const permissions = sampleDefect({ alerts: [{}] as never });
    const alarming = { ...rust, can: permissions.can, whyNot: permissions.whyNot };
    fakeApi({ 'GET /api/defects/31': { body: alarming } });
    const onOpen = vi.fn();
    showSignedIn(<AlsoSeen also={[alarming]} onOpen={onOpen} />);
    expect(screen.getByText(/alert/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Drop Rust or corrosion' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Details of Rust or corrosion' }));
    expect(onOpen).toHaveBeenCalledWith(31);
  });
});
