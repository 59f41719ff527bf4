import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyAnswer } from './early-answers.ts';

const boot = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');

/** Runs the file that every page begins with, at an address. Returns what it asked for. */
async function begin(path: string, cookie = 'plumbline.signed_in=1'): Promise<string[]> {
  window.history.replaceState(null, '', path);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(address.startsWith('/api/projects?') ? [{ id: 7 }] : {});
  });
  new Function('document', boot)({ cookie, documentElement: document.documentElement });
  await Promise.all(Object.values(window.earlyAnswers ?? {}));
  await vi.waitFor(() => expect(asked.length === 0 || asked.length === 5).toBe(true));
  return asked;
}

/** When the page began, on a clock that stands still: the files before this one used up its time. */
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

afterEach(() => {
  delete window.earlyAnswers;
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('asks for what the dashboard shows, the findings of the first project last', async () => {
  expect(await begin('/dashboard')).toEqual([
    '/api/me',
    '/api/account/preferences',
    '/api/projects?limit=100',
    '/api/stats',
    '/api/projects/7/defects?limit=30&sort=recent',
  ]);
});

it('asks for the findings of the project that was chosen', async () => {
  sessionStorage.setItem('plumbline.project', '3');
  expect(await begin('/dashboard')).toContain('/api/projects/3/defects?limit=30&sort=recent');
  expect(await begin('/dashboard?project=4')).toContain('/api/projects/4/defects?limit=30&sort=recent');
});

it('asks for nothing on other pages, nor where nobody is signed in', async () => {
  expect(await begin('/projects')).toEqual([]);
  expect(await begin('/dashboard', 'other=1')).toEqual([]);
});

it('hands an answer on once', async () => {
  window.earlyAnswers = { '/api/me': Promise.resolve(Response.json({ id: 1 })) };
  expect(await (await earlyAnswer('GET', '/api/me'))?.json()).toEqual({ id: 1 });
  expect(earlyAnswer('GET', '/api/me')).toBeUndefined();
});

it('hands on no failure', async () => {
  window.earlyAnswers = {
    '/api/me': Promise.resolve(new Response('', { status: 401 })),
    '/api/stats': Promise.reject(new TypeError('no network')),
  };
  expect(await earlyAnswer('GET', '/api/me')).toBeUndefined();
  expect(await earlyAnswer('GET', '/api/stats')).toBeUndefined();
});

it('hands on nothing once something was changed, or after its time', async () => {
  window.earlyAnswers = { '/api/stats': Promise.resolve(Response.json({})) };
  expect(earlyAnswer('POST', '/api/projects')).toBeUndefined();
  expect(earlyAnswer('GET', '/api/stats')).toBeUndefined();
  window.earlyAnswers = { '/api/stats': Promise.resolve(Response.json({})) };
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(earlyAnswer('GET', '/api/stats')).toBeUndefined();
});
