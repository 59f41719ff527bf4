import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Tips } from './tips.tsx';
import { clearToasts, closeToast, toast, useCurrentToast } from './toast-store.ts';

// Comes on demand, from where fake timers don't reach.
beforeAll(() => import('./tooltip.tsx'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

function show() {
  render(
    <>
      <IconButton label="First words">
        <span>One</span>
      </IconButton>
      <IconButton label="Second words">
        <span>Two</span>
      </IconButton>
      <IconButton label="Close" quiet>
        <span>X</span>
      </IconButton>
      <Tips />
    </>,
  );
  const over = (text: string, pointerType = 'mouse') =>
    fireEvent.pointerOver(screen.getByText(text), { pointerType });
  const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await vi.dynamicImportSettled();
    });
  return { over, shown, pass };
}

it('waits 700 ms, and shows the next at once within 300 ms of the last', async () => {
  const { over, shown, pass } = show();
  over('One');
  await pass(690);
  expect(shown()).toBeNull();
  await pass(20);
  expect(shown()).toBe('First words');
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(1);
  expect(shown()).toBeNull();
  await pass(200);
  over('Two');
  await pass(1);
  expect(shown()).toBe('Second words');
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(400);
  over('One');
  await pass(600);
  expect(shown()).toBeNull();
});

it('leaves fingers and the close button of a dialog alone, and goes when something is pressed', async () => {
  const { over, shown, pass } = show();
  over('One', 'touch');
  await pass(1000);
  expect(shown()).toBeNull();
  over('X');
  await pass(1000);
  expect(shown()).toBeNull();
  over('One');
  await pass(1000);
  expect(shown()).toBe('First words');
  fireEvent.pointerDown(screen.getByText('One'));
  await pass(1);
  expect(shown()).toBeNull();
});

function Current() {
  const current = useCurrentToast();
  return <output data-id={current?.id}>{current ? `${current.title} ${current.open}` : 'none'}</output>;
}

it('remembers a closed toast for 1,000,000 ms', () => {
  render(<Current />);
  const status = screen.getByRole('status');
  act(() => toast({ title: 'Saved' }));
  act(() => closeToast(Number(status.dataset.id)));
  expect(status.textContent).toBe('Saved false');
  act(() => vi.advanceTimersByTime(999_999));
  expect(status.textContent).toBe('Saved false');
  act(() => vi.advanceTimersByTime(1));
  expect(status.textContent).toBe('none');
});
