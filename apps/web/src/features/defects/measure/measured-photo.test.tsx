import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleDefect } from '../../../test/samples.ts';
import MeasuredPhoto from './measured-photo.tsx';

/** Shown 800 × 600 on the screen; the photo itself is 1024 × 768 where lengths are counted. */
const BOX = { left: 100, top: 50, width: 800, height: 600, right: 900, bottom: 650, x: 100, y: 50 };

async function show(length: string) {
  render(<MeasuredPhoto defect={sampleDefect()} src="/photo.jpg" maxHeight="50vh" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Known length' }));
  await userEvent.click(screen.getByRole('option', { name: 'Another length' }));
  await userEvent.type(screen.getByLabelText('Length in mm'), length);
}

function layer(): HTMLElement {
  const button = screen.getByRole('button', { name: /^Set a mark/ });
  button.getBoundingClientRect = () => ({ ...BOX, toJSON: () => BOX });
  return button;
}

const press = (x: number, y: number) =>
  fireEvent.click(layer(), { detail: 1, clientX: BOX.left + x, clientY: BOX.top + y });

/** '50 ± 0.4 mm' as its two numbers. */
function read(label: string): { value: number; error: number } {
  const text = screen.getByText(label).nextElementSibling?.textContent ?? '';
  const [value = Number.NaN, error = Number.NaN] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { value, error };
}

describe('MeasuredPhoto', () => {
  it('measures between two marks once a known length is marked', async () => {
    await show('100');
    expect(screen.getByText('Mark one end of the known length on the photo.')).toBeTruthy();
    press(100, 300);
    press(500, 300);
    press(200, 100);
    press(200, 300);
    // 400 px are 100 mm, so 200 px are 50 mm.
    const { value, error } = read('Between your marks');
    expect(Math.abs(value - 50)).toBeLessThan(0.2);
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(2);
  });

  it('gives the traced crack its width and length at once', async () => {
    await show('100');
    press(100, 300);
    press(500, 300);
    // Traced 6 px wide where 512 px are 100 mm.
    expect(Math.abs(read('Crack, width').value - 1.17)).toBeLessThan(0.05);
    expect(read('Crack, length').value).toBeGreaterThan(100);
  });

  it('sets marks by key alone and takes them back', async () => {
    await show('100');
    layer().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Mark its other end.')).toBeTruthy();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    expect(screen.getByText('Mark any two points to measure between them.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo mark' }));
    expect(screen.getByText('Mark its other end.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByText('Mark one end of the known length on the photo.')).toBeTruthy();
  });

  it('offers nothing to mark without a length that can be one', async () => {
    await show('0');
    expect(screen.queryByRole('button', { name: /^Set a mark/ })).toBeNull();
    expect(screen.getByText('Choose something in the photo whose length you know.')).toBeTruthy();
  });
});
