import { describe, expect, it } from 'vitest';
import { publicPages, render } from './entry-server.tsx';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('prerendered pages', () => {
  it.each([...publicPages().map(({ path }) => path), '/404'])(
    '%s is whole without JavaScript',
    async (path) => {
      const html = await render(path);
      const page = parse(html);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('title')).toHaveLength(1);
      expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
      expect(page.querySelector('main')?.id).toBe('content');
      // React puts what belongs into the head first; the build lifts that run out.
      expect(html.startsWith('<title>') || html.startsWith('<meta') || html.startsWith('<link')).toBe(true);
    },
  );

  it.each(publicPages().map(({ path }) => path))('%s needs no inline script or style', async (path) => {
    const page = parse(await render(path));
    const scripts = [...page.querySelectorAll('script')].filter(({ type }) => type !== 'application/ld+json');
    expect(scripts).toEqual([]);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  });
});
