import type { NewMeasurement } from '@plumbline/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import MeasureDialog from './measure-dialog.tsx';

const PUT = 'PUT /api/defects/41/measurements';
const onClose = vi.fn();

/** Shown 800 × 600 on the screen. */
function lay() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
}
afterEach(() => vi.restoreAllMocks());

function show(changes: Parameters<typeof sampleDefect>[0] = {}) {
  lay();
  Element.prototype.setPointerCapture = () => undefined;
  const api = fakeApi({ [PUT]: ({ body }) => ({ body: sampleDefect(body as object) }) });
  showSignedIn(<MeasureDialog defect={sampleDefect(changes)} onClose={onClose} />);
  return () => {
    const { body } = api.sent.find(({ method }) => method === 'PUT') ?? {};
    return (body as { measurements: NewMeasurement[] }).measurements;
  };
}

const mark = (name: RegExp) => screen.getByRole('button', { name });

/** Drags a mark by so many pixels of the screen. */
function drag(name: RegExp, dx: number, dy: number) {
  fireEvent.pointerDown(mark(name), { clientX: 10, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(mark(name), { clientX: 10 + dx, clientY: 10 + dy, pointerId: 1 });
  fireEvent.pointerUp(mark(name), { pointerId: 1 });
}

/** The marks wait 320 px apart: drawn to 200 px they are 100 mm, so that a pixel is half a millimetre. */
async function setScale() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Known object in the photo' }));
  await userEvent.click(screen.getByRole('option', { name: 'Tape, crack gauge, tile or other length' }));
  await userEvent.type(screen.getByLabelText('Its length in millimetres'), '100');
  drag(/^First end of the known/, 60, 0);
  drag(/^Second end of the known/, -60, 0);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save measurements' }));

describe('MeasureDialog', () => {
  it('measures any two points once a known length is marked, and saves it with its error', async () => {
    const sent = show({ family: 'corrosion', overlays: [] });
    expect(screen.queryByRole('button', { name: /^Start of the measurement/ })).toBeNull();
    await setScale();
    expect(screen.getByText(/^Scale set/)).toBeTruthy();
    drag(/^Start of the measurement/, 20, 0);
    drag(/^End of the measurement/, -20, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await save();
    const [gap] = sent();
    expect(gap).toMatchObject({ attribute: 'gap', unit: 'mm', origin: 'measured_on_photo' });
    expect(Math.abs((gap?.value ?? 0) - 140)).toBeLessThan(1);
    expect(gap?.uncertainty).toBeGreaterThan(0.5);
    expect(gap?.uncertainty).toBeLessThan(4);
    expect(onClose).toHaveBeenCalled();
  });

  it('measures by the four corners of a bank card, and says so', async () => {
    const sent = show({ family: 'corrosion', overlays: [] });
    for (const corner of [/^First corner/, /^Second corner/, /^Third corner/, /^Fourth corner/])
      drag(corner, 1, 0);
    expect(screen.getByText(/^Scale set/)).toBeTruthy();
    drag(/^Start of the measurement/, 1, 0);
    drag(/^End of the measurement/, 1, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await save();
    expect(sent()[0]).toMatchObject({ origin: 'measured_on_photo', reference: 'bank card' });
  });

  it('says so where no edges can be found', async () => {
    show();
    for (const corner of [/^First corner/, /^Second corner/, /^Third corner/, /^Fourth corner/])
      drag(corner, 1, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Find its edges' }));
    expect(await screen.findByText(/No clear edges here/)).toBeTruthy();
  });

  it('moves a mark by the arrow keys, in larger steps with Shift', async () => {
    show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Known object in the photo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Tape, crack gauge, tile or other length' }));
    mark(/^First end of the known/).focus();
    await userEvent.keyboard('{ArrowRight>8/}{Shift>}{ArrowRight>6/}{/Shift}');
    // 8 and 72 of 800 pixels, from 30 %.
    expect(mark(/^First end of the known length: 40% across/)).toBeTruthy();
  });

  it('keeps the traced crack with width and length; measured again, it replaces the first', async () => {
    const sent = show({ family: 'crack' });
    await setScale();
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    drag(/^Second end of the known/, 40, 0);
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    await save();
    expect(sent().map(({ attribute }) => attribute)).toEqual(['crack_width', 'crack_length']);
  });

  it('takes what was measured on site, and lets go of what was saved before', async () => {
    const before = { attribute: 'gap', value: 3, unit: 'mm', origin: 'inspector' } as const;
    const sent = show({ savedMeasurements: [before] });
    await userEvent.type(screen.getByLabelText('Value (mm)'), '12,5');
    await userEvent.type(screen.getByLabelText(/^Measured over \(mm\)/), '2000');
    await userEvent.click(screen.getByRole('combobox', { name: 'Measured with' }));
    await userEvent.click(screen.getByRole('option', { name: 'Crack gauge' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText(', on site, with a crack gauge')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove gap: 3 mm' }));
    await save();
    expect(sent()).toEqual([
      {
        attribute: 'crack_width',
        value: 12.5,
        unit: 'mm',
        referenceLength: 2000,
        origin: 'inspector',
        reference: 'crack gauge',
      },
    ]);
  });

  it.each(['0', '-3', '12 cm', '1e9', 'about a finger', '100000'])(
    'has no scale from a length such as “%s”',
    async (typed) => {
      show();
      await userEvent.click(screen.getByRole('combobox', { name: 'Known object in the photo' }));
      await userEvent.click(screen.getByRole('option', { name: 'Tape, crack gauge, tile or other length' }));
      await userEvent.type(screen.getByLabelText('Its length in millimetres'), typed);
      drag(/^First end of the known/, 60, 0);
      drag(/^Second end of the known/, -60, 0);
      expect(screen.getByText('A number from 1 to 10,000')).toBeTruthy();
      expect(screen.queryByText(/^Scale set/)).toBeNull();
    },
  );
});
