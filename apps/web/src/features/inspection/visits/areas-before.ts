import type { Visit } from '@plumbline/contract';

/** That it isn't there, about whatever area it is said of. */
const NOT_THERE = [
  /^\W*(?:none|n\/?a|not applicable|no such (?:area|thing))\b/i,
  /\b(?:not applicable|n\/a)\b/i,
  /\b(?:does|did)(?:n[’']t| not) (?:exist|have (?:one|any|an?\b))/i,
  /\bthere (?:is|are|was|were) (?:none|no(?:t one|t any)?\b(?! (?:access|entry|hatch|way)))/i,
  /\b(?:is|was|are|were)n[’']t (?:one|any)\b/i,
];
/** Of a subfloor: a slab on the ground has none. */
const SLAB = /\bslab[\s-]on[\s-]ground\b|\b(?:on|is) an? (?:concrete |raft |waffle )?(?:slab|raft)\b/i;
/** It's there and nobody got to it. */
const KEPT_OUT =
  /\b(?:access|lock|block|clearance|reach|entry|hatch|manhole|ladder|crawl|stored|unsafe|too (?:low|hot|tight|steep|wet))/i;

/** What else people call an area. */
const CALLED: Readonly<Record<string, string>> = {
  Subfloor: String.raw`sub[\s-]?floor|under[\s-]?floor|crawl ?space`,
  'Roof space': 'roof (?:space|void|cavity)|attic|loft',
};

const named = (area: string) =>
  CALLED[area] ?? area.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the reason why an area wasn't inspected says that the building has no such area. */
export function saysNotThere(area: string, reason: string): boolean {
  if (KEPT_OUT.test(reason)) return false;
  if (area === 'Subfloor' && SLAB.test(reason)) return true;
  const none = new RegExp(
    String.raw`\b(?:no|without(?: an?)?|lacks an?) (?:such )?(?:${named(area)})\b`,
    'i',
  );
  return none.test(reason) || NOT_THERE.some((words) => words.test(reason));
}

/** Areas that earlier visits, newest first, said the building doesn't have, each with the reason that was written. */
export function notThereBefore(earlier: readonly Visit[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const heard = new Set<string>();
  for (const { inspectedAreas, notInspected } of earlier) {
    for (const { area, reason } of notInspected)
      if (!heard.has(area) && !inspectedAreas.includes(area) && saysNotThere(area, reason))
        found.set(area, reason);
    // The newest visit that says anything of an area decides.
    for (const area of [...inspectedAreas, ...notInspected.map((one) => one.area)]) heard.add(area);
  }
  return found;
}
