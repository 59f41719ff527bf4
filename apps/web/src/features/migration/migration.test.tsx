import { MIGRATION_SECTIONS, type MigrationPreview, type MigrationResult } from '@plumbline/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import MigrationPage from '../../pages/migration.tsx';
import RealUserMigrationPage from '../../pages/real-user-migration.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { jsonProblem } from './check-json.ts';

const nothing = { ...Object.fromEntries(MIGRATION_SECTIONS.map((one) => [one, 0])), images: 0 };
const problems = {
  errors: [{ path: 'defects[3]', message: 'Must be an object' }],
  errorCount: 1,
  notes: [],
  noteCount: 0,
};
const lists = Object.fromEntries(MIGRATION_SECTIONS.map((one) => [one, []]));
const preview = {
  ...lists,
  ...problems,
  success: true,
  message: 'Found 2 users. Nothing has been imported yet.',
  runId: 9,
  source: 'old.example',
  extractedData: { ...nothing, users: 2 },
  plan: [{ section: 'users', action: 'create', reason: null, count: 2 }],
  users: [{ id: '1', label: 'Mia', path: 'users[0]', action: 'create', reason: null }],
} as unknown as MigrationPreview;
const result = {
  ...problems,
  success: true,
  message: 'Imported 2 users.',
  runId: 9,
  imported: { ...nothing, users: 2 },
  extractedData: { ...nothing, users: 2 },
} as unknown as MigrationResult;

const events = (...pairs: [string, unknown][]): Reply => ({
  body: pairs.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  headers: { 'content-type': 'text/event-stream' },
});
const progress = { completed: 1, total: 2, currentOperation: 'Importing users' };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    'GET /api/migration/runs': { body: [] },
    'GET /api/api-keys': { body: [] },
    'POST /api/migration/extract': events(['progress', progress], ['result', preview]),
    'POST /api/migration/preview': events(['result', preview]),
    'POST /api/migration/runs/9/import': events(['progress', progress], ['result', result]),
    'DELETE /api/migration/runs/9': { body: { success: true } },
  });
});
const sentTo = (path: string) => api.sent.filter((request) => request.path === path);

test('an address is asked for, fetched, previewed with reasons, and brought in only then', async () => {
  const user = userEvent.setup();
  showSignedIn(<MigrationPage />);
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  expect(screen.getByText('Please provide the original MyTradeCover URL')).toBeTruthy();
  expect(sentTo('/api/migration/extract')).toHaveLength(0);
  await user.type(screen.getByLabelText('Source URL'), 'https://old.example/api/migration/export');
  await user.type(screen.getByLabelText(/^API key/), 'plk_1');
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  await screen.findByText('Found 2 users. Nothing has been imported yet.');
  expect(sentTo('/api/migration/extract')[0]?.body).toEqual({
    sourceUrl: 'https://old.example/api/migration/export',
    apiKey: 'plk_1',
  });
  expect(screen.getByText('defects[3]')).toBeTruthy();
  expect(sentTo('/api/migration/runs/9/import')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported 2 users.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to projects' }).getAttribute('href')).toBe('/projects');
});

test('from the preview one may go back, and what was received is thrown away', async () => {
  const user = userEvent.setup();
  showSignedIn(<MigrationPage />);
  await user.type(screen.getByLabelText('Source URL'), 'https://old.example/');
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Source URL')).toBeTruthy();
  await waitFor(() => expect(sentTo('/api/migration/runs/9')).toHaveLength(1));
});

test('typed JSON is checked before it is sent', async () => {
  const user = userEvent.setup();
  showSignedIn(<RealUserMigrationPage />);
  await user.click(screen.getByRole('tab', { name: 'JSON import' }));
  const check = () => user.click(screen.getByRole('button', { name: 'Check and preview' }));
  const type = async (text: string) => {
    await user.clear(screen.getByLabelText('JSON data'));
    await user.click(screen.getByLabelText('JSON data'));
    await user.paste(text);
  };
  await check();
  expect(screen.getByText('Please provide the JSON data to import')).toBeTruthy();
  for (const [text, words] of [
    ['{', 'Invalid JSON format. Please check your data and try again.'],
    ['[]', "Invalid data format: 'users' array is required"],
    ['{"users":[]}', 'No users found in the data. Please ensure your export contains user data.'],
  ] as const) {
    await type(text);
    await check();
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(sentTo('/api/migration/preview')).toHaveLength(0);
  await type('{"users":[{"id":1}]}');
  await check();
  expect(await screen.findByText('Found 2 users. Nothing has been imported yet.')).toBeTruthy();
});

test('what the server says of an address stands at the field', async () => {
  const user = userEvent.setup();
  api.script['POST /api/migration/extract'] = {
    status: 400,
    body: { message: 'This address isn’t on the public internet', code: 'invalid_input', requestId: 'r' },
  };
  showSignedIn(<MigrationPage />);
  await user.type(screen.getByLabelText('Source URL'), 'https://10.0.0.1/');
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  expect(await screen.findByText('This address isn’t on the public internet')).toBeTruthy();
});

test('where the answer says nothing, each way fails in its own words', async () => {
  const user = userEvent.setup();
  const broken: Reply = { status: 502, body: 'Bad gateway' };
  api.script['POST /api/migration/extract'] = broken;
  api.script['POST /api/migration/preview'] = broken;
  const page = showSignedIn(
    <>
      <MigrationPage />
      <ToastHost />
    </>,
  );
  await user.type(screen.getByLabelText('Source URL'), 'https://old.example/');
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  expect(await screen.findByText('Extraction Failed')).toBeTruthy();
  expect(screen.getAllByText('Please check the URL and try again').length).toBeGreaterThan(0);
  api.script['POST /api/migration/extract'] = events(['result', preview]);
  api.script['POST /api/migration/runs/9/import'] = broken;
  await user.click(screen.getByRole('button', { name: 'Fetch and preview' }));
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Migration Failed')).toBeTruthy();
  expect(screen.getAllByText('Migration failed').length).toBeGreaterThan(0);
  page.unmount();
  showSignedIn(
    <>
      <RealUserMigrationPage />
      <ToastHost />
    </>,
  );
  await user.click(screen.getByRole('tab', { name: 'JSON import' }));
  await user.click(screen.getByLabelText('JSON data'));
  await user.paste('{"users":[{"id":1}]}');
  await user.click(screen.getByRole('button', { name: 'Check and preview' }));
  expect(await screen.findByText('Import Failed')).toBeTruthy();
  expect(screen.getAllByText('Import failed').length).toBeGreaterThan(0);
});

test('a key is shown once, when it is made', async () => {
  const user = userEvent.setup();
  const key = {
    id: 1,
    name: 'New place',
    hint: 'plk_abcd',
    createdAt: '2026-11-21T00:00:00.000Z',
    expiresAt: '2026-11-28T00:00:00.000Z',
    lastUsedAt: null,
  };
  api.script['POST /api/api-keys'] = { status: 201, body: { ...key, madeBy: 'Kim', key: 'plk_abcdefgh' } };
  showSignedIn(<RealUserMigrationPage />);
  await user.type(screen.getByLabelText('What the key is for'), 'New place');
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Create key' });
  expect(make.disabled).toBe(true);
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(make);
  expect(await screen.findByText('plk_abcdefgh')).toBeTruthy();
  const asked = api.sent.find(({ method, path }) => `${method} ${path}` === 'POST /api/api-keys');
  expect(asked?.body).toEqual({ name: 'New place', days: 7, password: 'correct horse' });
});

test('a mark of the encoding before typed JSON is no fault', () => {
  expect(jsonProblem('\ufeff{ "users": [{}] }\n')).toBeUndefined();
});

test('a move that brought one of a thing says so in the singular', async () => {
  const imported = { ...result.imported, users: 1, projects: 1, defects: 2 };
  const run = {
    id: 9,
    source: 'old.example',
    sourceUrl: null,
    state: 'done',
    currentOperation: '',
    completed: 4,
    total: 4,
    imported,
    failure: null,
    errors: [],
    errorCount: 0,
    notes: [],
    noteCount: 0,
    createdAt: '2026-11-21T00:00:00.000Z',
    finishedAt: '2026-11-21T00:01:00.000Z',
  };
  api.script['GET /api/migration/runs'] = { body: [run] };
  showSignedIn(<RealUserMigrationPage />);
  expect(await screen.findByText(/1 user, 1 project, 2 defects/)).toBeTruthy();
});
