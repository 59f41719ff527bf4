import type { Sample } from './observation.ts';

/** Photos nearer to each other than this (cosine) are taken to be of one scene, whatever group they name. */
const SAME_SCENE = 0.985;

/** A number from a text, the same in every run. */
function hash(text: string): number {
  let state = 2166136261;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  return state >>> 0;
}

function alike(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

/** The scene of each sample: those that share a group or look the same end up with the same name. */
export function scenesOf(samples: readonly Sample[]): string[] {
  const parent = samples.map((_, at) => at);
  const root = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top] ?? top;
    parent[at] = top;
    return top;
  };
  const first = new Map<string, number>();
  samples.forEach(({ group }, at) => {
    const known = first.get(group);
    if (known === undefined) first.set(group, at);
    else parent[root(at)] = root(known);
  });
  for (let a = 0; a < samples.length; a++) {
    for (let b = a + 1; b < samples.length; b++) {
      if (alike(samples[a]?.embedding ?? [], samples[b]?.embedding ?? []) > SAME_SCENE) {
        parent[root(b)] = root(a);
      }
    }
  }
  return samples.map((_, at) => samples[root(at)]?.group ?? '');
}

/** Deals samples out into so many parts; a scene is always in one. Sorted by a hash, so that runs agree. */
export function foldsOf(scenes: readonly string[], parts: number): number[] {
  const counts = new Map<string, number>();
  for (const scene of scenes) counts.set(scene, (counts.get(scene) ?? 0) + 1);
  const order = [...counts].sort(
    ([a, many], [b, few]) => few - many || hash(a) - hash(b) || a.localeCompare(b),
  );
  const sizes = new Array<number>(parts).fill(0);
  const place = new Map<string, number>();
  for (const [scene, count] of order) {
    const least = sizes.indexOf(Math.min(...sizes));
    place.set(scene, least);
    sizes[least] = (sizes[least] ?? 0) + count;
  }
  return scenes.map((scene) => place.get(scene) ?? 0);
}
