import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import AskForReview from './ask-for-review.tsx';

const OWN = 'GET /api/reviews/mine';

it('sends what was written with or without consent, and asks no more', async () => {
  const api = fakeApi({
    [OWN]: { body: { ask: true } },
    'POST /api/reviews': { status: 201, body: { success: true } },
  });
  showSignedIn(<AskForReview />);
  const user = userEvent.setup();
  // One line until somebody wants to write, and then the field has the focus.
  expect(screen.queryByLabelText('Your review')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your review'));
  await user.type(screen.getByLabelText('Your review'), 'It found what I had missed.');
  await user.type(screen.getByLabelText('What you do'), 'Inspector');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull());
  expect(api.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    words: 'It found what I had missed.',
    name: 'Kim Nguyen',
    role: 'Inspector',
    consent: false,
  });
});

it('says beside each field what to mend', async () => {
  fakeApi({
    [OWN]: { body: { ask: true } },
    'POST /api/reviews': {
      status: 400,
      body: {
        message: 'Write at least 20 characters',
        code: 'invalid_input',
        requestId: 'r',
        fields: { words: 'Write at least 20 characters' },
      },
    },
  });
  showSignedIn(<AskForReview />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Write at least 20 characters')).toBeTruthy();
});

it('goes when it isn’t wanted, and doesn’t come where nobody is asked', async () => {
  const api = fakeApi({
    [OWN]: { body: { ask: true } },
    'POST /api/reviews/decline': { body: { success: true } },
  });
  const { unmount } = showSignedIn(<AskForReview />);
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t ask again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull());
  unmount();
  api.script[OWN] = { body: { ask: false } };
  const before = api.sent.length;
  showSignedIn(<AskForReview />);
  await waitFor(() => expect(api.sent.length).toBeGreaterThan(before));
  expect(screen.queryByRole('button', { name: /review/ })).toBeNull();
});
