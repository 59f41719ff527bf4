import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleDefect, sampleProject, sampleResult } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { AnalysisPanel } from './analysis-panel.tsx';

const ANALYZE = 'POST /api/analyze';

beforeEach(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

afterEach(clearToasts);

function show({ projectId = 1, toasts = false }: { projectId?: number | null; toasts?: boolean } = {}) {
  const onOpenDefect = vi.fn();
  const shown = showSignedIn(
    <>
      <AnalysisPanel
        projects={[sampleProject()]}
        projectId={projectId}
        onProjectChange={vi.fn()}
        onOpenDefect={onOpenDefect}
      />
      {toasts ? <ToastHost /> : null}
    </>,
  );
  return { ...shown, onOpenDefect };
}

async function accept(name = 'wall.jpg') {
  const photo = new File(['x'], name, { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } });
  await screen.findByText(name);
  await userEvent.click(screen.getByRole('button', { name: 'Accept Image' }));
}

const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { message, code, requestId: 'r-5' },
});

describe('AnalysisPanel', () => {
  it('needs a photo, shows its name and size, and lets it be removed', async () => {
    fakeApi({});
    show();
    expect(screen.getByRole('button', { name: 'Accept Image' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/JPG and PNG/)).toBeTruthy();
    const photo = new File([new Uint8Array(2_000_000)], 'wall.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } });
    expect(await screen.findByText('1.9 MB')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(screen.queryByText('wall.jpg')).toBeNull();
  });

  it('asks for a project first, and sends nothing without one', async () => {
    const { sent } = fakeApi({});
    show({ projectId: null, toasts: true });
    await accept();
    expect(await screen.findByText('No Project Selected')).toBeTruthy();
    expect(screen.getByText('Please select a project first')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows the verdict with the votes beneath, and starts afresh with Next Image', async () => {
    fakeApi({ [ANALYZE]: { body: sampleResult() } });
    const { auth, onOpenDefect } = show();
    await accept();
    expect(await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeTruthy();
    expect(screen.getByText('1 credit used, 4 left')).toBeTruthy();
    expect(screen.getByText('fairly sure')).toBeTruthy();
    const votes = screen.getByRole('list', { name: 'Engine votes' });
    expect(within(votes).getAllByRole('listitem')).toHaveLength(4);
    expect(within(votes).getByText('No opinion')).toBeTruthy();
    expect(auth.setCredits).toHaveBeenCalledWith(4);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(onOpenDefect).toHaveBeenCalledWith(41);
    await userEvent.click(screen.getByRole('button', { name: 'Next Image' }));
    expect(screen.getByLabelText('Choose a photo')).toBeTruthy();
  });

  it('keeps the focus in the panel when the button that was pressed goes', async () => {
    fakeApi({ [ANALYZE]: { body: sampleResult() } });
    show();
    await accept();
    const panel = screen.getByRole('region', { name: 'Defect analysis' });
    expect(document.activeElement).toBe(panel);
    await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' });
    expect(document.activeElement).toBe(panel);
  });

  it.each([502, 504])(
    'says of an answer %d that the server didn’t answer, not that there is no connection',
    async (status) => {
      fakeApi({ [ANALYZE]: { status, body: 'Bad gateway' } });
      show();
      await accept();
      expect(await screen.findByText(/Plumbline didn’t answer in time, and this device/)).toBeTruthy();
      expect(screen.queryByText(/until you’re connected/)).toBeNull();
    },
  );

  it('says that an unsure result cost nothing, and what to do', async () => {
    const defect = sampleDefect({ outcome: 'not_sure', advice: ['Put a coin beside it.'], overlays: [] });
    fakeApi({
      [ANALYZE]: { body: sampleResult({ outcome: 'not_sure', charged: false, newCredits: 5, defect }) },
    });
    show();
    await accept();
    expect(await screen.findByText('No credit used, 5 left')).toBeTruthy();
    expect(screen.getByText('Put a coin beside it.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /confidence/ })).toBeNull();
  });

  it('keeps the photo when it can’t be used', async () => {
    fakeApi({ [ANALYZE]: refuse(422, 'unusable_photo', 'Too dark. Try again with a light.') });
    show();
    await accept('dark.jpg');
    expect(await screen.findByText('Too dark. Try again with a light.')).toBeTruthy();
    expect(screen.getByText('dark.jpg')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Accept Image' })).toHaveProperty('disabled', false);
  });

  it('sends no photo that the browser knows to be too small, and another one', async () => {
    fakeApi({ [ANALYZE]: { body: sampleResult() } });
    show();
    const choose = (name: string) =>
      fireEvent.change(screen.getByLabelText('Choose a photo'), {
        target: { files: [new File(['x'], name, { type: 'image/jpeg' })] },
      });
    choose('small.jpg');
    const shown = await screen.findByAltText('Chosen photo small.jpg');
    Object.defineProperties(shown, { naturalWidth: { value: 300 }, naturalHeight: { value: 400 } });
    fireEvent.load(shown);
    expect(screen.getByRole('button', { name: 'Accept Image' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    await accept('large.jpg');
    await screen.findByText('1 credit used, 4 left');
  });

  const before = {
    ...{ findingId: 77, number: 3, title: 'Crack at the door', charged: true },
    at: '2026-11-03T02:00:00.000Z',
  };
  const analysedBefore = (changes = {}): Reply => ({
    status: 409,
    body: {
      ...{ message: 'You analysed this photo before.', code: 'analysed_before', requestId: 'r-6' },
      before: { ...before, ...changes },
    },
  });
  const asked = ({ sent }: ReturnType<typeof fakeApi>) =>
    sent.filter(({ path }) => path === '/api/analyze').map(({ body }) => body as FormData);
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Additional context/ });

  it('says that a photo has an answer before anything is charged, opens it, and analyses it again where that is asked for', async () => {
    const api = fakeApi({ [ANALYZE]: analysedBefore() });
    const { onOpenDefect } = show({ toasts: true });
    await accept();
    expect(await screen.findByText('You analysed this photo on 3 Nov 2026.')).toBeTruthy();
    // It is said once, where the photo is.
    expect(screen.queryByText('Analysed before')).toBeNull();
    expect(screen.getByText('It’s finding 3 of this project: “Crack at the door”.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    expect(onOpenDefect).toHaveBeenCalledWith(77);
    api.script[ANALYZE] = { body: sampleResult() };
    await userEvent.click(screen.getByRole('button', { name: 'Analyse again for one credit' }));
    await screen.findByText('1 credit used, 4 left');
    expect(asked(api).map((form) => form.get('unlessAnalysed'))).toEqual(['true', null]);
  });

  it('goes back from an answer to the words of the photo, and takes them along to no other photo', async () => {
    const api = fakeApi({ [ANALYZE]: analysedBefore() });
    show();
    await userEvent.type(words(), 'Crack at the door');
    await accept();
    await screen.findByText(
      'You weren’t charged. You’ll get the same answer unless you change the description.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('wall.jpg')).toBeTruthy();
    expect(words().value).toBe('Crack at the door');
    await userEvent.click(screen.getByRole('button', { name: 'Accept Image' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next Image' }));
    expect(words().value).toBe('');
    await accept('roof.jpg');
    await screen.findByRole('button', { name: 'Open it' });
    expect(asked(api).map((form) => form.get('defectDescription'))).toEqual([
      ...['Crack at the door', 'Crack at the door', ''],
    ]);
  });

  it('keeps the words for another photo of the same where a photo can’t be used', async () => {
    fakeApi({ [ANALYZE]: refuse(422, 'unusable_photo', 'Too dark.') });
    show();
    await userEvent.type(words(), 'Crack at the door');
    await accept();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another photo' }));
    expect(words().value).toBe('Crack at the door');
  });

  it('names no price for the photo whose answer was free', async () => {
    fakeApi({ [ANALYZE]: analysedBefore({ charged: false }) });
    show();
    await accept();
    expect(await screen.findByRole('button', { name: 'Analyse again' })).toBeTruthy();
    expect(screen.queryByText(/one credit/)).toBeNull();
  });

  it('tries again what was asked for again, though it failed once', async () => {
    const api = fakeApi({ [ANALYZE]: analysedBefore() });
    show();
    await accept();
    const anew = await screen.findByRole('button', { name: 'Analyse again for one credit' });
    api.script[ANALYZE] = refuse(500, 'analysis_failed', 'Failed to analyze image.');
    await userEvent.click(anew);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.script[ANALYZE] = { body: sampleResult() };
    await userEvent.click(again);
    await screen.findByText('1 credit used, 4 left');
    expect(asked(api).map((form) => form.get('unlessAnalysed'))).toEqual(['true', null, null]);
  });

  it('takes an answer that lacks what there is to open for any other refusal', async () => {
    fakeApi({ [ANALYZE]: analysedBefore({ findingId: 'none' }) });
    show();
    await accept();
    expect(await screen.findByText('You analysed this photo before.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  });

  it('offers more credits when there are none, and tries the same photo under the same key', async () => {
    const api = fakeApi({ [ANALYZE]: refuse(402, 'insufficient_credits', 'Insufficient analysis credits') });
    show();
    await accept();
    expect(await screen.findByRole('dialog', { name: 'Purchase More Credits' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    api.script[ANALYZE] = { body: sampleResult() };
    await userEvent.click(screen.getByRole('button', { name: 'Accept Image' }));
    await screen.findByText('1 credit used, 4 left');
    const keys = api.sent
      .filter(({ path }) => path === '/api/analyze')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
