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

  it('is fetched anew with the network and by whoever draws it next, and says meanwhile what it was given to say', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reachable = false;
    const Part = lazyPart(
      async () => {
        if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
        return { default: Greeting };
      },
      ({ name }: { name: string }) => <p>No greeting for {name} yet</p>,
    );
    const draw = () =>
      act(async () =>
        render(
          <Suspense fallback="Waiting">
            <Part name="Dot" />
          </Suspense>,
        ),
      );
    const first = await draw();
    expect(document.body.textContent).toBe('No greeting for Dot yet');
    first.unmount();
    const second = await draw();
    expect(document.body.textContent).toBe('No greeting for Dot yet');
    reachable = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(document.body.textContent).toBe('Hello Dot');
    second.unmount();
    await draw();
    expect(document.body.textContent).toBe('Hello Dot');
  });
});
