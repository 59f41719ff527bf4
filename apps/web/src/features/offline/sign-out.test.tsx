import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KIM } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import * as unsent from '../unsent/unsent-store.ts';
import * as store from '../uploads/uploads-store.ts';
import { useSignOut } from './use-sign-out.tsx';

function Leaving() {
  const { leave, question } = useSignOut();
  return (
    <>
      <button type="button" onClick={() => void leave()}>
        Leave
      </button>
      {question}
    </>
  );
}

const upload = (key: string): store.KeptUpload => ({
  ...{ key, userId: KIM.id, file: new Blob([key]), fileName: `${key}.jpg`, projectId: 1, stages: [] },
  ...{ description: '', keptAt: 0, problem: null },
});

test('says before signing out that photos wait here, and for whom', async () => {
  vi.spyOn(store, 'listUploads').mockResolvedValue([upload('a')]);
  vi.spyOn(unsent, 'listUnsent').mockResolvedValue([]);
  const { auth } = showSignedIn(<Leaving />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(
    await screen.findByText(
      /^1 photo on this device isn’t sent yet\. It waits here until you sign in again\./,
    ),
  ).toBeTruthy();
  expect(auth.signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
});

test('signs out at once where nothing waits', async () => {
  vi.spyOn(store, 'listUploads').mockResolvedValue([]);
  vi.spyOn(unsent, 'listUnsent').mockResolvedValue([]);
  const { auth } = showSignedIn(<Leaving />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
