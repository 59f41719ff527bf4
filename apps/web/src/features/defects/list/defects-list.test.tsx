import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { defectKey } from '../../../api/query-keys.ts';
import DefectsPage from '../../../pages/defects.tsx';
import { fakeApi, type Reply, type SentRequest } from '../../../test/fake-api.ts';
import { sampleProject, sampleSummary } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { DefectsList } from './defects-list.tsx';

const LIST = 'GET /api/defects';
const PROJECTS = 'GET /api/projects';

/** The server may send fewer than were asked for. */
const CHUNK = 6;

const all = Array.from({ length: 9 }, (_, index) =>
  sampleSummary({
    id: 9 - index,
    number: 9 - index,
    defectType: index === 3 ? 'Roof leak' : `Finding ${index + 1}`,
  }),
);

function answer({ path }: SentRequest): Reply {
  const url = new URL(path, 'http://localhost');
  const search = (url.searchParams.get('search') ?? '').toLowerCase();
  const found = all.filter(({ defectType }) => defectType.toLowerCase().includes(search));
  const from = Number(url.searchParams.get('after') ?? 0);
  const to = from + CHUNK;
  url.searchParams.set('after', String(to));
  return {
    body: found.slice(from, to),
    headers: {
      'x-total-count': String(found.length),
      ...(to < found.length ? { link: `<${url.pathname}${url.search}>; rel="next"` } : {}),
    },
  };
}

function show(list: Reply | typeof answer = answer) {
  const api = fakeApi({ [LIST]: list, [PROJECTS]: { body: [sampleProject()] } });
  const onOpen = vi.fn();
  showSignedIn(<DefectsList initial={{}} onOpen={onOpen} emptyAction={<a href="/dashboard">Analyse</a>} />);
  return { ...api, onOpen };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

describe('DefectsList', () => {
  it('names each finding with its project, and fetches on by key', async () => {
    const { onOpen } = show();
    expect(await screen.findByText('9 findings')).toBeTruthy();
    expect(rows()).toHaveLength(6);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Marrickville terrace'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more findings' }));
    await waitFor(() => expect(rows()).toHaveLength(9));
    expect(screen.queryByRole('button', { name: 'Show more findings' })).toBeNull();
    fireEvent.click(rows()[8] ?? document.body);
    expect(onOpen).toHaveBeenCalledWith(1);
  });

  it('tells how sure the panel is of what it named, and no figure of anything else', async () => {
    const told = [
      sampleSummary({ id: 5, aiConfidence: 0.91 }),
      sampleSummary({ id: 4, aiConfidence: 0.82, outcome: 'no_visible_defect' }),
      sampleSummary({ id: 3, aiConfidence: 0.73, outcome: 'not_sure' }),
      sampleSummary({ id: 2, aiConfidence: 0.64, decision: 'corrected' }),
      sampleSummary({ id: 1, aiConfidence: 0 }),
    ];
    show({ body: told, headers: { 'x-total-count': '5' } });
    await screen.findByText('5 findings');
    const figures = rows().map(({ textContent }) => textContent?.match(/\d+%/g) ?? []);
    expect(figures).toEqual([['91%', '91%'], ['82%', '82%'], [], [], []]);
  });

  it('says ‘500+’ where a search found more than were counted', async () => {
    show((sent) => {
      const { body, headers } = answer(sent);
      return { body, headers: { ...headers, 'x-total-count': '500', 'x-total-more': 'true' } };
    });
    expect(await screen.findByText('500+ findings')).toBeTruthy();
  });

  it('decides many at once, and keeps selected what couldn’t be decided', async () => {
    const put: string[] = [];
    const decide = ({ path }: SentRequest): Reply => {
      put.push(path);
      return path.includes('/7/')
        ? { status: 500, body: { message: 'No', code: 'internal', requestId: 'r' } }
        : { body: { id: Number(path.split('/')[3]), verdict: 'confirmed' } };
    };
    const { sent } = fakeApi({
      [LIST]: answer,
      [PROJECTS]: { body: [sampleProject()] },
      'PUT /api/defects/9/decision': decide,
      'PUT /api/defects/8/decision': decide,
      'PUT /api/defects/7/decision': decide,
    });
    const { queryClient } = showSignedIn(<DefectsList initial={{}} onOpen={vi.fn()} emptyAction={null} />);
    for (const id of [9, 8, 7]) {
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`finding ${id}$`) }));
    }
    expect(screen.getByText('3 findings selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('1 finding selected')).toBeTruthy();
    expect(put).toEqual(['/api/defects/9/decision', '/api/defects/8/decision', '/api/defects/7/decision']);
    // What was decided shows, in the list and wherever one of them was looked at before.
    expect(sent.at(-1)).toMatchObject({ method: 'GET' });
    for (const id of [9, 8]) expect(queryClient.getQueryData(defectKey(id))).toMatchObject({ id });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Decide the selected findings' })).toBeNull();
  });

  it('walks with arrows, j and k', async () => {
    show();
    await screen.findByText('9 findings');
    rows()[0]?.focus();
    await userEvent.keyboard('jj{ArrowDown}k');
    expect(document.activeElement).toBe(rows()[2]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rows()[0]);
  });

  it('searches when the typing pauses, and says when nothing matches', async () => {
    const { sent } = show();
    await screen.findByText('9 findings');
    await userEvent.type(screen.getByRole('searchbox'), 'roof');
    expect(await screen.findByText('1 finding')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all findings' }));
    expect(await screen.findByText('9 findings')).toBeTruthy();
    // Not one request a letter.
    expect(sent.filter(({ path }) => path.includes('search=')).length).toBeLessThan(8);
  });

  it('opens on what is left to review, and shows the rest when asked', async () => {
    const { sent } = fakeApi({ [LIST]: answer, [PROJECTS]: { body: [sampleProject()] } });
    window.history.replaceState(null, '', '/defects?review=open');
    showSignedIn(<DefectsPage />);
    await screen.findByText('9 findings');
    const asked = () => sent.filter(({ path }) => path.startsWith('/api/defects')).at(-1)?.path;
    expect(asked()).toContain('review=open');
    await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All findings' }));
    await waitFor(() => expect(asked()).not.toContain('review'));
  });

  it('points to the first step while there is nothing at all', async () => {
    show({ body: [], headers: { 'x-total-count': '0' } });
    expect(await screen.findByText('No findings yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Analyse' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says what went wrong, with the reference, and tries again', async () => {
    const api = show({
      status: 500,
      body: { message: 'Something went wrong on our side.', code: 'internal', requestId: 'r-77' },
    });
    expect(await screen.findByText('Reference r-77')).toBeTruthy();
    api.script[LIST] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('9 findings')).toBeTruthy();
  });
});
