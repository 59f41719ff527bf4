import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MissingPageError } from '../routes/preloadable.tsx';
import { PageBoundary } from './page-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let fault: Error | null = null;
function Screen() {
  if (fault) throw fault;
  return <p>Whole again</p>;
}

function at(path: string, onRetry: () => void = () => undefined) {
  return (
    <PageBoundary path={path} onRetry={onRetry}>
      <Screen />
    </PageBoundary>
  );
}

it('says that a page broke, and draws it again from nothing old', async () => {
  fault = new TypeError('No such thing');
  const onRetry = vi.fn(() => {
    fault = null;
  });
  render(at('/projects', onRetry));
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Whole again')).toBeTruthy();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leaves what broke behind when another address is opened', () => {
  fault = new TypeError('No such thing');
  const { rerender } = render(at('/projects/5'));
  fault = null;
  rerender(at('/projects'));
  expect(screen.getByText('Whole again')).toBeTruthy();
});

it('asks for a reload where a page’s code is missing', () => {
  fault = new MissingPageError('gone');
  render(at('/projects'));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
