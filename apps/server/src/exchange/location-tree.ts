import { asc, eq } from 'drizzle-orm';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import type { Queries } from '../platform/database/connect.ts';
import { places } from '../platform/database/schema.ts';
import { harmless } from '../reports/index.ts';

/** What an import of areas or locations takes: words and names of sheets are its template's and may not differ. */
const TEMPLATES = {
  'acc-locations': {
    sheet: 'Locations',
    heading: (tier: number) => `Tier ${tier}`,
    after: ['Barcode'],
    before: undefined,
  },
  'aconex-areas': {
    sheet: 'Area',
    heading: (tier: number) => `Level ${String(tier).padStart(2, '0')}`,
    after: [],
    before: { sheet: 'Instructions', text: 'One full path in each row of the sheet Area.' },
  },
} as const;
export type LocationFormat = keyof typeof TEMPLATES;

/** Autodesk Build takes no more. */
const MOST_TIERS = 20;

export interface LocatedPlace {
  id: number;
  parentId: number | null;
  name: string;
  level: string;
}

/** A project's places in their order. */
export const readLocations = (queries: Queries, projectId: number): Promise<LocatedPlace[]> =>
  queries
    .select({ id: places.id, parentId: places.parentId, name: places.name, level: places.level })
    .from(places)
    .where(eq(places.projectId, projectId))
    .orderBy(asc(places.position), asc(places.id));

/**
 * The way to each place from the top: its level, what it lies in, itself. A place that others lie in is part of their
 * ways and has no row of its own; the same way twice is one row.
 */
export function locationPaths(located: readonly LocatedPlace[]): string[][] {
  const byId = new Map(located.map((place) => [place.id, place]));
  const paths = located.map((place) => {
    const names: string[] = [];
    const passed = new Set<number>();
    let level = '';
    for (
      let at: LocatedPlace | undefined = place;
      at && !passed.has(at.id);
      at = byId.get(at.parentId ?? 0)
    ) {
      passed.add(at.id);
      names.unshift(at.name.trim());
      level = at.level.trim() || level;
    }
    return [...(level ? [level] : []), ...names].slice(-MOST_TIERS);
  });
  const key = (path: readonly string[]) => path.join('\n').toLowerCase();
  const within = new Set(paths.flatMap((path) => path.slice(1).map((_, at) => key(path.slice(0, at + 1)))));
  const seen = new Set<string>();
  return paths.filter((path) => {
    const is = key(path);
    if (within.has(is) || seen.has(is)) return false;
    seen.add(is);
    return true;
  });
}

/** The ways as a workbook that the other product imports. */
export function locationsXlsx(
  format: LocationFormat,
  paths: readonly (readonly string[])[],
): Promise<Buffer> {
  const { sheet, heading, after, before } = TEMPLATES[format];
  const tiers = Math.max(...paths.map(({ length }) => length));
  const text = (value: string): Cell => ({ value: String(harmless(value)), type: String });
  const data: Row[] = [
    [...Array.from({ length: tiers }, (_, at) => heading(at + 1)), ...after].map(text),
    ...paths.map((path): Row => path.map(text)),
  ];
  return writeExcelFile([
    ...(before ? [{ sheet: before.sheet, data: [[text(before.text)]] }] : []),
    { sheet, data },
  ]).toBuffer();
}
