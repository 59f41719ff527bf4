import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { TrainingList } from './training-list.tsx';

it('says so when the rights are missing, and asks no second time', async () => {
  const body = { message: 'You don’t have permission to do this.', code: 'forbidden', requestId: 'r' };
  const { sent } = fakeApi({ 'GET /api/training-data': { status: 403, body } });
  showSignedIn(<TrainingList />);
  expect(await screen.findByText('Admin Access Required')).toBeTruthy();
  expect(
    screen.getByText(
      'Training data access requires administrator privileges. Please contact your system administrator.',
    ),
  ).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('asks no second time either when the server is in trouble', async () => {
  const { sent } = fakeApi({ 'GET /api/training-data': { status: 500, body: 'broken' } });
  showSignedIn(<TrainingList />);
  expect(await screen.findByText('We couldn’t load the training data.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
