import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { AccountFacts } from './account-facts.tsx';
import { PasswordCard } from './password-card.tsx';

it('sends no password that was confirmed differently', async () => {
  const { sent } = fakeApi({});
  showSignedIn(<PasswordCard />);
  await userEvent.type(screen.getByLabelText('Current password'), 'secret1');
  await userEvent.type(screen.getByLabelText('New password'), 'secret2');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret3');
  await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
  expect(await screen.findByText('Passwords don’t match')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says what the account is and since when', () => {
  fakeApi({});
  showSignedIn(<AccountFacts />);
  expect(screen.getByText('Account type')).toBeTruthy();
  expect(screen.getByText('User')).toBeTruthy();
  expect(screen.getByText('Member since')).toBeTruthy();
});
