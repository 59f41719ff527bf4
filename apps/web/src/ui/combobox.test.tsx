import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const OPTIONS = [
  { value: 'roof_leak', label: 'Roof leak' },
  { value: 'roof_tile', label: 'Broken roof tile' },
  { value: 'wall_crack', label: 'Wall crack' },
];

function Probe() {
  const [state, setState] = useState<{ text: string; option: ComboboxOption | null }>({
    text: '',
    option: null,
  });
  return (
    <>
      <Combobox
        id="type"
        options={OPTIONS}
        text={state.text}
        onTextChange={(text, option) => setState({ text, option })}
      />
      <p>chosen: {state.option?.value ?? 'none'}</p>
    </>
  );
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Combobox', () => {
  it('narrows by every word that is typed and takes one with the keyboard', async () => {
    render(<Probe />);
    await userEvent.type(screen.getByRole('combobox'), 'tile roof');
    expect(shown()).toEqual(['Broken roof tile']);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'roof{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('chosen: roof_tile')).toBeTruthy();
    expect(shown()).toEqual([]);
  });

  it('takes one by pointer', async () => {
    render(<Probe />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Wall crack' }));
    expect(screen.getByText('chosen: wall_crack')).toBeTruthy();
  });

  it('keeps words of one’s own, with no option', async () => {
    render(<Probe />);
    await userEvent.type(screen.getByRole('combobox'), 'Bent gutter');
    expect(screen.getByText('chosen: none')).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Bent gutter');
  });

  it('closes its list with Escape and keeps the text', async () => {
    render(<Probe />);
    await userEvent.type(screen.getByRole('combobox'), 'roof{Escape}');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'roof');
  });
});
