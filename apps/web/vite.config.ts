import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreen } from './build/first-screen.ts';
import { noInlineStyles } from './build/no-inline-styles.ts';
import { slimContract } from './build/slim-contract.ts';

/** Modules that public pages and the signed-in part share, by the end of their path. */
const BASICS = [
  ...['class-names', 'button', 'field', 'input', 'badge', 'spinner', 'plumb-bob', 'severity-mark'].map(ui),
  ...['confidence', 'confidence-band', 'compliance-mark', 'glyph'].map(ui),
  ...[
    'api/api-error.ts',
    'api/client.ts',
    'routes/preloadable.tsx',
    'content/claims.ts',
    'browser/lazy-part.tsx',
    'browser/new-version.ts',
    'service-worker/words.ts',
  ],
];

function ui(name: string): string {
  return `/src/ui/${name}.ts`;
}

function isBasic(id: string): boolean {
  return BASICS.some((end) => id.endsWith(end) || id.endsWith(`${end}x`));
}

/**
 * What many screens share: what opens over a page and what that is made of, which no first screen needs; small pieces of
 * pages; and every icon. An icon left in one screen's own file would make that file and the first screen's import each
 * other, and wait for each other for ever.
 */
const SHARED = [
  { name: 'floating', test: /@floating-ui|react-(?:popper|select|popover|menu|dropdown-menu)\// },
  {
    name: 'pieces',
    test: /ui\/(?:page-lock|remove-scroll|icon-button|dates|empty-state|progress-bar)/,
    minShareCount: 2,
  },
  { name: 'parts', test: /@radix-ui|aria-hidden/, minShareCount: 2 },
  { name: 'icons', test: /ui\/icons\// },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** What the dashboard loads by itself once its first screen is there. */
const SOON = ['features/repairs/due-first.tsx', 'features/inspection/filing/filing-of-project.tsx'];

/** What it loads when it has been quiet for a while. */
const LATER = [
  'features/offline/offline-host.tsx',
  'features/unsent/send-unsent.tsx',
  'features/originals/waiting-originals.tsx',
  'features/batch/sending-bar.tsx',
  'features/dashboard/later-parts.tsx',
];

const source = (path: string) => new URL(`./src/${path}`, import.meta.url).pathname;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), slimContract(), noInlineStyles()],
  resolve: {
    alias: {
      // React has had this hook for years; the router still brings a copy for those that have not.
      'use-sync-external-store/shim/index.js': 'react',
      // Radix locks the page through this package, which writes style elements: a strict CSP refuses them.
      'react-remove-scroll': new URL('./src/ui/remove-scroll.tsx', import.meta.url).pathname,
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // Every browser that runs this preloads modules by itself.
    modulePreload: { polyfill: false },
    // A data: URL font or picture would need an opening in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the public pages and the signed-in part share, in one file: a dozen crumbs compress worse.
        codeSplitting: isSsrBuild
          ? undefined
          : {
              groups: [
                ...firstScreen({
                  basics: isBasic,
                  start: source('start.tsx'),
                  landing: source('pages/landing.tsx'),
                  shell: source('app/app-area.tsx'),
                  page: source('pages/dashboard.tsx'),
                  soon: SOON.map(source),
                  later: LATER.map(source),
                }),
                ...SHARED,
              ],
            },
      },
      treeshake: {
        // Our packages declare and compute, nothing more: what nobody uses of them can go.
        moduleSideEffects: [{ test: /packages\/(contract|knowledge)\/src/, sideEffects: false }],
      },
    },
  },
  server: {
    proxy: { '/api': process.env.PLUMBLINE_API ?? 'http://localhost:3000' },
  },
}));
