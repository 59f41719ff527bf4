import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RepairBadge } from './repair-badge.tsx';

const open = [{ kind: 'electrical', urgency: 'now', title: 'Possible live electrical parts' }] as const;

test.each(['verified', 'not_defect'] as const)(
  'a repair that is %s needs a look under an open alert',
  (state) => {
    const { rerender } = render(<RepairBadge state={state} alerts={[]} />);
    expect(screen.queryByText('Needs a look')).toBeNull();
    rerender(<RepairBadge state={state} alerts={[...open]} />);
    expect(screen.getByText('Needs a look')).toBeTruthy();
    expect(screen.queryByText(/Verified|Not a defect/)).toBeNull();
  },
);

test('a repair that isn’t over says where it stands, alert or not', () => {
  render(<RepairBadge state="assigned" alerts={[...open]} />);
  expect(screen.getByText('Assigned')).toBeTruthy();
});
