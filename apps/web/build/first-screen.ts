import type { Rolldown } from 'vite';
import { type GetModuleInfo, Reach } from './reach.ts';

interface Places {
  /** What public pages and the signed-in part share in any case. */
  basics: (id: string) => boolean;
  /** What every page starts with; it loads public pages and the signed-in part when their turn comes. */
  start: string;
  /** The page that most visitors begin with. */
  landing: string;
  /** The signed-in part. */
  shell: string;
  /** The page that it opens with. */
  page: string;
  /** What that page and what surrounds it load by themselves, once the first screen is there. */
  soon: readonly string[];
  /** What they load when they have been quiet for a while. */
  later: readonly string[];
}

/** Files of the build by what is loaded together. */
type Part = 'basics' | 'common' | 'first-screen' | 'soon' | 'common-soon' | 'later' | 'common-later';

function parts(
  getModuleInfo: GetModuleInfo,
  { start, landing, shell, page, soon, later }: Omit<Places, 'basics'>,
): Map<string, Part> {
  const reach = new Reach(getModuleInfo);
  const entry = reach.from([start]);
  const front = reach.from([landing]);
  const anybody = reach.from([start], { but: shell });
  const here = reach.from([shell, page]);
  const after = reach.from(soon);
  const found = new Map<string, Part>();
  // By these the page's head finds what to ask for: they stay files of their own.
  const own = new Set([landing]);
  const add = (id: string, part: Part) => {
    if (!entry.has(id) && !own.has(id) && !found.has(id)) found.set(id, part);
  };
  for (const id of here) add(id, front.has(id) ? 'basics' : anybody.has(id) ? 'common' : 'first-screen');
  for (const id of after) add(id, anybody.has(id) ? 'common-soon' : 'soon');
  for (const id of reach.from(later)) add(id, anybody.has(id) ? 'common-later' : 'later');
  // Short constants of the contract.
  found.set('\0@plumbline/contract', 'common-soon');
  return found;
}

/**
 * What the first signed-in screen needs in as few files as can be; apart, it would be some fifty crumbs that a phone's
 * network brings one by one. Public pages get none of it that they don't need: what those load as well, when somebody
 * asks for it, is a file of its own, and what the front page needs at once is another.
 */
export function firstScreen(places: Places): Rolldown.CodeSplittingGroup[] {
  let found: Map<string, Part> | undefined;
  const partOf = (id: string, getModuleInfo: GetModuleInfo) => {
    found ??= parts(getModuleInfo, places);
    return places.basics(id) ? 'basics' : (found.get(id) ?? null);
  };
  return [
    {
      debugName: 'basics',
      name: (id, context) =>
        partOf(id, (each) => context.getModuleInfo(each)) === 'basics' ? 'basics' : null,
    },
    {
      debugName: 'first screen',
      // Its own alone: what a public page needs as well stays where that finds it.
      includeDependenciesRecursively: false,
      name: (id, context) => partOf(id, (each) => context.getModuleInfo(each)),
    },
  ];
}
