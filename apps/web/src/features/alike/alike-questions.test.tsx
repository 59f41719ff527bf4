import type { AlikeQuestion } from '@plumbline/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import Toaster from '../../ui/toaster.tsx';
import AlikeQuestions from './alike-questions.tsx';

const question = (photoId: number, changes: Partial<AlikeQuestion> = {}): AlikeQuestion => ({
  ...{ photoId, fileName: `photo-${photoId}.jpg`, otherPhotoId: 1, findingId: 12, defectType: 'Crack' },
  findingNumber: 4,
  ownFindingIds: [],
  ownFindingNumbers: [],
  ...changes,
});

function show(asked: AlikeQuestion[], findingId?: number) {
  let questions = asked;
  const api = fakeApi({
    'GET /api/projects/3/alike-photos': () => ({ body: questions }),
    'POST /api/defects/12/photos': () => {
      questions = questions.slice(1);
      return { body: [] };
    },
    'DELETE /api/defects/12/photos/9': () => {
      questions = asked;
      return { body: [] };
    },
    'POST /api/photos/9/not-alike': ({ body }) => {
      questions = (body as { dismissed: boolean }).dismissed ? questions.slice(1) : asked;
      return { body: { success: true } };
    },
  });
  showSignedIn(
    <>
      <AlikeQuestions projectId={3} {...(findingId ? { findingId } : {})} />
      <Toaster />
    </>,
  );
  return api;
}

/** A toast is there a moment before it takes a press. */
async function pressUndo() {
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => userEvent.click(undo));
}

describe('photos that may show the same defect', () => {
  it('join with one tap, and leave again with Undo', async () => {
    const { sent } = show([question(9)]);
    expect(await screen.findByText('Another photo of finding 4, Crack?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add photo-9.jpg to finding 4' }));
    await waitFor(() => expect(screen.queryByText(/^Another photo/)).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ photoIds: [9] });
    await pressUndo();
    expect(await screen.findByText('Another photo of finding 4, Crack?')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('are kept apart with one tap, which can be taken back', async () => {
    const { sent } = show([question(9)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep photo-9.jpg apart' }));
    await waitFor(() => expect(screen.queryByText(/^Another photo/)).toBeNull());
    await pressUndo();
    expect(await screen.findByText('Another photo of finding 4, Crack?')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { findingId: 12, dismissed: true },
      { findingId: 12, dismissed: false },
    ]);
  });

  it('are asked about one at a time above a list, and with a finding only where they are about it', async () => {
    const others = [
      question(8, { findingId: 13 }),
      question(7, { findingId: 13, ownFindingIds: [12], ownFindingNumbers: [4] }),
    ];
    show([question(9), question(6), question(5), ...others]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 5' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('photo-7.jpg stays with finding 4 too.')).toBeTruthy();
  });

  it('are left out with another finding', async () => {
    show([question(9), question(8, { findingId: 13, findingNumber: 5 })], 13);
    expect(await screen.findByText('Another photo of finding 5, Crack?')).toBeTruthy();
    expect(screen.queryByText('Another photo of finding 4, Crack?')).toBeNull();
  });
});
