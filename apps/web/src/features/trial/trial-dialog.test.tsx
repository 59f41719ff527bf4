import type { TrialResult } from '@plumbline/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import TrialDialog from './trial-dialog.tsx';

const FREE: Reply = {
  body: { available: true, availableFrom: null, arriving: false, arrived: false, result: null },
};

function trialResult(): TrialResult {
  const { id: _id, projectId: _project, ...defect } = sampleDefect();
  return {
    outcome: defect.outcome,
    defectType: defect.defectType,
    confidence: defect.aiConfidence,
    alerts: [],
    defect,
    keptUntil: '2026-11-23T03:10:00.000Z',
    spent: true,
  };
}

beforeEach(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

function show(state: Reply, answer: Reply = { body: trialResult() }) {
  const api = fakeApi({ 'GET /api/trial': state, 'POST /api/trial': answer });
  const onSignUp = vi.fn();
  render(<TrialDialog onClose={vi.fn()} onSignUp={onSignUp} />);
  return { ...api, onSignUp };
}

async function analyse() {
  const photo = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Choose a photo'), { target: { files: [photo] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Analyse photo' }));
}

it('shows the result of a photo, until when it is kept, and how to keep it', async () => {
  const { onSignUp } = show(FREE);
  await analyse();
  expect(await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeTruthy();
  expect(screen.getByText(/We delete the photo and the result on 23 Nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(onSignUp).toHaveBeenCalled();
});

it('sends the state that was chosen', async () => {
  const { sent } = show(FREE);
  await userEvent.click(await screen.findByRole('combobox', { name: /State or territory/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'QLD' }));
  await analyse();
  await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' });
  const form = sent.find(({ method }) => method === 'POST')?.body;
  expect(form instanceof FormData && form.get('state')).toBe('QLD');
});

it('asks once for what a verdict still needs', async () => {
  const result = trialResult();
  const undecided = { code: 'needs_size' as const, text: 'Nothing to compare yet: state the crack width.' };
  const text = `To have a rule checked, state the crack width. ${undecided.text}`;
  const compliance = { ...result.defect.assessment.compliance, rule: null, text, undecided };
  const defect = { ...result.defect, assessment: { ...result.defect.assessment, compliance } };
  show(FREE, { body: { ...result, defect } });
  await analyse();
  expect(await screen.findByText(undecided.text)).toBeTruthy();
  expect(screen.queryByText(/To have a rule checked/)).toBeNull();
});

it('says that the account has the result where one was made while the trial ran', async () => {
  show(FREE, { body: { ...trialResult(), keptUntil: null } });
  await analyse();
  expect(await screen.findByText(/Your new account has the photo and the result/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open projects' }).getAttribute('href')).toBe('/projects');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

it('brings today’s result back to who opens it again', async () => {
  show({
    body: { available: false, availableFrom: null, arriving: false, arrived: false, result: trialResult() },
  });
  expect(await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeTruthy();
});

it('says from when there is another trial, and offers an account', async () => {
  show({
    body: {
      available: false,
      availableFrom: '2026-11-23T03:10:00.000Z',
      arriving: false,
      arrived: false,
      result: null,
    },
  });
  expect(await screen.findByText(/The next one is free from 23 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});

it('says why a photo was refused, with the hazards of the words, and keeps the form', async () => {
  const refusal = {
    status: 422,
    body: {
      message: 'Too dark. Try again with a light.',
      code: 'unusable_photo',
      requestId: 'r',
      alerts: [
        {
          kind: 'gas',
          urgency: 'now',
          title: 'Possible gas leak',
          steps: ['Leave.'],
          call: '000',
          source: '',
          basis: 'words',
          because: 'smell of gas',
        },
      ],
    },
  };
  show(FREE, refusal);
  await analyse();
  expect(await screen.findByText('Too dark. Try again with a light.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Hazard: Possible gas leak' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByLabelText('Choose a photo')).toBeTruthy();
  expect(screen.queryByText('Too dark. Try again with a light.')).toBeNull();
});

it('finds the result whose answer was lost on the way', async () => {
  const api = show(FREE);
  api.script['POST /api/trial'] = () => {
    api.script['GET /api/trial'] = {
      body: { available: false, availableFrom: null, arriving: false, arrived: false, result: trialResult() },
    };
    throw new TypeError('Failed to fetch');
  };
  await analyse();
  expect(await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeTruthy();
});

const ROOM = { available: true, availableFrom: null, arriving: false, arrived: false };

/** A result that left the trial for another photo. */
function doubtful(): TrialResult {
  const result = trialResult();
  const defect = { ...result.defect, userDescription: 'mark beside the window' };
  return { ...result, outcome: 'not_sure', defect, keptUntil: '2026-11-23T01:00:00.000Z', spent: false };
}

it('offers another photo after a doubtful answer, with the words that were said', async () => {
  show({ body: { ...ROOM, result: doubtful() } });
  expect(await screen.findByText(/didn’t use your trial/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try another photo' }));
  expect(await screen.findByDisplayValue('mark beside the window')).toBeTruthy();
  await analyse();
  expect(await screen.findByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeTruthy();
  expect(screen.queryByText(/didn’t use your trial/)).toBeNull();
});

it('shows no doubtful answer in place of one that was lost', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const api = show({ body: { ...ROOM, result: doubtful() } });
  api.script['POST /api/trial'] = lost;
  await userEvent.click(await screen.findByRole('button', { name: 'Try another photo' }));
  await analyse();
  expect(await screen.findByRole('button', { name: 'Analyse photo' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Your result' })).toBeNull();
});

it('says when the next trial is where a neighbour used it after a doubtful answer', async () => {
  const api = show({ body: { ...ROOM, result: doubtful() } }, { status: 429, body: { code: 'trial_used' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try another photo' }));
  api.script['GET /api/trial'] = {
    body: { ...ROOM, available: false, availableFrom: '2026-11-23T03:10:00.000Z', result: doubtful() },
  };
  await analyse();
  expect(await screen.findByText(/The next one is free from 23 Nov 2026/)).toBeTruthy();
});
