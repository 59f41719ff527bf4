import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
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
});

describe('MultiSelect', () => {
  it('names two choices, counts more, and clears', async () => {
    const user = userEvent.setup();
    render(<SeveralStages />);
    const trigger = screen.getByLabelText('Stages');
    await user.click(trigger);
    await user.click(screen.getByRole('checkbox', { name: /Footings/ }));
    await user.click(screen.getByRole('checkbox', { name: /Slab Pour/ }));
    expect(trigger.textContent).toBe('Footings, Slab Pour');
    await user.click(screen.getByRole('checkbox', { name: /Base Stage/ }));
    expect(trigger.textContent).toBe('3 chosen');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(trigger.textContent).toBe('Choose one or more…');
  });
});
