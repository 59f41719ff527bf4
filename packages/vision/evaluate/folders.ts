import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (!entry.isDirectory() || !isFamily(entry.name)) {
      skipped.push(entry.isDirectory() ? `${entry.name}/` : entry.name);
      continue;
    }
    const inside = await readdir(join(folder, entry.name), { recursive: true, withFileTypes: true });
    for (const photo of inside.sort((a, b) => a.name.localeCompare(b.name))) {
      if (photo.isDirectory()) continue;
      const path = join(photo.parentPath, photo.name);
      const file = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
      if (PHOTOS.has(extname(photo.name).toLowerCase())) photos.push({ path, file, truth: entry.name });
      else skipped.push(file);
    }
  }
  return { photos, skipped };
}
