import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import type { Labelled } from './folders.ts';

/** A photo of the measuring collection: what it shows, where it comes from, and what it may be used for. */
export interface Sourced extends Labelled {
  source: string;
  use: 'train' | 'measure';
  tier: string;
  group: string;
}

/** Fields of a line of CSV; a quoted field may hold commas and doubled quotes. */
export function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/gy;
  while (pattern.lastIndex < line.length) {
    const match = pattern.exec(line);
    if (!match) break;
    fields.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
  }
  return fields;
}

function familyOf(name: string): Family | undefined {
  if (name === 'surface') return 'normal';
  return FAMILIES.find((family) => family === name);
}

/** Photos that carry a stock agency's mark, whatever their source states: they neither train nor measure. */
const withdrawn = async () =>
  new Set((await readFile(new URL('../../../training/withdrawn.txt', import.meta.url), 'utf8')).split('\n'));

/** The photos that the collection's manifest.csv lists, less those withdrawn. */
export async function readManifest(folder: string): Promise<Sourced[]> {
  const text = await readFile(join(folder, 'manifest.csv'), 'utf8');
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.length > 0);
  const names = fieldsOf(head);
  const out = await withdrawn();
  return lines.flatMap((line) => {
    const fields = fieldsOf(line);
    const row = new Map(names.map((name, at) => [name, fields[at] ?? '']));
    const get = (name: string) => row.get(name) ?? '';
    const truth = familyOf(get('family'));
    if (!truth || out.has(get('path'))) return [];
    return [
      {
        path: join(folder, 'photos', get('path')),
        file: get('path'),
        truth,
        source: get('source'),
        use: get('use') === 'train' ? ('train' as const) : ('measure' as const),
        tier: get('tier'),
        group: get('group'),
      },
    ];
  });
}
