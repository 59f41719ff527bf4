import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Which file each icon comes from, under any of its names. */
function iconNames(): Map<string, string> {
  const barrel = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/dist\/.*$/, 'dist/esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(barrel, 'utf8').matchAll(
    /export \{([^}]*)\} from ["'](\.\/icons\/[^"']+)["']/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, resolve(dirname(barrel), path));
  }
  return files;
}

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/**
 * Has each module of ours import its icons from their own files. Through the package's one door a build reads all of its
 * seventeen hundred, more than everything else together, and drops them again.
 */
export function directIcons(): Plugin {
  const files = iconNames();
  return {
    name: 'plumbline-direct-icons',
    enforce: 'pre',
    // The server side leaves packages where they are and reads none of them.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('lucide-react')) return undefined;
      const direct = code.replace(IMPORT, (_statement, names: string) =>
        names
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && !each.startsWith('type '))
          .map((each) => {
            const [name = '', as = name] = each.split(/\s+as\s+/);
            const file = files.get(name);
            if (!file) this.error(`lucide-react has no file for ${name}`);
            return `import ${as} from ${JSON.stringify(file)};`;
          })
          .join(' '),
      );
      return { code: direct, map: null };
    },
  };
}
