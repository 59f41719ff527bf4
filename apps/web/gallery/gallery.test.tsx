import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const web = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(web, path), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

/** Behaviour without a look of its own. */
const UNSEEN = ['hidden-file-input.tsx', 'later-confirm-dialog.tsx', 'remove-scroll.tsx', 'tooltip.tsx'];
/** What a menu or a list becomes when it is first opened: shown through the one that brings it. */
const OPENED = ['open-menu.tsx', 'open-multi-select.tsx', 'open-select.tsx'];

test('the gallery shows every primitive', () => {
  const shown = filesOf('gallery')
    .filter((path) => path.endsWith('.tsx'))
    .map(read)
    .join('\n');
  const primitives = readdirSync(join(web, 'src/ui')).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && ![...UNSEEN, ...OPENED].includes(name),
  );
  expect(primitives.length).toBeGreaterThan(30);
  expect(primitives.filter((name) => !shown.includes(`/src/ui/${name}'`))).toEqual([]);
});

test('a dialog and a refusal of the gallery open and close', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Open small' }));
  expect(screen.getByRole('dialog', { name: 'A small dialog' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('legal hold');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('nothing that the build starts from leads to the gallery', () => {
  const starts = ['index.html', 'vite.config.ts', ...filesOf('src'), ...filesOf('build')].filter((path) =>
    /\.(tsx?|css|html)$/.test(path),
  );
  expect(starts.filter((path) => /gallery\//.test(read(path).replace(/@source not "[^"]*";/, '')))).toEqual(
    [],
  );
  // Words that stand in the gallery alone add no styles to what visitors fetch.
  expect(read('src/styles.css')).toContain('@source not "../gallery";');
});
