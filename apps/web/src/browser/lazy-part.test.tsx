import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('A part of a page in its own chunk', () => {
  it('is drawn at once, without a fallback, where its chunk came before it was asked for', async () => {
    const Part = lazyPart(async () => ({ default: Greeting }));
    await act(async () => Part.preload());
    const fallback = vi.fn(() => null);
    const Fallback = fallback;
    render(
      <Suspense fallback={<Fallback />}>
        <Part name="Ann" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ann')).toBeTruthy();
    expect(fallback).not.toHaveBeenCalled();
  });

  it('is drawn once its chunk is here where nobody fetched it before', async () => {
    const Part = lazyPart(async () => ({ default: Greeting }));
    await act(async () => {
      render(
        <Suspense fallback="Waiting">
          <Part name="Ben" />
        </Suspense>,
      );
    });
    expect(screen.getByText('Hello Ben')).toBeTruthy();
  });

  it('leaves the page as it is where its chunk can’t be had, also when that failed before it was asked for', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi.fn(async (): Promise<{ default: typeof Greeting }> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const Part = lazyPart(load);
    await act(async () => Part.preload());
    expect(console.warn).not.toHaveBeenCalled();
    await act(async () => {
      render(
        <>
          <p>The page</p>
          <Suspense fallback="Waiting">
            <Part name="Cem" />
          </Suspense>
        </>,
      );
    });
    expect(document.body.textContent).toBe('The page');
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
