import { expect, test } from 'vitest';
import { circlesOf } from '../scripts/house/circles.ts';
import { arrowsBetween, roomOf } from '../scripts/house/imports.ts';
import { listFiles, readText } from './repository.ts';

const code = new Map(
  listFiles()
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path))
    .map((path) => [path, readText(path)]),
);

test('no two features import each other, directly or by way of others', () => {
  expect(circlesOf(arrowsBetween(code))).toEqual([]);
});

test('no two rooms of a feature or a package import each other, and none the files that bind them', () => {
  expect(circlesOf(arrowsBetween(code), roomOf)).toEqual([]);
  const seeded = new Map([
    ['apps/web/src/features/one/page.tsx', "import { a } from './room/a.ts';"],
    ['apps/web/src/features/one/room/a.ts', "import type { Page } from '../page.tsx';"],
  ]);
  expect(circlesOf(arrowsBetween(seeded), roomOf)).toHaveLength(1);
});

test('a circle that is tied by a type and a late import is found', () => {
  const seeded = new Map([
    ['apps/server/src/one/a.ts', "import type { B } from '../two/b.ts';"],
    ['apps/server/src/two/b.ts', "const c = () => import('../three/c.ts');"],
    ['apps/server/src/three/c.ts', "export { a } from '../one/a.ts';"],
    ['apps/server/src/four/d.ts', "import { a } from '../one/a.ts';"],
  ]);
  expect(circlesOf(arrowsBetween(seeded)).map(({ features }) => features)).toEqual([
    ['apps/server/src/one', 'apps/server/src/three', 'apps/server/src/two'],
  ]);
});
