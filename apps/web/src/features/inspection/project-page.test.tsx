import type { FindingLine } from '@plumbline/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import ProjectsPage from '../../pages/projects.tsx';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleAlert, sampleLine, sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { clearToasts } from '../../ui/toast-store.ts';
import { rowAt } from '../../ui/use-window-range.ts';
import { TIME_TO_UNDO } from './data/pending-deletions.ts';
import { arrange, search } from './findings/arrange-findings.ts';

const LINES = [
  sampleLine(3, { severity: 'low', location: 'Kitchen' }),
  sampleLine(2, { severity: 'critical', location: 'Bathroom 2' }),
  sampleLine(1, { location: 'Bathroom 10' }),
];

function show(lines: readonly FindingLine[] = LINES, more: Record<string, Reply> = {}) {
  window.history.replaceState(null, '', '/projects/1');
  const api = fakeApi({
    'GET /api/projects/1': { body: sampleProject() },
    'GET /api/projects/1/findings': { body: lines },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/stats': { body: {} },
    'GET /api/projects/1/places': { body: [] },
    'GET /api/projects/1/visits': { body: [] },
    'GET /api/projects/1/people': { body: [] },
    'GET /api/projects/1/legal-hold': { body: { hold: null, lifted: [] } },
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

const rows = () => screen.getAllByRole('button', { name: /Crack \d+/ });
const names = () => rows().map((row) => /Crack \d+/.exec(row.textContent ?? '')?.[0]);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

describe('a project’s page', () => {
  it('says what the building is, and what to do first', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Marrickville terrace' })).toBeTruthy();
    expect(screen.getByText('12 Victoria Road, Marrickville')).toBeTruthy();
    await screen.findByText('3 findings');
    expect(names()).toEqual(['Crack 2', 'Crack 1', 'Crack 3']);
  });

  it('makes the dashboard’s next photo one of this project', async () => {
    show();
    await screen.findByText('3 findings');
    expect(sessionStorage.getItem('plumbline.project')).toBe('1');
  });

  it('leads to the chat about this project', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'AI Chat' });
    expect(link.getAttribute('href')).toBe('/chat?project=1');
  });

  it('groups by room, in the order in which people count', async () => {
    show();
    await userEvent.click(await screen.findByLabelText('By room'));
    const list = within(screen.getByRole('list', { name: 'Findings' }));
    expect(list.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Bathroom 2',
      'Bathroom 10',
      'Kitchen',
    ]);
  });

  it('says that a project isn’t there instead of showing another', async () => {
    show(LINES, {
      'GET /api/projects/1': { status: 404, body: { message: 'No', code: 'not_found', requestId: 'r' } },
    });
    expect(await screen.findByText('Project not found')).toBeTruthy();
    expect(sessionStorage.getItem('plumbline.project')).toBeNull();
  });

  it('is walked, selected and decided by keyboard, with a way back', async () => {
    const decidedAt = '2026-11-22T01:00:00.000Z';
    const api = show(LINES, {
      'POST /api/projects/1/findings/decide': {
        body: { decided: [{ id: 1, decidedAt }], decidedBefore: [], hazardOpen: [2] },
      },
      'POST /api/projects/1/findings/undecide': { body: { withdrawn: [1] } },
    });
    await screen.findByText('3 findings');
    await userEvent.keyboard('jxjx');
    expect(screen.getByText('2 findings selected')).toBeTruthy();
    await userEvent.keyboard('r');
    expect(await screen.findByText('1 with an open hazard: close the alert first.')).toBeTruthy();
    const sent = api.sent.find(({ path }) => path.endsWith('/decide'));
    expect(sent?.body).toEqual({ ids: [2, 1], verdict: 'rejected' });
    await userEvent.keyboard('u');
    expect(await screen.findByText('1 finding back to undecided')).toBeTruthy();
    expect(api.sent.find(({ path }) => path.endsWith('/undecide'))?.body).toEqual({
      decided: [{ id: 1, decidedAt }],
    });
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('stays where it is after a decision by keyboard, on the next finding', async () => {
    const api = show(LINES, {
      'POST /api/projects/1/findings/decide': { body: { decided: [], decidedBefore: [], hazardOpen: [] } },
    });
    await screen.findByText('3 findings');
    await userEvent.keyboard('jc');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Crack 1'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Crack 3'));
    const sent = api.sent.filter(({ path }) => path.endsWith('/decide'));
    expect(sent.map(({ body }) => body)).toEqual([
      { ids: [2], verdict: 'confirmed' },
      { ids: [1], verdict: 'confirmed' },
    ]);
  });

  it('lists the findings of one visit, and those that wait for a decision', async () => {
    const visit = {
      ...{ id: 5, kind: 'handover', visitedOn: '2026-11-02', weather: '', attendedBy: [] },
      ...{ inspectedAreas: [], notInspected: [], closedAt: null },
      ...{ findingCount: 2, photoCount: 0, unlookedCount: 0, can: {}, whyNot: {} },
    };
    show(
      [
        sampleLine(3, { visitId: 5, decision: 'confirmed' }),
        sampleLine(2, { severity: 'critical', visitId: 5 }),
        sampleLine(1),
      ],
      { 'GET /api/projects/1/visits': { body: [visit] } },
    );
    await userEvent.click(await screen.findByRole('combobox', { name: 'Visit to show' }));
    await userEvent.click(screen.getByRole('option', { name: 'Handover inspection, 2 Nov 2026' }));
    expect(screen.getByText('2 of 3 findings')).toBeTruthy();
    expect(window.location.search).toBe('?visit=5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Findings to show' }));
    await userEvent.click(screen.getByRole('option', { name: 'To decide' }));
    expect(names()).toEqual(['Crack 2']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Visit to show' }));
    await userEvent.click(screen.getByRole('option', { name: 'No visit' }));
    expect(names()).toEqual(['Crack 1']);
  });

  it('deletes nothing while it can be undone, and hides it at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const api = show(LINES, { 'POST /api/projects/1/findings/delete': { body: { deleted: [3] } } });
    const deletions = () => api.sent.filter(({ path }) => path.endsWith('/findings/delete'));
    await screen.findByText('3 findings');
    await user.click(screen.getByRole('checkbox', { name: 'Select Crack 3, finding 3' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 finding deleted')).toBeTruthy();
    expect(names()).toEqual(['Crack 2', 'Crack 1']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Crack 2', 'Crack 1', 'Crack 3']);
    expect(await screen.findByText('1 finding back in the list')).toBeTruthy();
    expect(screen.queryByText('1 finding deleted')).toBeNull();
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO * 2);
    expect(deletions()).toEqual([]);

    await user.click(screen.getByRole('checkbox', { name: 'Select Crack 3, finding 3' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    await waitFor(() => expect(deletions().map(({ body }) => body)).toEqual([{ ids: [3] }]));
    await user.keyboard('u');
    expect(await screen.findByText('Too late to undo')).toBeTruthy();
  });

  it('asks why before a finding with an open hazard goes, and sends the reason', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, pointerEventsCheck: 0 });
    const api = show([sampleLine(2, { alerts: [sampleAlert()] }), sampleLine(1)], {
      'POST /api/projects/1/findings/delete': { body: { deleted: [2] } },
    });
    const deletions = () => api.sent.filter(({ path }) => path.endsWith('/findings/delete'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Crack 2, finding 2' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this finding' });
    await user.type(within(dialog).getByLabelText('Why are you deleting it?'), 'Gas fitter found no leak');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 finding deleted')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    await waitFor(() =>
      expect(deletions().map(({ body }) => body)).toEqual([{ ids: [2], reason: 'Gas fitter found no leak' }]),
    );
  });

  it('asks for no photo of a finding that is on its way out, until that is undone', async () => {
    const alike = {
      ...{ photoId: 9, fileName: 'wall.jpg', otherPhotoId: 1, findingId: 3, findingNumber: 3 },
      ...{ defectType: 'Crack 3', ownFindingIds: [], ownFindingNumbers: [] },
    };
    show(LINES, { 'GET /api/projects/1/alike-photos': { body: [alike] } });
    expect(await screen.findByText('Another photo of finding 3, Crack 3?')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Crack 3, finding 3' }));
    await userEvent.keyboard('#');
    expect(await screen.findByText('1 finding deleted')).toBeTruthy();
    expect(screen.queryByText('Another photo of finding 3, Crack 3?')).toBeNull();
    await userEvent.keyboard('u');
    expect(await screen.findByText('Another photo of finding 3, Crack 3?')).toBeTruthy();
  });

  it('says that nothing was decided where somebody else was first, and still undoes what was done before', async () => {
    const decidedAt = '2026-11-22T01:00:00.000Z';
    const api = show(LINES, { 'POST /api/projects/1/findings/undecide': { body: { withdrawn: [2] } } });
    api.script['POST /api/projects/1/findings/decide'] = ({ body }) => {
      const { ids } = body as { ids: number[] };
      const decided = ids.filter((id) => id !== 1).map((id) => ({ id, decidedAt }));
      return { body: { decided, decidedBefore: ids.filter((id) => id === 1), hazardOpen: [] } };
    };
    await screen.findByText('3 findings');
    await userEvent.keyboard('jc');
    expect(await screen.findByText('1 finding confirmed')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Crack 1'));
    await userEvent.keyboard('r');
    expect(await screen.findByText('Nothing rejected')).toBeTruthy();
    expect(screen.getByText('1 already decided, left as it was.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.keyboard('u');
    expect(await screen.findByText('1 finding back to undecided')).toBeTruthy();
    expect(api.sent.find(({ path }) => path.endsWith('/undecide'))?.body).toEqual({
      decided: [{ id: 2, decidedAt }],
    });
  });

  it('moves what is selected to another project, once somebody has read what that changes', async () => {
    const other = { ...sampleProject(), id: 2, name: 'Wattle Close' };
    const api = show(LINES, {
      'GET /api/projects': { body: [sampleProject(), other] },
      'POST /api/projects/1/findings/move': { body: { moved: [{ id: 3, number: 1 }] } },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Crack 3, finding 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 finding' });
    await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Other project' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Wattle Close']);
    await userEvent.click(screen.getByRole('option', { name: 'Wattle Close' }));
    const calls = () => api.sent.filter(({ path }) => path.endsWith('/findings/move'));
    expect(calls()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move to Wattle Close' }));
    expect(await screen.findByText('1 finding moved to Wattle Close')).toBeTruthy();
    expect(calls().map(({ body }) => body)).toEqual([{ ids: [3], projectId: 2 }]);
  });

  it('says why findings stay where the server refuses to move them', async () => {
    const message = 'This visit is closed. Reopen it first.';
    show(LINES, {
      'GET /api/projects': { body: [sampleProject(), { ...sampleProject(), id: 2, name: 'Wattle Close' }] },
      'POST /api/projects/1/findings/move': { status: 409, body: { message, code: 'conflict' } },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Crack 3, finding 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Other project' }));
    await userEvent.click(screen.getByRole('option', { name: 'Wattle Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to Wattle Close' }));
    expect(await screen.findByText('1 finding not moved')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('deletes hundreds in a call for each 200, and says how many are left when one fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, pointerEventsCheck: 0 });
    const calls: number[] = [];
    const api = show(Array.from({ length: 450 }, (_, at) => sampleLine(450 - at)));
    api.script['POST /api/projects/1/findings/delete'] = ({ body }) => {
      const { ids } = body as { ids: number[] };
      calls.push(ids.length);
      if (calls.length === 3) return { status: 500, body: { message: 'Down', code: 'internal' } };
      return { body: { deleted: ids } };
    };
    await screen.findByText('450 findings');
    await user.keyboard('a#');
    expect(await screen.findByText('450 findings deleted')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(TIME_TO_UNDO);
    expect(await screen.findByText('50 findings couldn’t be deleted')).toBeTruthy();
    expect(calls).toEqual([200, 200, 50]);
  });

  it('takes a photo for this project and offers no other', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyse a photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Analyse a photo' });
    const project = await within(dialog).findByRole('combobox', { name: 'Project' });
    await userEvent.click(project);
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Marrickville terrace']);
  });

  it('says what wasn’t moved when the server fails in the middle, and undoes what was', async () => {
    const filed: { items: { id: number }[] }[] = [];
    const many = Array.from({ length: 600 }, (_, at) => sampleLine(600 - at));
    const api = show(many, {
      'GET /api/projects/1/places': {
        body: [{ id: 9, name: 'Kitchen', level: '', findingCount: 0, photoCount: 0 }],
      },
    });
    api.script['POST /api/projects/1/findings/file'] = ({ body }) => {
      const part = body as (typeof filed)[number];
      filed.push(part);
      if (filed.length === 2) return { status: 500, body: { message: 'Down', code: 'internal' } };
      return { body: { before: part.items.map(({ id }) => ({ id, placeId: null })) } };
    };
    await screen.findByText('600 findings');
    await userEvent.keyboard('am');
    const dialog = await screen.findByRole('dialog', { name: 'Move 600 findings' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kitchen' }));
    expect(await screen.findByText('500 findings moved to Kitchen')).toBeTruthy();
    expect(screen.getByText(/^100 findings not moved\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('500 findings back where they were')).toBeTruthy();
    expect(filed.map(({ items }) => items.length)).toEqual([500, 100, 500]);
  });

  it('draws only the part of 5,000 findings that is in the window', async () => {
    show(Array.from({ length: 5000 }, (_, at) => sampleLine(5000 - at)));
    await screen.findByText('5000 findings');
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('5000');
  });
});

describe('the arrangement of findings', () => {
  it('holds each finding exactly once, whatever it is grouped by', () => {
    const outcomes = ['defect', 'no_visible_defect', 'not_sure', 'not_building'] as const;
    const decisions = [null, 'confirmed', 'corrected', 'rejected'] as const;
    const all = outcomes.flatMap((outcome, one) =>
      decisions.map((decision, other) => sampleLine(1 + one * 4 + other, { outcome, decision })),
    );
    for (const by of ['first', 'room'] as const) {
      const lines = arrange(all, by);
      const ids = lines.flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []));
      expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      const counted = lines.reduce((sum, one) => sum + (one.kind === 'heading' ? one.count : 0), 0);
      expect(counted).toBe(all.length);
    }
  });

  it('tells of drafts that warn of a hazard, and leads to them', async () => {
    show(LINES, { 'GET /api/projects/1': { body: sampleProject({ hazardsInDrafts: 1 }) } });
    expect(await screen.findByText(/One draft warns of a hazard and waits/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Look at imports' })).toBeTruthy();
  });

  it('shows how grave and how sure also of what isn’t sure, where a hazard is open on it', async () => {
    show([
      sampleLine(1, {
        outcome: 'not_sure',
        severity: 'critical',
        aiConfidence: 0.31,
        alerts: [sampleAlert()],
      }),
      sampleLine(2, { outcome: 'not_sure', severity: 'low', aiConfidence: 0.28 }),
    ]);
    const warned = await screen.findByRole('button', { name: /Crack 1/ });
    expect(within(warned).getByText(/31% sure/)).toBeTruthy();
    expect(within(warned).getByText('Critical')).toBeTruthy();
    const other = screen.getByRole('button', { name: /Crack 2/ });
    expect(within(other).queryByText(/% sure/)).toBeNull();
    expect(within(other).queryByText('Low')).toBeNull();
  });

  it('finds a finding by words of its name and room in any order, and by its number', () => {
    const found = (typed: string) => search(LINES, typed).map(({ id }) => id);
    expect(found('kitchen crack')).toEqual([3]);
    expect(found('bathroom')).toEqual([2, 1]);
    expect(found('  ')).toEqual([3, 2, 1]);
    expect(found('roof')).toEqual([]);
  });
});

it('finds the row at a place of a list, and its ends beyond it', () => {
  const offsets = [0, 44, 116, 188];
  expect([-10, 0, 43, 44, 115, 116, 500].map((place) => rowAt(offsets, place))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
  expect(rowAt([0], 10)).toBe(0);
});
