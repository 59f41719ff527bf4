import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, type Reply, type SentRequest } from '../../../test/fake-api.ts';
import { sampleSummary } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import { setWindowWidth } from '../../../test/window.ts';
import { RecentResults } from './recent-results.tsx';

/** A server with so many findings that pages by key, as the real one does. */
function serverWith(count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    sampleSummary({ id: count - index, defectType: `Finding ${index + 1}` }),
  );
  return ({ path }: SentRequest): Reply => {
    const url = new URL(path, 'http://localhost');
    const from = Number(url.searchParams.get('after') ?? 0);
    const to = from + Number(url.searchParams.get('limit'));
    url.searchParams.set('after', String(to));
    return {
      body: all.slice(from, to),
      headers: {
        'x-total-count': String(count),
        ...(to < count ? { link: `<${url.pathname}${url.search}>; rel="next"` } : {}),
      },
    };
  };
}

const LIST = 'GET /api/projects/1/defects';

async function shownFindings(): Promise<string[]> {
  const headings = await screen.findAllByRole('heading', { level: 3 });
  return headings.map((heading) => heading.textContent ?? '');
}

describe('RecentResults', () => {
  it('shows three a page, and all page buttons that fit on a desk', async () => {
    fakeApi({ [LIST]: serverWith(20) });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    expect(await shownFindings()).toEqual(['Finding 1', 'Finding 2', 'Finding 3']);
    const pages = screen.getByRole('navigation', { name: 'Results pages' });
    expect(within(pages).getAllByRole('button', { name: /^Page \d/ })).toHaveLength(7);
    await userEvent.click(within(pages).getByRole('button', { name: 'Page 7' }));
    expect(await shownFindings()).toEqual(['Finding 19', 'Finding 20']);
  });

  it('shows at most five page buttons on a phone', async () => {
    setWindowWidth(390);
    fakeApi({ [LIST]: serverWith(20) });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    await shownFindings();
    expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5);
  });

  it('fetches on by key when a page lies beyond what is here', async () => {
    const api = fakeApi({ [LIST]: serverWith(60) });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    await shownFindings();
    expect(api.sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Page 13' }));
    expect(await screen.findByText('Finding 37')).toBeTruthy();
    expect(api.sent).toHaveLength(2);
    expect(api.sent[1]?.path).toContain('after=30');
  });

  it('says what went wrong where the results would be, and tries again', async () => {
    const api = fakeApi({
      [LIST]: {
        status: 503,
        body: { message: 'Plumbline is busy right now.', code: 'busy', requestId: 'r-1' },
      },
    });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    expect(await screen.findByText('Error: Plumbline is busy right now.')).toBeTruthy();
    api.script[LIST] = serverWith(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shownFindings()).toEqual(['Finding 1']);
  });

  it('asks once for a page that can’t be read, and again when told to', async () => {
    const api = fakeApi({ [LIST]: serverWith(60) });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    await shownFindings();
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    api.script[LIST] = {
      status: 503,
      body: { message: 'Plumbline is busy right now.', code: 'busy', requestId: 'r-1' },
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Page 13' }));
    expect(await screen.findByText('Error: Plumbline is busy right now.')).toBeTruthy();
    expect(api.sent).toHaveLength(2);
    api.script[LIST] = serverWith(60);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Finding 37')).toBeTruthy();
  });

  it('teaches the next step while there is nothing', async () => {
    fakeApi({ [LIST]: serverWith(0) });
    showSignedIn(<RecentResults projectId={1} elsewhere={false} onOpen={vi.fn()} />);
    expect(await screen.findByText('No results yet')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Severity' })).toBeNull();
  });
});
