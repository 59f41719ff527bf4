import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const dist = new URL('../../apps/web/dist/', import.meta.url);

interface Built {
  pages: Record<string, string>;
  scripts: Record<string, string[]>;
  publicScripts: Record<string, string[]>;
}

interface ScriptSize {
  files: number;
  /** Gzip, in units of 1024 bytes. */
  kilobytes: number;
}

async function sizeOf(scripts: readonly string[]): Promise<ScriptSize> {
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await readFile(new URL(script, dist)), { level: 9 }).length;
  return { files: scripts.length, kilobytes: bytes / 1024 };
}

/**
 * What a first visit to the front page loads: what its HTML asks for, and in all once somebody does something; and what
 * a first visit to the dashboard does. Needs a build.
 */
export async function scriptSizes(): Promise<Record<'atOnce' | 'landing' | 'dashboard', ScriptSize>> {
  const built: Built = JSON.parse(await readFile(new URL('pages.json', dist), 'utf8'));
  const html = await readFile(new URL(built.pages['/'] ?? '', dist), 'utf8');
  const asked = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''),
  );
  return {
    atOnce: await sizeOf([...asked]),
    landing: await sizeOf(built.publicScripts['/'] ?? []),
    dashboard: await sizeOf(built.scripts['/dashboard'] ?? []),
  };
}

/** Aims, in the same unit. */
export const SCRIPT_BUDGETS = { atOnce: 10, landing: 91, dashboard: 130 } as const;
