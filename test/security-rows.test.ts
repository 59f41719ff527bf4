import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

interface Row {
  what: string;
  shownBy: string;
}

/** Rows of the tables of SECURITY.md that end in a column 'shown by'. */
function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let within = false;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) within = false;
    else if (/\| shown by \|\s*$/.test(line)) within = true;
    else if (within && !/^\|[-| ]+\|$/.test(line)) {
      const cells = line.slice(1, -1).split(' | ');
      rows.push({ what: (cells[0] ?? '').trim(), shownBy: (cells.at(-1) ?? '').trim() });
    }
  }
  return rows;
}

const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const TEST = /\.(test\.tsx?|spec\.ts)$/;
const rows = rowsOf(readText('SECURITY.md'));
const files = new Set(listFiles());

test('the tables of SECURITY.md are read whole', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$what is shown by a test that exists, or is said to differ', ({ shownBy }) => {
  const paths = named(shownBy).filter((name) => name.includes('/'));
  expect(paths.filter((path) => !TEST.test(path) || !files.has(path))).toEqual([]);
  expect(paths.length > 0 || shownBy === 'Differs').toBe(true);
});

test('every script that SECURITY.md names is one of the repository', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const asked = [...readText('SECURITY.md').matchAll(/`npm run ([\w:-]+)`/g)].map(([, name = '']) => name);
  expect(asked.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('the check itself finds a row without a test', () => {
  const table = '| attack | defence | shown by |\n|---|---|---|\n| none | hope | nothing at all |\n';
  expect(rowsOf(table)).toEqual([{ what: 'none', shownBy: 'nothing at all' }]);
});
