/** Two exports in a form in which they are equal if they say the same, whatever ids either installation gave. */

import { MIGRATION_SECTIONS } from '@plumbline/contract';

type Row = Record<string, unknown> & { id: number };
export type Exported = Record<string, Row[]>;

/** Rows under names made of what they say: an account by its address, a project by its account and name, and so on. */
export function canonical(
  document: Exported,
  leaveOut: ReadonlySet<string> = new Set(),
): Record<string, unknown[]> {
  const names = new Map<string, string>();
  const name = (section: string, id: unknown) =>
    id === null || id === undefined ? null : (names.get(`${section} ${id}`) ?? `missing ${section} ${id}`);
  const rows = (section: string) => document[section] ?? [];
  const findingName = (id: unknown) => name('defects', id);
  for (const row of rows('users')) names.set(`users ${row.id}`, String(row.email));
  for (const row of rows('projects')) {
    names.set(`projects ${row.id}`, `${name('users', row.userId)} / ${row.name} ${row.createdAt}`);
  }
  for (const row of rows('defects')) {
    const what = `${row.createdAt} ${row.defectType} ${row.imageSha256}`;
    names.set(`defects ${row.id}`, `${name('projects', row.projectId)} / ${what}`);
  }
  for (const row of rows('photos')) {
    names.set(`photos ${row.id}`, `${name('projects', row.projectId)} / ${row.createdAt} ${row.imageSha256}`);
  }
  const out: Record<string, unknown[]> = {};
  for (const section of MIGRATION_SECTIONS) {
    out[section] = rows(section)
      // Each installation keeps trails of its own; that the earlier one came along is compared by itself.
      .filter((row) => row.type !== 'application/json')
      .filter((row) => !leaveOut.has(String(row.email ?? name('users', row.userId))))
      .map(({ id: _own, ...row }) => ({
        ...row,
        ...('userId' in row ? { userId: name('users', row.userId) } : {}),
        ...('projectId' in row ? { projectId: name('projects', row.projectId) } : {}),
        ...('defectId' in row ? { defectId: name('defects', row.defectId) } : {}),
        ...('imageUrl' in row ? { imageUrl: row.imageUrl !== null } : {}),
        ...('fileUrl' in row ? { fileUrl: row.fileUrl !== null } : {}),
        ...('shows' in row ? { shows: eachNamed(row.shows, 'findingId', findingName) } : {}),
        ...('look' in row ? { look: row.look && eachNamed([row.look], 'findingId', findingName) } : {}),
        ...('original' in row &&
        row.original !== null &&
        typeof row.original === 'object' &&
        'url' in row.original
          ? { original: eachNamed([row.original], 'url', () => true) }
          : {}),
        ...('voice' in row ? { voice: row.voice && eachNamed([row.voice], 'url', () => true) } : {}),
        ...('pins' in row ? { pins: eachNamed(row.pins, 'findingId', findingName) } : {}),
        ...('pages' in row ? { pages: eachNamed(row.pages, 'imageUrl', (url) => url !== null) } : {}),
        ...('avatar' in row ? { avatar: row.avatar !== null } : {}),
        ...('letterhead' in row ? { letterhead: withoutAddress(row.letterhead) } : {}),
        ...(followsUp(row.finding)
          ? {
              finding: {
                ...row.finding,
                photoId: name('photos', row.finding.photoId),
                examinedPhotoId: name('photos', row.finding.examinedPhotoId),
                repair: withPhotos(row.finding.repair, (id) => name('photos', id)),
                followUps: row.finding.followUps.map((one) => ({
                  ...one,
                  laterId: name('defects', one.laterId),
                })),
              },
            }
          : {}),
        ...(Array.isArray(row.selectedDefectIds)
          ? { selectedDefectIds: row.selectedDefectIds.map((one) => name('defects', one)).sort() }
          : {}),
      }))
      .map((row) => JSON.stringify(row, sortedKeys))
      .sort();
  }
  return out;
}

/** A list with one field of each said otherwise. */
const eachNamed = (list: unknown, field: string, said: (value: unknown) => unknown) =>
  (list as Record<string, unknown>[]).map((one) => ({ ...one, [field]: said(one[field]) }));

interface Finding {
  photoId: unknown;
  followUps: { laterId: unknown }[];
  examinedPhotoId: unknown;
  repair: {
    entries: { photoIds: unknown[] }[];
    looks: { beforeId: unknown; afterId: unknown }[];
  } | null;
}

/** A repair whose steps name the photos that came with them. */
const withPhotos = (repair: Finding['repair'], said: (id: unknown) => unknown) =>
  repair && {
    ...repair,
    looks: repair.looks.map((look) => ({
      ...look,
      beforeId: said(look.beforeId),
      afterId: said(look.afterId),
    })),
    entries: repair.entries.map((entry) => ({ ...entry, photoIds: entry.photoIds.map(said).sort() })),
  };

const followsUp = (finding: unknown): finding is Finding =>
  typeof finding === 'object' && finding !== null && 'followUps' in finding;

function withoutAddress(letterhead: unknown): unknown {
  return letterhead && { ...letterhead, logo: (letterhead as { logo: unknown }).logo !== null };
}

/** JSON columns come back with their keys in another order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
