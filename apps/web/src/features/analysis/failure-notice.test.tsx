import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotReachedError } from '../uploads/not-reached.ts';
import { tellSent } from '../uploads/sent-later.ts';
import { analysisFailure } from './analysis-failure.ts';
import { FailureNotice } from './failure-notice.tsx';

test('a photo that waited on the device is said to be sent once it was, and no other is', () => {
  const nothing = vi.fn();
  render(
    <FailureNotice
      failure={analysisFailure(new NotReachedError('kept'))}
      photoKey="mine"
      onRetry={nothing}
      onBack={nothing}
      onOtherPhoto={nothing}
      onBuy={nothing}
      onOpenDefect={nothing}
      onAgain={nothing}
    />,
  );
  act(() => tellSent('another'));
  expect(screen.getByRole('alert').textContent).toContain('Photo kept on this device');
  act(() => tellSent('mine'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Photo sent and analysed');
  expect(screen.queryByText(/kept on this device/i)).toBeNull();
});
