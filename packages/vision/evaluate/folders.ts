import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { FAMILIES, type Family } from '@plumbline/knowledge';

/** A photo with what it is known to show. */
export interface Labelled {
  path: string;
  /** Path within the folder, with forward slashes. */
  file: string;
  truth: Family;
}

const PHOTOS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif']);

const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name);

/** All photos of a folder laid out as <family>/<photo>, and what was found beside them and passed over. */
export async function listFolder(folder: string): Promise<{ photos: Labelled[]; skipped: string[] }> {
  const photos: Labelled[] = [];
  const skipped: string[] = [];
  for (const name of (await readdir(folder)).sort((a, b) => a.localeCompare(b))) {
    // Asked of what a link leads to: collections are often put together of links.
    const isFolder = await stat(join(folder, name)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder || !isFamily(name)) {
      skipped.push(isFolder ? `${name}/` : name);
      continue;
    }
    const inside = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
    for (const photo of inside.sort((a, b) => a.name.localeCompare(b.name))) {
      if (photo.isDirectory()) continue;
      const path = join(photo.parentPath, photo.name);
      const file = relative(folder, path).replaceAll('\\', '/');
      // A name that starts with a dot is some system's note about a photo.
      const isPhoto = !photo.name.startsWith('.') && PHOTOS.has(extname(photo.name).toLowerCase());
      if (isPhoto) photos.push({ path, file, truth: name });
      else skipped.push(file);
    }
  }
  return { photos, skipped };
}
