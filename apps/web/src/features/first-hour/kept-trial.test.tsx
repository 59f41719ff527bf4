import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import KeptTrial from './kept-trial.tsx';

it('leads whoever signed up after a trial to its finding', async () => {
  fakeApi({ 'GET /api/trial/kept': { body: { kept: { findingId: 7, project: 'Project 1' } } } });
  showSignedIn(<KeptTrial />);
  expect(await screen.findByText('The result of your trial is in Project 1.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open result' }).getAttribute('href')).toBe('/defects/7');
});

it('says nothing to an account that began without a trial', async () => {
  const api = fakeApi({ 'GET /api/trial/kept': { body: { kept: null } } });
  showSignedIn(<KeptTrial />);
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
