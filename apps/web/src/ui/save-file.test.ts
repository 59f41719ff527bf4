import { expect, test } from 'vitest';
import { downloadFrom } from './save-file.ts';

test('a download is asked for by a link that leaves the page where it is, and the link goes', () => {
  const pressed: { href: string | null; download: boolean }[] = [];
  document.body.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    pressed.push({
      href: event.target.getAttribute('href'),
      download: event.target.hasAttribute('download'),
    });
  });
  downloadFrom('/api/projects/1/evidence-pack?ticket=1');
  expect(pressed).toEqual([{ href: '/api/projects/1/evidence-pack?ticket=1', download: true }]);
  expect(document.querySelector('a')).toBeNull();
});
