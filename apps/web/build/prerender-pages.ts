import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the server-side bundle of the app offers to the build. */
interface ServerEntry {
  /** Public addresses with a page, each with the source module of that page. */
  publicPages: () => readonly { path: string; module: string }[];
  /** The pages behind the sign-in that exist. */
  appPages: () => readonly { path: string; module: string }[];
  /** Addresses that the authenticated shell answers, deeper ones included. */
  appPaths: () => readonly string[];
  render: (path: string) => Promise<string>;
}

/** dist/pages.json: which address gets which file. */
interface PageIndex {
  pages: Readonly<Record<string, string>>;
  app: { paths: readonly string[]; file: string };
  notFound: string;
  /** Of each page behind the sign-in, all scripts that its first visit loads; for measuring. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The same of each public page: what its HTML asks for, and what comes when it is needed. */
  publicScripts: Readonly<Record<string, readonly string[]>>;
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

function entryKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.isEntry);
  if (!key) throw new Error('The client build has no entry');
  return key;
}

/** The font that every page is set in. */
function fontOf(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => /inter-basic-wght-normal.*\.woff2$/.test(file));
  if (!font) throw new Error('The client build has no font');
  return `/${font.file}`;
}

const fontLink = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;

/** Scripts beyond what the entry loads anyhow. */
function scriptLinks(manifest: Manifest, modules: readonly string[]): string {
  const alreadyLoaded = new Set<string>();
  chunkFiles(manifest, entryKey(manifest), alreadyLoaded);
  return modules
    .flatMap((module) => chunkFiles(manifest, module, alreadyLoaded))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** What runs first asks for the font, or doesn't where the connection is slow. */
const withFont = (html: string, font: string) =>
  html.replace('src="/boot.js"', (script) => `${script} data-font="${font}"`);

/** React writes title, meta and link first when it renders a fragment: that run, and the data before it, belongs into the head. */
function splitHead(html: string): { head: string; body: string } {
  const run =
    /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>)+/s.exec(
      html,
    )?.[0] ?? '';
  return { head: run, body: html.slice(run.length) };
}

/** What the entry loads as soon as it is needed: behind the sign-in at once, on a public page later. */
const START = 'src/start.tsx';

/** The authenticated shell and the page that it opens with, as the build names what it put together. */
function firstScreenKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((candidate) => candidate.startsWith('_first-screen'));
  if (!key) throw new Error('The client build has no first screen');
  return key;
}

/** Any address without a page renders the not-found page; this one is never given a page. */
const NOWHERE = '/404';

/** Until the app has said which screen it shows. React puts its own title before this one. */
const APP_HEAD = '<title>Plumbline</title><meta name="robots" content="noindex">';
const NO_SCRIPT = '<noscript>Plumbline needs JavaScript here. Please switch it on and reload.</noscript>';

/** The tab's icon in the document itself: one request less. Search engines, which want its address, read other pages. */
function withIcon(html: string, icon: string): string {
  return html.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
}

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

  const write = async (file: string, path: string) => {
    const { head, body } = splitHead(await entry.render(path));
    await mkdir(dirname(`${dist}/${file}`), { recursive: true });
    await writeFile(`${dist}/${file}`, fill(head + fontLink(fontOf(manifest)), body));
  };
  const scriptsOf = (...modules: string[]) => {
    const seen = new Set<string>();
    return [entryKey(manifest), START, ...modules].flatMap((key) => chunkFiles(manifest, key, seen));
  };

  const pages: Record<string, string> = {};
  const publicScripts: Record<string, readonly string[]> = {};
  for (const { path, module } of entry.publicPages()) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    await write(file, path);
    pages[path] = file;
    publicScripts[path] = scriptsOf(module);
  }
  await write('404.html', NOWHERE);
  const shell = firstScreenKey(manifest);
  const icon = await readFile(`${dist}/favicon.svg`, 'utf8');
  const appHead = `${APP_HEAD}${scriptLinks(manifest, [START, shell])}`;
  const app = fill(appHead, '').replace('</body>', `${NO_SCRIPT}</body>`);
  await writeFile(`${dist}/app.html`, withFont(withIcon(app, icon), fontOf(manifest)));
  const index: PageIndex = {
    pages,
    app: { paths: entry.appPaths(), file: 'app.html' },
    notFound: '404.html',
    scripts: Object.fromEntries(entry.appPages().map(({ path, module }) => [path, scriptsOf(shell, module)])),
    publicScripts,
  };
  await writeFile(`${dist}/pages.json`, JSON.stringify(index, null, 2));
  // The server sends dist/ to anyone who asks; how the chunks hang together is nobody's business.
  await rm(`${dist}/.vite`, { recursive: true });
  return Object.keys(pages);
}
