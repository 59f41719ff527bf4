import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuiet } from './use-quiet.ts';

const Page = () => <p>{useQuiet() ? 'All of it' : 'First screen'}</p>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps back what the first screen does without until it has been there for a while', () => {
  render(<Page />);
  expect(screen.getByText('First screen')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('All of it')).toBeTruthy();
});

it.each([
  ['finger', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('brings it at once at the first %s', (_name, touch) => {
  render(<Page />);
  act(() => void touch());
  expect(screen.getByText('All of it')).toBeTruthy();
});
