import { type Arrow, featureOf } from './imports.ts';

/** Features that reach each other both ways, with the imports that tie them. */
export interface Circle {
  features: string[];
  ties: Arrow[];
}

/** Circles between features, or between other parts: the strongly connected groups of more than one (Tarjan 1972). */
export function circlesOf(arrows: readonly Arrow[], partOf = featureOf): Circle[] {
  const between = arrows.flatMap(([from, to]) => {
    const ends = [partOf(from), partOf(to)] as const;
    return ends[0] && ends[1] && ends[0] !== ends[1]
      ? [{ from: ends[0], to: ends[1], tie: [from, to] as Arrow }]
      : [];
  });
  const reached = new Map<string, Set<string>>();
  for (const { from, to } of between) reached.set(from, (reached.get(from) ?? new Set()).add(to));

  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (feature: string): number => {
    const own = index.size;
    index.set(feature, own);
    stack.push(feature);
    let low = own;
    for (const next of reached.get(feature) ?? []) {
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? index.get(next) ?? low);
    }
    lowest.set(feature, low);
    if (low === own) groups.push(stack.splice(stack.indexOf(feature)));
    return low;
  };
  for (const feature of reached.keys()) if (!index.has(feature)) visit(feature);

  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({
      features: group.sort(),
      ties: between
        .filter(({ from, to }) => group.includes(from) && group.includes(to))
        .map(({ tie }) => tie),
    }));
}
