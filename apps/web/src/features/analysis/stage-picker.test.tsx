import type { StageCategoryId, StageId } from '@plumbline/knowledge';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EngineColumn } from './engine-column.tsx';
import { StagePicker } from './stage-picker.tsx';

function Picker() {
  const [chosen, choose] = useState<{ category: StageCategoryId | undefined; stages: readonly StageId[] }>({
    category: undefined,
    stages: [],
  });
  return (
    <>
      <StagePicker {...chosen} onChange={(category, stages) => choose({ category, stages })} />
      <output>{chosen.stages.join(',')}</output>
    </>
  );
}

it('shows the stages when a category is chosen, and another category clears them', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  expect(screen.queryByLabelText('Stage of works')).toBeNull();
  const choose = async (field: string, option: string | RegExp) => {
    await user.click(screen.getByLabelText(field));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Stage category', 'Foundation');
  // Each category has its colour, in the list and where it was chosen.
  expect(screen.getByLabelText('Stage category').querySelector('[style*="--stage-2"]')).not.toBeNull();
  await user.click(screen.getByLabelText('Stage of works'));
  await user.click(await screen.findByRole('checkbox', { name: /Footings/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status').textContent).toBe('footings');
  await choose('Stage category', 'Finishes');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says how long the engines take while they work', () => {
  render(<EngineColumn rows={[]} />);
  expect(screen.getByText('This takes about 10-15 seconds.')).toBeTruthy();
  expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
});
