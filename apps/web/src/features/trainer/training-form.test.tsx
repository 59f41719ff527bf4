import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { ToastHost } from '../../app/toast-host.tsx';
import { percent } from './charts/words.ts';
import { TrainingForm } from './training-form.tsx';

it('asks for image, defect type and severity before anything is sent', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TrainingForm />
      <ToastHost />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Train AI Model' }));
  expect(await screen.findByText('Missing Information')).toBeDefined();
  expect(screen.getByText('Please provide image, defect type, and severity.')).toBeDefined();
});

it('tells shares to one decimal', () => {
  expect(percent(2 / 3)).toBe('66.7%');
  expect(percent(null)).toBe('–');
});
