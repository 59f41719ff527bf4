import type { FindingPhoto } from '@plumbline/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleDefect } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import DetailsDialog from '../details/details-dialog.tsx';

const PHOTOS = '/api/defects/41/photos';

function photo(id: number, changes: Partial<FindingPhoto> = {}): FindingPhoto {
  return {
    id,
    fileName: `photo-${id}.jpg`,
    width: 4000,
    height: 3000,
    takenAt: null,
    createdAt: '2026-11-20T22:10:00.000Z',
    sha256: 'ab'.repeat(32),
    role: null,
    cover: false,
    analysed: false,
    overlays: [],
    original: null,
    voice: null,
    markup: [],
    overlayDescription: '',
    otherFindingIds: [],
    ...changes,
  };
}

const MARKS = { overlays: sampleDefect().overlays, overlayDescription: sampleDefect().overlayDescription };
const ANALYSED = photo(1, { analysed: true, cover: true, ...MARKS });

function show(photos: readonly FindingPhoto[], more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/defects/41': { body: sampleDefect() },
    [`GET ${PHOTOS}`]: { body: photos },
    ...more,
  });
  showSignedIn(<DetailsDialog id={41} onClose={vi.fn()} />);
  return api;
}

const large = () => screen.getByRole<HTMLImageElement>('img', { name: /^Photo of finding 12/ }).src;

describe('the photos of a finding', () => {
  it('shows marks on the analysed photo alone, whichever is large', async () => {
    show([ANALYSED, photo(2, { role: 'close_up' })]);
    const other = await screen.findByRole('button', { name: 'Show photo 2 of 2: Close-up, photo-2.jpg' });
    expect(screen.getByRole('button', { name: 'Marks' })).toBeTruthy();
    await userEvent.click(other);
    expect(large()).toContain('/api/photos/2/image');
    expect(screen.queryByRole('button', { name: 'Marks' })).toBeNull();
  });

  it('links to the other findings of the photo', async () => {
    show([photo(1, { cover: true, otherFindingIds: [42] })], {
      'GET /api/defects/42': { body: sampleDefect({ id: 42, number: 13, defectType: 'Peeling paint' }) },
    });
    const link = await screen.findByRole('link', { name: '13. Peeling paint' });
    expect(link.getAttribute('href')).toBe('/defects/42');
  });

  it('says at the top of a clean answer what it doesn’t prove, and offers no repair', async () => {
    const blind = { missed: 'It misses damp more often than not.', instead: 'Go closer.' };
    const { assessment } = sampleDefect();
    const description = 'We saw no defect in this photo. That doesn’t prove that there is none.';
    const clean = { outcome: 'no_visible_defect' as const, decision: null, alerts: [], overlays: [] };
    show([ANALYSED], {
      'GET /api/defects/41': {
        body: sampleDefect({ ...clean, assessment: { ...assessment, description, blindSpots: [blind] } }),
      },
    });
    expect(await screen.findByText(description)).toBeTruthy();
    const told = screen.getByText(blind.missed, { exact: false });
    expect(told.closest('details')?.open).toBe(true);
    const basis = screen.getByRole('heading', { name: 'What this is based on' });
    expect(told.compareDocumentPosition(basis) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Repair' })).toBeNull();
  });

  it('shows the marks of the analysed photo where another one is the cover', async () => {
    show([photo(2, { cover: true }), { ...ANALYSED, cover: false }], {
      'GET /api/defects/41': { body: { ...sampleDefect(), overlays: [], overlayDescription: '' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Show photo 2 of 2/ }));
    expect(large()).toContain('/api/photos/1/image');
    expect(screen.getByRole('button', { name: 'Marks' })).toBeTruthy();
  });

  it('makes another photo the cover and says what it is for, by keyboard', async () => {
    const { sent } = show([ANALYSED, photo(2)], {
      [`PATCH ${PHOTOS}/2`]: { body: [photo(2, { cover: true }), { ...ANALYSED, cover: false }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Show photo 2 of 2/ }));
    screen.getByRole('button', { name: 'Change this photo' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ cover: true }));
  });

  it('offers no way out for the analysed photo', async () => {
    show([ANALYSED, photo(2)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change this photo' }));
    const out = await screen.findByRole('menuitem', { name: 'Remove from this finding' });
    expect(out.getAttribute('aria-disabled')).toBe('true');
  });

  it('adds photos of the project that aren’t in it yet', async () => {
    const listed = (id: number) => ({
      ...photo(id),
      keptByItself: true,
      findingIds: [],
      findingNumbers: [],
      placeId: null,
    });
    const { sent } = show([ANALYSED], {
      'GET /api/projects/1/photos': { body: [listed(1), listed(2)] },
      [`POST ${PHOTOS}`]: { body: [ANALYSED, photo(2)] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add photos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add photos to this finding' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Choose photo 2,/ }));
    expect(within(dialog).queryByRole('button', { name: /^Choose photo 1,/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 photo' }));
    expect(await screen.findByRole('button', { name: /^Show photo 2 of 2/ })).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ photoIds: [2] });
  });

  it('adds the good ones of several files and names the one that can’t be used', async () => {
    const { sent } = show([ANALYSED], {
      'GET /api/projects/1/photos': { body: [] },
      'POST /api/projects/1/photos': ({ body }) =>
        ((body as FormData).get('image') as File).name === 'tiny.jpg'
          ? {
              status: 422,
              body: { message: 'This photo is too small.', code: 'unusable_photo', requestId: 'r-1' },
            }
          : { body: { id: 2 } },
      [`POST ${PHOTOS}`]: { body: [ANALYSED, photo(2)] },
    });
    render(<ToastHost />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add photos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add photos to this finding' });
    expect(within(dialog).getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', true);
    const files = ['tiny.jpg', 'crack.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText('Photos from this device'), files);
    expect(await screen.findByText('1 of 2 photos added')).toBeTruthy();
    expect(screen.getByText('tiny.jpg: This photo is too small.')).toBeTruthy();
    expect(sent.filter(({ path, method }) => method === 'POST' && path === PHOTOS)).toHaveLength(1);
  });
});
