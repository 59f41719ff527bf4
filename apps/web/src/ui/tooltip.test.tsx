import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, closeToast, toast, useCurrentToast } from './toast-store.ts';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

it('waits 700 ms, and shows the next at once within 300 ms of the last', () => {
  render(
    <TooltipProvider>
      <Tooltip text="First words">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Second words">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const over = (name: string) => fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
  const shown = (text: string) => screen.queryAllByText(text).length > 0;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  over('One');
  pass(690);
  expect(shown('First words')).toBe(false);
  pass(20);
  expect(shown('First words')).toBe(true);
  // Away from it and from its words, which may be pointed at too.
  fireEvent.pointerLeave(screen.getByText('One'));
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 });
  pass(200);
  over('Two');
  pass(1);
  expect(shown('Second words')).toBe(true);
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
