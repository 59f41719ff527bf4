import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the server-side bundle of the app offers to the build. */
export interface ServerEntry {
  /** Public addresses with a page, each with the source module of that page. */
  publicPages: () => readonly { path: string; module: string }[];
  /** Addresses that the authenticated shell answers, deeper ones included. */
  appPaths: () => readonly string[];
  render: (path: string) => Promise<string>;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The chunk's own file and those it imports, apart from what the entry loads anyhow. */
function chunkFiles(manifest: Manifest, key: string, seen: Set<string>): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => chunkFiles(manifest, next, seen))];
}

function headLinks(manifest: Manifest, module: string | undefined): string {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const alreadyLoaded = new Set<string>();
  if (entryKey) chunkFiles(manifest, entryKey, alreadyLoaded);
  const scripts = module ? chunkFiles(manifest, module, alreadyLoaded) : [];
  const font = Object.values(manifest).find(({ file }) => /inter-latin-wght-normal.*\.woff2$/.test(file));
  return [
    font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">` : '',
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** React writes title, meta and link first when it renders a fragment: that run belongs into the head. */
export function splitHead(html: string): { head: string; body: string } {
  const run = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s.exec(html)?.[0] ?? '';
  return { head: run, body: html.slice(run.length) };
}

/** Any address without a page renders the not-found page; this one is never given a page. */
const NOWHERE = '/404';

/** Until the app has said which screen it shows. React puts its own title before this one. */
const APP_HEAD = '<title>Plumbline</title><meta name="robots" content="noindex">';
const NO_SCRIPT = '<noscript>Plumbline needs JavaScript here. Please switch it on and reload.</noscript>';

/**
 * Writes dist/<path>/index.html for each public page, dist/404.html, dist/app.html (the empty house of the
 * signed-in part) and dist/pages.json, by which the server knows which address gets which file.
 */
export async function prerenderPages(dist: string, entry: ServerEntry): Promise<string[]> {
  const manifestPath = `${dist}/.vite/manifest.json`;
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const template = await readFile(`${dist}/index.html`, 'utf8');
  const fill = (head: string, body: string) =>
    template.replace('<!--head-->', () => head).replace('<!--page-->', () => body);

  const write = async (file: string, path: string, module: string | undefined) => {
    const { head, body } = splitHead(await entry.render(path));
    await mkdir(dirname(`${dist}/${file}`), { recursive: true });
    await writeFile(`${dist}/${file}`, fill(head + headLinks(manifest, module), body));
  };

  const pages: Record<string, string> = {};
  for (const { path, module } of entry.publicPages()) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    await write(file, path, module);
    pages[path] = file;
  }
  await write('404.html', NOWHERE, 'src/pages/not-found.tsx');
  const appHead = `${APP_HEAD}${headLinks(manifest, 'src/app/app-area.tsx')}`;
  await writeFile(`${dist}/app.html`, fill(appHead, '').replace('</body>', `${NO_SCRIPT}</body>`));
  await writeFile(
    `${dist}/pages.json`,
    JSON.stringify(
      { pages, app: { paths: entry.appPaths(), file: 'app.html' }, notFound: '404.html' },
      null,
      2,
    ),
  );
  // The server sends dist/ to anyone who asks; how the chunks hang together is nobody's business.
  await rm(`${dist}/.vite`, { recursive: true });
  return Object.keys(pages);
}
