/**
 * Boosted decision trees as plain data. A tree is a flat list of nodes in which the children of node n are
 * n × 2 + 1 and n × 2 + 2.
 */
export interface Tree {
  /** Feature that a node asks for; -1 at a leaf. */
  feature: readonly number[];
  /** What the feature is compared with: up to this goes left. At a leaf, what it adds to the score. */
  value: readonly number[];
}

export interface Boosted {
  base: number;
  trees: readonly Tree[];
}

/** The score of one row, in log-odds. */
export function score({ base, trees }: Boosted, row: readonly number[]): number {
  let total = base;
  for (const { feature, value } of trees) {
    let node = 0;
    for (let asked = feature[node] ?? -1; asked >= 0; asked = feature[node] ?? -1) {
      node = node * 2 + ((row[asked] ?? 0) <= (value[node] ?? 0) ? 1 : 2);
    }
    total += value[node] ?? 0;
  }
  return total;
}

export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
