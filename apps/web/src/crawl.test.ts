import { existsSync } from 'node:fs';
import { endpoints } from '@plumbline/contract';
import { beforeAll, expect, it } from 'vitest';
import cardTitles from './content/data/card-titles.json' with { type: 'json' };
import { appPaths, publicPages, render } from './entry-server.tsx';

/** Every public page as a crawler without JavaScript reads it, by its address. */
const pages = new Map<string, Document>();
const inAll = <T>(look: (page: Document, path: string) => T[]): T[] =>
  [...pages].flatMap(([path, page]) => look(page, path));

/** Files that anybody may fetch from the server. */
const files = Object.values(endpoints)
  .filter(({ method, access }) => method === 'GET' && access === 'public')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[a-z0-9-]+')}$`));

beforeAll(async () => {
  for (const { path } of publicPages()) {
    pages.set(path, new DOMParser().parseFromString(await render(path), 'text/html'));
  }
}, 60_000);

it('reads every public page', () => {
  expect(pages.size).toBe(publicPages().length);
  expect(pages.size).toBeGreaterThan(10);
});

it('finds no dead link and no dead anchor', () => {
  const dead = inAll((page, path) =>
    [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(https?:|mailto:)/.test(href))
      .filter((href) => {
        const [address = '', anchor] = href.split('#');
        if (appPaths().includes(address) || files.some((file) => file.test(address))) return false;
        const target = address === '' ? page : pages.get(address);
        return !target || (anchor !== undefined && !target.getElementById(anchor));
      })
      .map((href) => `${path} → ${href}`),
  );
  expect(dead).toEqual([]);
});

it('reaches every page from the front page', () => {
  const seen = new Set(['/']);
  for (const path of seen) {
    for (const link of pages.get(path)?.querySelectorAll('a[href^="/"]') ?? []) {
      const address = link.getAttribute('href')?.replace(/#.*/, '') ?? '';
      if (pages.has(address)) seen.add(address);
    }
  }
  expect([...pages.keys()].filter((path) => !seen.has(path))).toEqual([]);
});

it.each([
  ['title', (page: Document) => page.querySelector('title')?.textContent],
  [
    'description',
    (page: Document) => page.querySelector('meta[name="description"]')?.getAttribute('content'),
  ],
  [
    'canonical address',
    (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  ],
])('gives each page its own %s', (_name, read) => {
  const values = inAll((page) => [read(page)]);
  expect(values.filter((value) => !value)).toEqual([]);
  expect(new Set(values).size).toBe(values.length);
});

it('shows no picture without words for it, and repeats no id', () => {
  expect(inAll((page, path) => [...page.querySelectorAll('img:not([alt])')].map(() => path))).toEqual([]);
  const repeated = inAll((page, path) => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path} #${id}`);
  });
  expect(repeated).toEqual([]);
});

it('carries structured data that is JSON of schema.org', () => {
  const blocks = inAll((page) => [...page.querySelectorAll('script[type="application/ld+json"]')]);
  const types = blocks.map((block) => {
    const data: Record<string, unknown> = JSON.parse(block.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
    return data['@type'];
  });
  for (const type of ['Organization', 'Product', 'FAQPage', 'Article']) expect(types).toContain(type);
  expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(pages.size - 1);
});

it('gives each page a picture of its own for those who link to it, with the title that it has now', () => {
  const pictures = inAll((page) => [
    page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
  ]);
  const ofRules = [...pages.keys()].filter((path) => path.startsWith('/rules/')).length;
  expect(ofRules).toBeGreaterThan(50);
  expect(new Set(pictures).size).toBe(pages.size - ofRules);
  const missing = pictures.filter((path) => !existsSync(`${import.meta.dirname}/../public${path}`));
  expect(missing).toEqual([]);
  // Pictured by node scripts/refresh-pictures.mjs.
  const titles = inAll((page, path) =>
    path.startsWith('/rules/') ? [] : [[path, page.querySelector('title')?.textContent]],
  );
  expect(cardTitles).toEqual(Object.fromEntries(titles));
});
