import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
import { Menu } from './menu.tsx';
import { MultiSelect } from './multi-select.tsx';
import { Select } from './select.tsx';

const STAGES = [
  { value: 'footings', label: 'Footings' },
  { value: 'base', label: 'Base Stage' },
  { value: 'slab', label: 'Slab Pour' },
] as const;

type Stage = (typeof STAGES)[number]['value'];

function OneStage() {
  const [stage, setStage] = useState<Stage>();
  return (
    <Field label="Stage" error={stage ? undefined : 'Choose a stage'}>
      {(control) => <Select {...control} options={STAGES} value={stage} onValueChange={setStage} />}
    </Field>
  );
}

function SeveralStages() {
  const [stages, setStages] = useState<Stage[]>([]);
  return (
    <Field label="Stages">
      {(control) => <MultiSelect {...control} options={STAGES} value={stages} onValueChange={setStages} />}
    </Field>
  );
}

describe('Select', () => {
  it('is worked by keyboard and carries its label and error', async () => {
    const user = userEvent.setup();
    render(<OneStage />);
    const trigger = screen.getByRole('combobox', { name: 'Stage', description: 'Choose a stage' });
    expect(trigger.getAttribute('aria-invalid')).toBe('true');
    trigger.focus();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('Footings'));
    await user.keyboard('{End}');
    await vi.waitFor(() => expect(focused()).toBe('Slab Pour'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Stage' }).textContent).toContain('Slab Pour');
    expect(screen.queryByText('Choose a stage')).toBeNull();
  });

  it('takes the first letter that is typed on it, keeps the focus and gives it back', async () => {
    const user = userEvent.setup();
    render(<OneStage />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.keyboard('s');
    await vi.waitFor(() => expect(screen.getByRole('combobox').textContent).toContain('Slab Pour'));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  });

  it('waits for its list the first time, and doesn’t open for somebody who has gone on', async () => {
    vi.resetModules();
    const fresh = await import('./select.tsx');
    const { loadFloating } = await import('./use-opened-later.ts');
    const select = () => (
      <fresh.Select aria-label="Stage" options={STAGES} value="base" onValueChange={() => undefined} />
    );
    render(select());
    const trigger = screen.getByRole('combobox', { name: 'Stage' });
    expect(trigger.textContent).toBe('Base Stage');
    trigger.focus();
    trigger.click();
    trigger.blur();
    await act(() => loadFloating());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toBe(trigger);
    trigger.click();
    await screen.findByRole('listbox');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Base Stage'));
  });
});

describe('MultiSelect', () => {
  it('names two choices, counts more, and clears', async () => {
    const user = userEvent.setup();
    render(<SeveralStages />);
    await user.click(screen.getByLabelText('Stages'));
    await user.click(await screen.findByRole('checkbox', { name: /Footings/ }));
    await user.click(screen.getByRole('checkbox', { name: /Slab Pour/ }));
    const trigger = document.querySelector('[aria-haspopup=dialog]');
    expect(trigger?.textContent).toBe('Footings, Slab Pour');
    await user.click(screen.getByRole('checkbox', { name: /Base Stage/ }));
    expect(trigger?.textContent).toBe('3 chosen');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(trigger?.textContent).toBe('Choose one or more…');
  });
});

describe('Menu', () => {
  it('opens by the keyboard at its first item, and gives the focus back', async () => {
    const user = userEvent.setup();
    render(
      <Menu
        trigger={(opens) => (
          <button type="button" {...opens}>
            More
          </button>
        )}
        items={[
          { label: 'Rename', onSelect: () => undefined },
          { label: 'Delete', onSelect: () => undefined },
        ]}
      />,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
    await user.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Rename' });
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });
});
