import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { isConstant, longConstant } from './slim-contract.ts';

export type GetModuleInfo = Rolldown.GetModuleInfo;

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/** Barrels, of which every screen uses another part: one reaches through them what it names, and nothing else. */
const BARREL = /^\0@plumbline\/contract$|packages\/(?:contract|knowledge)\/src\/index\.ts$/;

/** Schemas aren't for the browser: what holds one is left where its own page finds it. */
const HEAVY = /from ['"]zod/;

/** Which file each name of our packages comes from. */
function ownNames(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of ['contract', 'knowledge']) {
    const folder = join(packages, name, 'src');
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
      const code = readFileSync(join(folder, path), 'utf8');
      if (HEAVY.test(code)) continue;
      for (const [, exported = ''] of code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm))
        files.set(exported, join(folder, path));
    }
  }
  return files;
}

/** What a module names of a barrel. */
const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'](@plumbline\/(?:contract|knowledge))["']/g;

export class Reach {
  private readonly own = ownNames();
  private readonly known = new Map<string, readonly string[]>();

  private readonly getModuleInfo: GetModuleInfo;

  constructor(getModuleInfo: GetModuleInfo) {
    this.getModuleInfo = getModuleInfo;
  }

  /** Everything that these modules need at once, and with `later` what they load when its turn comes, but for some. */
  from(starts: Iterable<string>, later?: { but: string }): Set<string> {
    const seen = new Set<string>();
    const waiting = [...starts];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...this.imports(id));
      if (later) waiting.push(...this.later(id).filter((each) => each !== later.but));
    }
    return seen;
  }

  later(id: string): readonly string[] {
    return this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  }

  private imports(id: string): readonly string[] {
    const found = this.known.get(id) ?? this.read(id);
    this.known.set(id, found);
    return found;
  }

  private read(id: string): readonly string[] {
    const info = this.getModuleInfo(id);
    if (!info || BARREL.test(id)) return [];
    const named: string[] = [];
    for (const [, names = '', from] of (info.code ?? '').matchAll(NAMED)) {
      for (const [, name = ''] of names.matchAll(/(\w+)(?:\s+as\s+\w+)?\s*(?:,|$)/g)) {
        const file =
          from === '@plumbline/contract' && isConstant(name) ? longConstant(name) : this.own.get(name);
        if (file) named.push(file);
      }
    }
    return [...info.importedIds.filter((each) => !BARREL.test(each)), ...named];
  }
}
