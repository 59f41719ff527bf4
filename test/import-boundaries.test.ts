import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Seed {
  /** The folder pattern of biome.json whose boundary is tried. */
  boundary: string;
  file: string;
  refused: string[];
  allowed: string[];
}

const seeds: Seed[] = [
  {
    boundary: 'packages/knowledge/src/**',
    file: 'packages/knowledge/src/data/seed.ts',
    refused: [
      '@plumbline/contract',
      'node:fs',
      '../../../contract/src/index.ts',
      '../../../../apps/server/src/app.ts',
    ],
    allowed: ['../stages.ts', './tolerances.json'],
  },
  {
    boundary: 'packages/contract/src/**',
    file: 'packages/contract/src/seed.ts',
    refused: [
      '@plumbline/vision',
      'node:fs',
      '../../knowledge/src/stages.ts',
      '../../../apps/server/src/app.ts',
    ],
    allowed: ['@plumbline/knowledge', 'zod', './projects.ts'],
  },
  ...['vision', 'documents', 'assistant'].map((name) => ({
    boundary: `packages/${name}/src/**`,
    file: `packages/${name}/src/seed.ts`,
    refused: ['@plumbline/contract', 'fastify', 'pg', 'drizzle-orm', '../../contract/src/index.ts'],
    allowed: ['@plumbline/knowledge', 'node:path', './seedling.ts'],
  })),
  {
    boundary: 'apps/web/src/**',
    file: 'apps/web/src/features/seed/seed.ts',
    refused: [
      '@plumbline/server',
      '@plumbline/vision',
      '@plumbline/documents',
      '@plumbline/assistant',
      '../../../../server/src/app.ts',
    ],
    allowed: ['@plumbline/contract', '@plumbline/knowledge', '../../ui/button.tsx'],
  },
  {
    boundary: 'apps/web/src/ui/**',
    file: 'apps/web/src/ui/seed.ts',
    refused: ['@plumbline/contract', '../features/auth/auth.ts', '../pages/projects.tsx'],
    allowed: ['react', './button.tsx'],
  },
  {
    boundary: 'apps/server/src/*/*',
    file: 'apps/server/src/projects/seed.ts',
    refused: [
      '../credits/ledger.ts',
      '../credits/deep/ledger.ts',
      '../../../web/src/main.tsx',
      '@plumbline/web',
    ],
    allowed: [
      '../credits/index.ts',
      '../platform/mail/mailer.ts',
      '../environment.ts',
      './routes.ts',
      '../../test/a.ts',
    ],
  },
  {
    boundary: 'apps/server/src/*/*/*',
    file: 'apps/server/src/projects/cards/seed.ts',
    refused: ['../../credits/ledger.ts', '../../credits/deep/ledger.ts'],
    allowed: ['../../credits/index.ts', '../routes.ts', '../labels/label.ts', '../../environment.ts'],
  },
  {
    boundary: 'apps/server/src/*/*/*/**',
    file: 'apps/server/src/projects/cards/deep/seed.ts',
    refused: ['../../../credits/ledger.ts'],
    allowed: ['../../../credits/index.ts', '../../routes.ts', '../card.ts'],
  },
  {
    boundary: 'apps/server/src/platform/*/*',
    file: 'apps/server/src/platform/mail/seed.ts',
    refused: ['../../credits/index.ts', '../../credits/ledger.ts'],
    allowed: ['../storage/file-store.ts', './mailer.ts', '../../environment.ts'],
  },
];

interface Diagnostic {
  category: string;
  location: { path: string; start: { line: number } };
}

// A copy of the rules over a tree that holds nothing but seeds: the real one stays untouched.
let tree: string;
let breaches: Set<string>;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'plumbline-boundaries-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const { file, refused, allowed } of seeds) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    const lines = [...refused, ...allowed].map((from, index) => `import * as seed${index} from '${from}';`);
    writeFileSync(join(tree, file), `${lines.join('\n')}\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`Biome said nothing: ${stderr}`);
  const diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  breaches = new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => `${location.path}:${location.start.line}`),
  );
});
afterAll(() => rmSync(tree, { recursive: true }));

test.each(seeds)(
  '$boundary: what crosses it is refused, what stays inside is not',
  ({ file, refused, allowed }) => {
    const verdicts = [...refused, ...allowed].map((from, index) => [
      from,
      breaches.has(`${file}:${index + 1}`),
    ]);
    expect(verdicts).toEqual([
      ...refused.map((from) => [from, true]),
      ...allowed.map((from) => [from, false]),
    ]);
  },
);

test('every boundary in biome.json is tried', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
    overrides: { includes: string[]; linter: { rules: { style?: { noRestrictedImports?: unknown } } } }[];
  };
  const boundaries = overrides
    .filter(({ linter }) => linter.rules.style?.noRestrictedImports)
    .flatMap(({ includes }) => includes);
  expect(boundaries.sort()).toEqual(seeds.map(({ boundary }) => boundary).sort());
});
