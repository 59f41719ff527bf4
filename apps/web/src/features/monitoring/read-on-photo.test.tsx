import type { FindingPhoto, Monitoring } from '@plumbline/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import ReadingDialog from './reading-dialog.tsx';

const POST = 'POST /api/defects/41/readings';
const NOTHING: Monitoring = { readings: [], series: [], nextOn: null };
const photo = (id: number, fileName: string): FindingPhoto => ({
  ...{ id, fileName, width: 4000, height: 3000, takenAt: null, createdAt: '2026-11-25T00:00:00.000Z' },
  ...{ sha256: '', role: null, cover: id === 1, analysed: id === 1, overlays: [], overlayDescription: '' },
  ...{ markup: [], original: null, voice: null, otherFindingIds: [] },
});

afterEach(() => vi.restoreAllMocks());

function show(photos: readonly FindingPhoto[]) {
  // The photo is shown 800 × 600 on the screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  Element.prototype.setPointerCapture = () => undefined;
  const api = fakeApi({ [POST]: () => ({ status: 201, body: NOTHING }) });
  const finding = sampleDefect({ id: 41, family: 'crack', measurements: [] });
  showSignedIn(
    <ReadingDialog
      finding={finding}
      photos={photos}
      monitoring={NOTHING}
      corrects={null}
      onClose={() => undefined}
    />,
  );
  return () => api.sent.find(({ method }) => method === 'POST')?.body;
}

function drag(name: RegExp, dx: number) {
  const mark = screen.getByRole('button', { name });
  fireEvent.pointerDown(mark, { clientX: 10, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(mark, { clientX: 10 + dx, clientY: 10, pointerId: 1 });
  fireEvent.pointerUp(mark, { pointerId: 1 });
}

it('reads the width on the newest photo of the crack by the gauge in it, with how far off it may be', async () => {
  const sent = show([photo(1, 'found.jpg'), photo(2, 'with-gauge.jpg')]);
  await userEvent.click(screen.getByRole('button', { name: 'Read on a photo' }));
  expect(screen.getByRole('combobox', { name: 'Photo' }).textContent).toContain('with-gauge.jpg');
  expect(screen.getByRole('img', { name: 'Photo with-gauge.jpg' }).getAttribute('src')).toContain(
    '/photos/2/',
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Known object in the photo' }));
  await userEvent.click(screen.getByRole('option', { name: 'Tape, crack gauge, tile or other length' }));
  await userEvent.type(screen.getByLabelText('Its length in millimetres'), '100');
  // The marks wait 320 px apart: drawn to 200 px they are 100 mm.
  drag(/^First end of the known/, 60);
  drag(/^Second end of the known/, -60);
  expect(screen.getByRole('button', { name: 'Use this width' }).hasAttribute('disabled')).toBe(true);
  drag(/^Start of the measurement/, 20);
  drag(/^End of the measurement/, -20);
  await userEvent.click(screen.getByRole('button', { name: 'Use this width' }));
  expect(screen.queryByRole('region', { name: 'Read on a photo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const reading = sent() as { instrument: string; mm: number; plusMinus: number };
  expect(reading.instrument).toBe('scale in a photo');
  expect(Math.abs(reading.mm - 140)).toBeLessThan(1);
  expect(reading.plusMinus).toBeGreaterThan(0.5);
  expect(reading.plusMinus).toBeLessThan(4);
});

it('offers no photo where the finding has none', () => {
  show([]);
  expect(screen.queryByRole('button', { name: 'Read on a photo' })).toBeNull();
});
