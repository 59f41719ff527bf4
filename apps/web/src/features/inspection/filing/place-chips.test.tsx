import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PlaceChips } from './place-chips.tsx';

const ROOMS = ['Hall', 'Kitchen'].map((name, at) => ({
  ...{ id: at + 1, name, level: '', findingCount: 0, photoCount: 0 },
}));

function Choice() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <PlaceChips places={ROOMS} value={value} onChange={setValue} onNone={() => setValue(null)} label="Room" />
  );
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('keeps a room that is tapped twice, and takes it back by No room alone', async () => {
  render(<Choice />);
  expect(pressed()).toEqual(['No room']);
  await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
  expect(pressed()).toEqual(['Kitchen']);
  await userEvent.click(screen.getByRole('button', { name: 'No room' }));
  expect(pressed()).toEqual(['No room']);
});

it('offers no way out of rooms where one is the answer', () => {
  render(<PlaceChips places={ROOMS} value={null} onChange={vi.fn()} label="Rooms" />);
  expect(screen.queryByRole('button', { name: 'No room' })).toBeNull();
});
