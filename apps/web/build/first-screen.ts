import type { Rolldown } from 'vite';

type GetModuleInfo = Rolldown.GetModuleInfo;

/** Barrels, of which every screen uses another part: how far one reaches through them says nothing. */
const BARREL = /packages\/(?:contract|knowledge)\/|@plumbline|lucide-react/;

function reach(getModuleInfo: GetModuleInfo, starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

interface Places {
  /** What every page starts with; it loads public pages and the signed-in part when their turn comes. */
  start: string;
  /** The signed-in part. */
  shell: string;
  /** The page that it opens with. */
  page: string;
}

/**
 * What the first signed-in screen needs and no public page does, in one file: apart, it would be some fifty crumbs that
 * a phone's network brings one by one.
 */
export function firstScreen({ start, shell, page }: Places): Rolldown.CodeSplittingGroup {
  let wanted: Set<string> | undefined;
  const find = (getModuleInfo: GetModuleInfo): Set<string> => {
    const early = reach(getModuleInfo, [start]);
    const publicPages = [...early]
      .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => id !== shell);
    const elsewhere = reach(getModuleInfo, [start, ...publicPages]);
    const here = [...reach(getModuleInfo, [shell, page])];
    // By the two themselves the page's head finds what to ask for: they stay files of their own.
    const known = new Set([...elsewhere, shell, page]);
    return new Set(here.filter((id) => !known.has(id) && !BARREL.test(id)));
  };
  return {
    debugName: 'first screen',
    // Its own alone: what a public page needs as well stays where that finds it.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      wanted ??= find((each) => context.getModuleInfo(each));
      return wanted.has(id) ? 'first-screen' : null;
    },
  };
}
