import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DefectImage } from './defect-image.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show() {
  render(<DefectImage id={41} alt="Crack" size="320" fit="contain" />);
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

describe('DefectImage', () => {
  it('gives a photo 10 seconds, then says so with the number of the defect', () => {
    show();
    pass(9999);
    expect(screen.getByRole('img', { name: 'Crack' }).getAttribute('src')).toBe('/api/images/41?size=320');
    pass(1);
    expect(screen.getByText('Image not available')).toBeTruthy();
    expect(screen.getByText('Defect #41')).toBeTruthy();
  });

  it('keeps a photo that came', () => {
    show();
    fireEvent.load(screen.getByRole('img'));
    pass(60_000);
    expect(screen.queryByText('Image not available')).toBeNull();
  });

  it('doesn’t wait when the server refuses', () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image not available')).toBeTruthy();
  });
});
