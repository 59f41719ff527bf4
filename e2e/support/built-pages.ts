import { readFileSync, statSync } from 'node:fs';

/** The build's own list of what it serves: a page that comes later is walked without a line here. */
interface Built {
  pages: Record<string, string>;
  scripts: Record<string, string[]>;
}
const dist = new URL('../../apps/web/dist/', import.meta.url);
const built: Built = JSON.parse(readFileSync(new URL('pages.json', dist), 'utf8'));

/** Every test at every size, every page and every look: `npm run test:whole`. */
const WHOLE = Boolean(process.env.WHOLE_CAMPAIGN);

const publicPages = Object.keys(built.pages);
export const appPages = Object.keys(built.scripts);

/** Pages made from one template, such as the rules, are at least this many. */
const MANY = 8;
const EVERY = 15;

/** Of many pages made from one template: the longest, the shortest and every so many of those between. */
function sampleOf(pages: readonly string[]): string[] {
  if (WHOLE || pages.length < MANY) return [...pages];
  const sized = pages.map((path) => ({ path, bytes: statSync(new URL(built.pages[path] ?? '', dist)).size }));
  const bySize = sized.sort((one, other) => one.bytes - other.bytes).map(({ path }) => path);
  return bySize.filter((_path, at) => at % EVERY === 0 || at === bySize.length - 1);
}

const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Every public page that stands alone, and a sample of each kind that is made from one template. */
export const sampledPages = [...new Set(publicPages.map(folderOf))].flatMap((folder) =>
  sampleOf(publicPages.filter((path) => folderOf(path) === folder)),
);

/** Whether every page is looked at in light and dark on every width: `npm run test:looks`, and the whole campaign. */
export const everyLook = WHOLE || Boolean(process.env.EVERY_LOOK);
