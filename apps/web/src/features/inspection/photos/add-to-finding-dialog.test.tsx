import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../app/query-client.ts';
import { fakeApi, type Reply } from '../../../test/fake-api.ts';
import AddToFindingDialog from './add-to-finding-dialog.tsx';

it('says that it waits, that it failed, and what there is after trying again', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { script } = fakeApi({
    'GET /api/projects/1/findings': () => new Promise<Reply>((resolve) => (answer = resolve)),
    'GET /api/projects/1/places': { body: [] },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddToFindingDialog projectId={1} count={2} onChoose={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Loading the findings')).toBeTruthy();
  answer({ status: 500 });
  expect(await screen.findByText('We couldn’t load the findings.')).toBeTruthy();
  script['GET /api/projects/1/findings'] = { body: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No findings in this project yet.')).toBeTruthy();
});
