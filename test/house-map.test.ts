import { expect, test } from 'vitest';
import { ROOM_FOLDERS, roomOf } from '../scripts/house/imports.ts';
import { listFiles, readText } from './repository.ts';

const files = listFiles();
const architecture = readText('ARCHITECTURE.md');
const foldersAt = (depth: number) => [
  ...new Set(
    files.flatMap((path) => {
      const parts = path.split('/');
      return parts.length > depth ? [parts.slice(0, depth).join('/')] : [];
    }),
  ),
];
const inRooms = (path: string) => ROOM_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
const workspaces = foldersAt(2).filter((path) => /^(apps|packages)\//.test(path));

test('the map in ARCHITECTURE.md names every folder of the house', () => {
  const rooms = [...foldersAt(1).filter((path) => !/^(apps|packages)$|^\./.test(path)), ...workspaces];
  expect(rooms.filter((path) => !architecture.includes(`\`${path}\``))).toEqual([]);
});

test('the map names every room, and no room that isn’t there', () => {
  const there = new Set(files.map(roomOf).filter((room) => room !== undefined && inRooms(room)));
  const named = [...architecture.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path);
  const rooms = named.filter(inRooms);
  expect(rooms.sort()).toEqual([...there].sort());
});

test('every package and app has a README', () => {
  expect(workspaces.length).toBeGreaterThan(5);
  expect(workspaces.filter((path) => !files.includes(`${path}/README.md`))).toEqual([]);
});
