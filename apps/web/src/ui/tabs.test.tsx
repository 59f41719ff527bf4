import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it('marks each end where the row of tabs goes on, and tells a screen reader nothing of it', () => {
  const tabs = ['Findings', 'Repairs', 'Visits'].map((label) => ({ id: label, label, content: label }));
  render(<Tabs label="Parts" tabs={tabs} value="Findings" onValueChange={() => undefined} />);
  const row = screen.getByRole('tablist');
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
  for (const [left, ends] of [
    [0, 'end'],
    [100, 'start end'],
    [200, 'start'],
  ] as const) {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    expect(row.dataset.hidden).toBe(ends);
    const marks = row.parentElement?.querySelectorAll('svg') ?? [];
    expect([...marks].map((mark) => mark.getAttribute('aria-hidden'))).toEqual(
      ends.split(' ').map(() => 'true'),
    );
  }
});
