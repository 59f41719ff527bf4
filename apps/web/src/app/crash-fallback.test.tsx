import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from './crash-fallback.tsx';

function Broken(): never {
  throw new Error('a screen broke');
}

describe('the crash fallback', () => {
  it('says what happened in the agreed words and offers to reload', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(
      screen.getByText(
        "We're having trouble loading the application. Please refresh the page or try again later.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
  });
});
