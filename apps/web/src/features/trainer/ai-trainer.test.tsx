import type { TrainingStatus } from '@plumbline/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import AiTrainerPage from '../../pages/ai-trainer.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { PerformanceView } from './performance-view.tsx';
import { TrainingForm } from './training-form.tsx';
import { TrainingList } from './training-list.tsx';

const ENGINES = [
  { id: 'crack', name: 'Crack' },
  { id: 'language', name: 'Language' },
];

function status(isRunning = false): TrainingStatus {
  return {
    feedbackSystem: {
      totalFeedback: 3,
      accurateFeedback: 2,
      inaccurateFeedback: 1,
      recentFeedback: 1,
      topIssues: [],
    },
    trainingSystem: {
      trainingRecordsCount: 12,
      isRunning,
      lastTraining: null,
      currentWeights: { crack: 0.6, language: 0.4 },
    },
    nextRetrainingCheck: '2026-11-23T02:00:00.000Z',
    nextWeightRebalancing: '2026-11-23T02:00:00.000Z',
    modelVersion: 'shipped',
    engines: ENGINES,
    run: null,
    candidates: 0,
  };
}

const refusal = (message: string): Reply => ({
  status: 409,
  body: { message, code: 'conflict', requestId: 'r' },
});

function open(script: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/engines': { body: ENGINES },
    'GET /api/ai-training/status': { body: status() },
    'GET /api/ai-training/run': { body: null },
    ...script,
  });
  showSignedIn(
    <>
      <AiTrainerPage />
      <ToastHost />
    </>,
  );
  return { ...api, user: userEvent.setup() };
}

beforeEach(() => {
  // Saving a file is the browser's part.
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

describe('the trainer’s page', () => {
  it('has one row of five tabs, four parts on the first, and counts the engines as the server does', async () => {
    open();
    const names = (list: HTMLElement) =>
      [...list.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
    expect(names(screen.getByRole('tablist', { name: 'AI Defect Trainer' }))).toEqual([
      'Dashboard',
      'Training',
      'Performance',
      'Training Data',
      'AI Assistant',
    ]);
    for (const part of ['Overview', 'Training Controls', 'User Feedback', 'Engine Weights'])
      expect(await screen.findByRole('heading', { level: 2, name: part })).toBeTruthy();
    expect(screen.getAllByRole('tablist')).toHaveLength(1);
    expect(
      await screen.findByText('Teach the 2 engines with photos and check how often they are right.'),
    ).toBeTruthy();
    expect(await screen.findByText('Weights of 2 engines')).toBeTruthy();
  });

  it.each([
    [
      'Retrain Models',
      'POST /api/ai-training/retrain',
      { message: 'Begun.' },
      'Model Retraining Started',
      'Retraining Failed',
    ],
    [
      'Rebalance Weights',
      'POST /api/ai-training/rebalance',
      { message: 'Begun.' },
      'Engine Weights Rebalanced',
      'Rebalancing Failed',
    ],
    ['Export Data', 'GET /api/ai-training/export', {}, 'Training Data Exported', 'Export Failed'],
    ['Export photos', 'GET /api/ai-training/coco', {}, 'Labelled photos exported', 'Export Failed'],
  ])('%s says how it went', async (button, address, body, done, failed) => {
    const { user, script } = open({ [address]: { body } });
    expect(await screen.findByText(/Manual retraining typically takes 10-15 minutes\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
    script[address] = refusal('Training is already running.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText('Training is already running.')).toBeTruthy();
  });

  it('looks at the status every 30 s and takes no second training while one runs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent, script } = open({ 'GET /api/ai-training/status': { body: status() } });
    const looks = () => sent.filter(({ path }) => path === '/api/ai-training/status').length;
    await waitFor(() => expect(looks()).toBe(1));
    script['GET /api/ai-training/status'] = { body: status(true) };
    await vi.advanceTimersByTimeAsync(29_000);
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks()).toBe(2);
    expect(await screen.findByRole('button', { name: 'Training…' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Rebalance Weights' })).toHaveProperty('disabled', true);
  });
});

it('lists the first ten of the training data', async () => {
  const example = (id: number) => ({
    id,
    imageUrl: `/api/training-data/${id}/image`,
    imageName: `wall-${id}.jpg`,
    trueDefectType: 'Crack',
    trueSeverity: 'low',
    isCorrect: true,
    problem: null,
  });
  const { sent } = fakeApi({
    'GET /api/training-data': {
      body: Array.from({ length: 10 }, (_, at) => example(at + 1)),
      headers: { 'x-total-count': '25' },
    },
  });
  showSignedIn(<TrainingList />);
  expect(await screen.findByText('Training data (10 of 25)')).toBeTruthy();
  expect(sent[0]?.path).toContain('limit=10');
});

it('shows the fallback figures, marked as such, only where nothing was measured', async () => {
  fakeApi({
    'GET /api/model-performance': { body: [] },
    'GET /api/ai-training/status': { body: status() },
    'GET /api/model-performance/past': { body: [] },
  });
  showSignedIn(<PerformanceView />);
  expect(
    await screen.findByText('Fallback figures: 95.2% accuracy, version v2.4.1. No version was measured yet.'),
  ).toBeTruthy();
});

describe('a version', () => {
  const version = (changes: Record<string, unknown>) => ({
    id: 1,
    modelVersion: 'v1',
    accuracyScore: 0.7,
    kind: 'retrain',
    active: false,
    accepted: true,
    reason: 'Not worse on the benchmark.',
    outdated: false,
    examples: 12,
    withdrawn: 0,
    weights: { crack: 1 },
    benchmark: {
      photos: 200,
      accuracy: 0.7,
      balancedAccuracy: 0.6,
      coverage: 0.8,
      answeredAccuracy: 0.85,
      falseAlarms: 0.1,
      calibrationError: 0.05,
      logLoss: 1,
      families: [],
      confusion: [],
      reliability: [],
    },
    heldOut: null,
    createdAt: '2026-11-22T02:00:00.000Z',
    ...changes,
  });
  const WORSE = 'Not taken: on the benchmark cracks fell from 80 % to 60 %.';

  it('that was rejected says why, and is used only after a second question', async () => {
    const { sent } = fakeApi({
      'GET /api/model-performance': {
        body: [
          version({ id: 3, modelVersion: 'v3', active: true }),
          version({ id: 2, modelVersion: 'v2', accepted: false, reason: WORSE }),
          version({ id: 1 }),
          version({ id: 4, modelVersion: 'v0', outdated: true }),
        ],
      },
      'GET /api/ai-training/status': { body: status() },
      'GET /api/model-performance/past': { body: [] },
      'POST /api/ai-training/versions/2/activate': { body: { message: 'v2 answers now.' } },
    });
    showSignedIn(
      <>
        <PerformanceView />
        <ToastHost />
      </>,
    );
    expect(await screen.findByText(WORSE)).toBeTruthy();
    // Only what was accepted and isn't in use already is offered outright.
    expect(
      screen.getAllByRole('button', { name: /^Activate/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Activate v1']);
    await userEvent.click(screen.getByRole('button', { name: 'Use v2 anyway' }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByRole('alertdialog').textContent).toContain(WORSE);
    await userEvent.click(screen.getByRole('button', { name: 'Use this version' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('says of each figure what it was measured on', async () => {
    fakeApi({
      'GET /api/model-performance': { body: [version({ active: true })] },
      'GET /api/ai-training/status': { body: status() },
      'GET /api/model-performance/past': { body: [] },
    });
    showSignedIn(<PerformanceView />);
    const benchmark = await screen.findByRole('region', { name: 'On the 200 benchmark photos' });
    expect(benchmark.textContent).toContain('Right, when it answers85.0%');
    expect(screen.getByRole('region', { name: 'On your training photos' }).textContent).toContain(
      'Too few to test it',
    );
    expect(screen.getByText('How often it was right')).toBeTruthy();
    expect(screen.getByText('How sure it said it was')).toBeTruthy();
    expect(screen.getByText('70.0% of all photos right')).toBeTruthy();
  });

  it('makes a line with the one before it, and no chart alone', async () => {
    const body = [version({ active: true })];
    fakeApi({
      'GET /api/model-performance': { body },
      'GET /api/ai-training/status': { body: status() },
      'GET /api/model-performance/past': { body: [] },
    });
    const { unmount } = showSignedIn(<PerformanceView />);
    expect(await screen.findAllByText(/^One version so far/)).toHaveLength(2);
    expect(screen.queryByRole('img', { name: /^Accuracy by version/ })).toBeNull();
    unmount();
    body.unshift(version({ id: 2, modelVersion: 'v2' }));
    showSignedIn(<PerformanceView />);
    const chart = await screen.findByRole('img', { name: /^Accuracy by version/ });
    expect(chart.textContent).toContain('Right, of benchmark photos');
    expect(chart.textContent).toContain('Versions, the oldest on the left');
  });
});

it('takes an answer in HTML to the upload for missing rights', async () => {
  fakeApi({
    'GET /api/ai-training/candidates': { body: [] },
    'POST /api/train': { body: '<!doctype html><html></html>', headers: { 'content-type': 'text/html' } },
  });
  showSignedIn(
    <>
      <TrainingForm />
      <ToastHost />
    </>,
  );
  const user = userEvent.setup();
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'wall.jpg', { type: 'image/jpeg' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  for (const box of screen.getAllByRole('combobox')) {
    await user.click(box);
    const [first] = await screen.findAllByRole('option');
    if (first) await user.click(first);
  }
  await user.click(screen.getByRole('button', { name: 'Train AI Model' }));
  expect(await screen.findByText('Training Failed')).toBeTruthy();
  expect(screen.getByText('Authentication required - please login with admin credentials')).toBeTruthy();
});
