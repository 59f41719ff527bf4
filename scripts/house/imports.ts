import { posix } from 'node:path';

/** An import of one of our files by another, as paths from the root. */
export type Arrow = readonly [from: string, to: string];

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Every relative import between these files, types and late imports included. */
export function arrowsBetween(files: ReadonlyMap<string, string>): Arrow[] {
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(SPECIFIER)]
      .map(([, specifier = '']) => posix.join(posix.dirname(from), specifier))
      .filter((to) => files.has(to))
      .map((to): Arrow => [from, to]),
  );
}

/** Where features stand: each folder right below one of these is a feature, and reaches others in one direction only. */
export const FEATURE_FOLDERS = ['apps/server/src', 'apps/web/src/features', 'packages/vision/src'] as const;

/** Parted into rooms besides the features of the web app: each folder right below one of these is a room. */
export const ROOM_FOLDERS: readonly string[] = ['apps/server/src/reports', 'packages/contract/src'];

/** The room that a file belongs to; the feature or package itself for what binds its rooms together. */
export function roomOf(path: string): string | undefined {
  const feature = featureOf(path);
  const whole =
    ROOM_FOLDERS.find((one) => path.startsWith(`${one}/`)) ??
    (feature?.startsWith('apps/web/') ? feature : undefined);
  if (!whole) return undefined;
  const [room, ...rest] = path.slice(whole.length + 1).split('/');
  return rest.length > 0 ? `${whole}/${room}` : whole;
}

/** The feature that a file belongs to; undefined for a file beside the features, which may bind them together. */
export function featureOf(path: string): string | undefined {
  const folder = FEATURE_FOLDERS.find((one) => path.startsWith(`${one}/`));
  if (!folder) return undefined;
  const [feature, ...rest] = path.slice(folder.length + 1).split('/');
  return rest.length > 0 ? `${folder}/${feature}` : undefined;
}
