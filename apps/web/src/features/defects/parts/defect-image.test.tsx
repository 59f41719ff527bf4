import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringIntoSight, putOutOfSight } from '../../../test/window.ts';
import { DefectImage } from './defect-image.tsx';
import { PhotoView } from './photo-view.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show() {
  render(<DefectImage id={41} number={12} hasPhoto alt="Crack" size="320" fit="contain" />);
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

describe('DefectImage', () => {
  it('says that there is no photo, and asks for none', () => {
    const { container } = render(
      <DefectImage id={41} number={12} hasPhoto={false} alt="Crack" size="320" fit="contain" />,
    );
    expect(screen.getByRole('img', { name: 'No photo, finding 12' })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });

  it('gives a photo 10 seconds, then says so with the number of the defect', () => {
    show();
    pass(9999);
    expect(screen.getByRole('img', { name: 'Crack' }).getAttribute('src')).toBe('/api/images/41?size=320');
    pass(1);
    expect(screen.getByText('Image not available')).toBeTruthy();
    expect(screen.getByText('Finding 12')).toBeTruthy();
  });

  it('counts from when it comes into sight: further down a list nothing has been asked for', () => {
    putOutOfSight();
    show();
    pass(60_000);
    expect(screen.queryByText('Image not available')).toBeNull();
    act(bringIntoSight);
    pass(9999);
    expect(screen.queryByText('Image not available')).toBeNull();
    pass(1);
    expect(screen.getByText('Image not available')).toBeTruthy();
  });

  it('says without a network that it isn’t saved here, and asks again once there is one', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Photo not saved on this device')).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('img', { name: 'Crack' }).getAttribute('src')).toBe('/api/images/41?size=320');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image not available')).toBeTruthy();
    online.mockRestore();
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

describe('PhotoView', () => {
  it('gives the photo of the details the same 10 seconds', () => {
    render(<PhotoView src="/api/images/41" alt="Crack" fallback="Not here" maxHeight="50vh" />);
    pass(9999);
    expect(screen.queryByText('Not here')).toBeNull();
    pass(1);
    expect(screen.getByText('Not here')).toBeTruthy();
  });

  it('keeps one that came, and gives the next its own time', () => {
    const view = (src: string) => <PhotoView src={src} alt="Crack" fallback="Not here" maxHeight="50vh" />;
    const { rerender } = render(view('/api/images/41'));
    fireEvent.load(screen.getByRole('img'));
    pass(60_000);
    expect(screen.queryByText('Not here')).toBeNull();
    rerender(view('/api/images/42'));
    pass(9999);
    expect(screen.queryByText('Not here')).toBeNull();
    pass(1);
    expect(screen.getByText('Not here')).toBeTruthy();
  });
});
