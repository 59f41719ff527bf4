import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toast } from './toast-store.ts';
import Toaster from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => clearToasts());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

/** Another tab in front of the page, and back. */
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

function swipe(element: Element, distance: number) {
  const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: 10 });
  fireEvent.pointerDown(element, at(10));
  fireEvent.pointerMove(element, at(10 + distance / 2));
  fireEvent.pointerMove(element, at(10 + distance));
  fireEvent.pointerUp(element, at(10 + distance));
}

function shownToast(title: string): HTMLElement {
  const item = screen.getByText(title).closest('li');
  if (!item) throw new Error('The toast is not in the list');
  return item;
}

describe('toasts', () => {
  it('stay for 5 seconds and go', () => {
    act(() => toast({ title: 'Saved' }));
    pass(4999);
    expect(screen.getByText('Saved')).toBeTruthy();
    pass(2);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('appear one at a time: the newest takes the place of the last, with its own 5 seconds', () => {
    act(() => toast({ title: 'First' }));
    pass(3000);
    act(() => toast({ title: 'Second' }));
    expect(screen.queryByText('First')).toBeNull();
    pass(4999);
    expect(screen.getByText('Second')).toBeTruthy();
    pass(2);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('a notice waits for an error or a result that nobody has seen, then has its own 5 seconds', () => {
    act(() => toast({ title: 'Analysis Failed', tone: 'destructive' }));
    act(() => toast({ title: 'Photo made smaller to send', tone: 'notice' }));
    expect(screen.getByText('Analysis Failed')).toBeTruthy();
    expect(screen.queryByText('Photo made smaller to send')).toBeNull();
    pass(5001);
    expect(screen.queryByText('Analysis Failed')).toBeNull();
    pass(4990);
    expect(screen.getByText('Photo made smaller to send')).toBeTruthy();
    pass(20);
    expect(screen.queryByText('Photo made smaller to send')).toBeNull();
  });

  it('a notice waits for a plain result too, and the newest of two notices is the one that comes', () => {
    act(() => toast({ title: 'Your account will be deleted' }));
    act(() => toast({ title: 'Photo made smaller to send', tone: 'notice' }));
    act(() => toast({ title: 'A photo waits on this device', tone: 'notice' }));
    expect(screen.getByText('Your account will be deleted')).toBeTruthy();
    pass(5001);
    expect(screen.getByText('A photo waits on this device')).toBeTruthy();
    expect(screen.queryByText('Photo made smaller to send')).toBeNull();
  });

  it('an error or a result takes the place of the one before, and the notice still waits its turn', () => {
    act(() => toast({ title: 'Report saved', tone: 'good' }));
    act(() => toast({ title: 'A photo waits on this device', tone: 'notice' }));
    act(() => toast({ title: 'Download Failed', tone: 'destructive' }));
    expect(screen.getByText('Download Failed')).toBeTruthy();
    pass(5001);
    expect(screen.getByText('A photo waits on this device')).toBeTruthy();
  });

  it('what comes while nobody looks stays until somebody has had 5 seconds to see it', () => {
    look('hidden');
    act(() => toast({ title: 'Analysis Complete!', tone: 'good' }));
    act(() => toast({ title: 'A photo waits on this device', tone: 'notice' }));
    pass(60_000);
    expect(screen.getByText('Analysis Complete!')).toBeTruthy();
    look('visible');
    pass(4999);
    expect(screen.getByText('Analysis Complete!')).toBeTruthy();
    pass(2);
    expect(screen.getByText('A photo waits on this device')).toBeTruthy();
  });

  it('what was half seen when the page went away is there when somebody comes back', () => {
    act(() => toast({ title: 'Report saved', tone: 'good' }));
    pass(3000);
    look('hidden');
    pass(60_000);
    look('visible');
    expect(screen.getByText('Report saved')).toBeTruthy();
    pass(5001);
    expect(screen.queryByText('Report saved')).toBeNull();
  });

  it('an error takes the place of a result at once', () => {
    act(() => toast({ title: 'Report saved', tone: 'good' }));
    act(() => toast({ title: 'Payment Failed', tone: 'destructive' }));
    expect(screen.queryByText('Report saved')).toBeNull();
    expect(screen.getByText('Payment Failed')).toBeTruthy();
  });

  it('stay after a swipe of 40 px to the right and go after 60', () => {
    act(() => toast({ title: 'Swipe me' }));
    swipe(shownToast('Swipe me'), 40);
    expect(screen.getByText('Swipe me')).toBeTruthy();
    swipe(shownToast('Swipe me'), 60);
    expect(screen.queryByText('Swipe me')).toBeNull();
  });

  it('get the focus by F8', () => {
    act(() => toast({ title: 'Here' }));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
