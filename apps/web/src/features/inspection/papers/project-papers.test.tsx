import type { LegalHold, ProjectDocument, TrailEntry } from '@plumbline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../app/toast-host.tsx';
import ProjectsPage from '../../../pages/projects.tsx';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleLine, sampleProject } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { clearToasts } from '../../../ui/toast-store.ts';
import { kindByName, sizeInWords } from './document-words.ts';
import { byWhom, whatHappened } from './trail-words.ts';

const NO_HOLD = { body: { hold: null, lifted: [] } };
const HOLD: LegalHold = {
  id: 1,
  reason: 'NCAT claim lodged',
  setAt: '2026-11-02T02:00:00.000Z',
  liftedReason: '',
  liftedAt: null,
};

function show(view: string, more: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', `/projects/1?view=${view}`);
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: [] },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    'GET /api/projects/1/places': { body: [] },
    'GET /api/projects/1/visits': { body: [] },
    'GET /api/projects/1/people': { body: [] },
    'GET /api/projects/1/legal-hold': NO_HOLD,
    ...more,
  });
  showSignedIn(
    <>
      <ProjectsPage />
      <ToastHost />
    </>,
  );
  return api;
}

beforeEach(() => sessionStorage.clear());
afterEach(clearToasts);

const entry = (changes: Partial<TrailEntry> = {}): TrailEntry => ({
  sequence: 3,
  at: '2026-11-20T22:10:00.000Z',
  event: 'finding_decided',
  by: 'owner',
  name: 'Kim Nguyen',
  subject: { kind: 'finding', id: 12 },
  subjectSha256: null,
  detail: { verdict: 'confirmed' },
  sha256: 'abcdef0123456789',
  ...changes,
});

describe('the trail on a project’s page', () => {
  it('says what happened and whose doing it was, and that every hash fits', async () => {
    show('trail', {
      'GET /api/projects/1/trail': {
        body: [entry(), entry({ sequence: 2, by: 'system', name: '', event: 'photo_added' })],
        headers: { 'x-total-count': '2' },
      },
      'GET /api/projects/1/findings': { body: [sampleLine(12, { number: 7 })] },
      'GET /api/projects/1/trail/check': {
        body: { entries: 2, brokenAt: null, newestSha256: 'abcdef0123456789' },
      },
    });
    const list = await screen.findByRole('list', { name: 'Trail' });
    const [first, second] = within(list).getAllByRole('listitem');
    await waitFor(() =>
      expect(first?.textContent).toContain('Finding decided: confirmed · finding 7 (id 12)'),
    );
    expect(first?.textContent).toContain('Kim Nguyen');
    expect(second?.textContent).toContain('System');
    await userEvent.click(screen.getByRole('button', { name: 'Check trail' }));
    expect(await screen.findByText('All 2 in order. Newest hash abcdef012345.')).toBeTruthy();
  });

  it('names the entry that was changed', async () => {
    show('trail', {
      'GET /api/projects/1/trail': { body: [entry()], headers: { 'x-total-count': '1' } },
      'GET /api/projects/1/trail/check': { body: { entries: 2, brokenAt: 3, newestSha256: 'abc' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Check trail' }));
    expect(await screen.findByText('Entry 3 was changed, or doesn’t match the one before.')).toBeTruthy();
  });

  it('says an event of a later version by its name, and an administrator by their role', () => {
    const corrected = { verdict: 'corrected', class: 'major' };
    expect(whatHappened(entry({ event: 'finding_corrected', detail: corrected }))).toMatch(
      /^Finding corrected, major · /,
    );
    expect(whatHappened(entry({ event: 'roof_painted', detail: {} }))).toBe('Roof painted · finding id 12');
    expect(whatHappened(entry({ event: 'hold_set', subject: { kind: 'hold', id: 1 }, detail: {} }))).toBe(
      'Legal hold set',
    );
    expect(byWhom({ by: 'administrator', name: 'Ada' })).toBe('Ada (administrator)');
  });

  it('says of a pack whether originals left with it', () => {
    const made = { event: 'pack_made', subject: { kind: 'project', id: 1 } };
    expect(whatHappened(entry({ ...made, detail: { originals: true } }))).toBe(
      'Evidence pack made, with originals',
    );
    expect(whatHappened(entry({ ...made, detail: { originals: false } }))).toBe('Evidence pack made');
  });
});

describe('a legal hold', () => {
  it('stands above the project with its reason, and is lifted with another', async () => {
    const lifted = { ...HOLD, liftedReason: 'Settled', liftedAt: '2026-11-20T02:00:00.000Z' };
    const api = show('findings', {
      'GET /api/projects/1/legal-hold': { body: { hold: HOLD, lifted: [] } },
      'POST /api/projects/1/legal-hold/lift': { body: { hold: null, lifted: [lifted] } },
    });
    const banner = await screen.findByRole('region', { name: 'Legal hold' });
    expect(banner.textContent).toContain('NCAT claim lodged. Nothing in this project can be deleted.');
    await userEvent.click(within(banner).getByRole('button', { name: 'Lift hold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lift legal hold' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lift hold' }));
    expect(await within(dialog).findByText('Give the reason')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Settled');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lift hold' }));
    expect(await screen.findByText('Legal hold lifted')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Legal hold' })).toBeNull();
    expect(api.sent.find(({ path }) => path.endsWith('/lift'))?.body).toEqual({ reason: 'Settled' });
  });

  it('is set from the project’s menu', async () => {
    const api = show('findings', { 'POST /api/projects/1/legal-hold': { body: { hold: HOLD, lifted: [] } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Legal hold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set legal hold' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'NCAT claim lodged');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Set hold' }));
    expect(await screen.findByText('Project put on legal hold')).toBeTruthy();
    expect(api.sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'NCAT claim lodged' });
  });
});

const DOCUMENT: ProjectDocument = {
  id: 5,
  kind: 'contract',
  name: 'Contract',
  type: 'application/pdf',
  bytes: 240_000,
  sha256: 'abcdef0123456789',
  createdAt: '2026-11-20T22:10:00.000Z',
};

describe('the documents of a project', () => {
  it('are added under the kind that their names speak of, and what is refused is said by name', async () => {
    let tries = 0;
    const api = show('documents', {
      'GET /api/projects/1/documents': { body: [DOCUMENT] },
      'POST /api/projects/1/documents': () => {
        tries += 1;
        return tries === 1
          ? { status: 201, body: DOCUMENT }
          : {
              status: 415,
              body: { message: 'This PDF holds a script.', code: 'unsupported_type', requestId: 'r' },
            };
      },
    });
    const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Documents to add'), [
      pdf('Building contract.pdf'),
      pdf('trap.pdf'),
    ]);
    expect(await screen.findByText('1 document added')).toBeTruthy();
    expect(screen.getByText('trap.pdf wasn’t added. This PDF holds a script.')).toBeTruthy();
    const sent = api.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent.map((form) => (form instanceof FormData ? form.get('kind') : null))).toEqual([
      'contract',
      'other',
    ]);
  });

  it('are saved as they came, and deleted once that is confirmed', async () => {
    const api = show('documents', {
      'GET /api/projects/1/documents': { body: [DOCUMENT] },
      'DELETE /api/documents/5': { body: { success: true } },
    });
    const link = await screen.findByRole('link', { name: 'Download Contract' });
    expect(link.getAttribute('href')).toBe('/api/documents/5/file');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Contract' }));
    expect(api.sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('Document deleted')).toBeTruthy();
  });

  it('know their kind by common names, and their size in words', () => {
    expect(
      ['DA approval.pdf', 'Plans_rev_B.pdf', 'HBCF certificate.pdf', 'scan0001.pdf'].map(kindByName),
    ).toEqual(['approval', 'plans', 'certificate', 'other']);
    expect([300, 240_000, 2_460_000].map(sizeInWords)).toEqual(['1 KB', '240 KB', '2.5 MB']);
  });
});

describe('the map of a project’s photos', () => {
  const photo = (id: number, latitude: number | null) => ({
    id,
    fileName: 'wall.jpg',
    width: 10,
    height: 10,
    takenAt: null,
    createdAt: '2026-11-20T22:10:00.000Z',
    latitude,
    longitude: latitude === null ? null : 151.2,
    visitId: null,
    placeId: null,
    keptByItself: true,
    findingIds: [],
    findingNumbers: [],
  });
  const photos = { body: [photo(1, -33.87), photo(2, null)], headers: { 'x-total-count': '2' } };

  it('asks nobody for pieces of a map where the operator has set none', async () => {
    const api = show('photos', {
      'GET /api/projects/1/photos': photos,
      'GET /api/map': { body: { tilesUrl: null, attribution: '' } },
    });
    expect(await screen.findByRole('checkbox', { name: 'Choose photo 1, wall.jpg' })).toBeTruthy();
    await expect.poll(() => api.sent.some(({ path }) => path === '/api/map')).toBe(true);
    expect(screen.queryByRole('region', { name: 'Map' })).toBeNull();
    expect(document.querySelector('img[src^="http"]')).toBeNull();
  });

  it('marks where photos were taken, and names whose map it is', async () => {
    show('photos', {
      'GET /api/projects/1/photos': photos,
      'GET /api/map': {
        body: { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' },
      },
    });
    const map = await screen.findByRole('region', { name: 'Map' });
    expect(within(map).getByText('© Map makers')).toBeTruthy();
    await userEvent.click(within(map).getByRole('button', { name: '1 photo taken here' }));
    expect(within(map).getByRole('list', { name: 'Photos taken here' })).toBeTruthy();
  });
});
