import type pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../src/platform/database/connect.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

interface Plan {
  /** Tables that are read from one end to the other. */
  scannedWhole: string[];
  /** The most rows that one step reads from a table, thrown away or not. */
  lookedAt: number;
  /** For whoever has to find out why. */
  text: string;
}

/** Runs a query and tells how PostgreSQL went about it. */
export async function planOf(
  client: Pick<pg.Pool, 'query'>,
  { text, values }: { text: string; values: unknown[] },
): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  const nodes: Node[] = [];
  const walk = (node: Node | undefined) => {
    if (!node) return;
    nodes.push(node);
    for (const each of node.Plans ?? []) walk(each);
  };
  walk(root);
  return {
    scannedWhole: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
    lookedAt: Math.max(
      0,
      ...nodes
        .filter((node) => node['Relation Name'])
        .map(
          (node) =>
            node['Actual Loops'] *
            (node['Actual Rows'] +
              (node['Rows Removed by Filter'] ?? 0) +
              (node['Rows Removed by Index Recheck'] ?? 0)),
        ),
    ),
    text: `${text}\n${JSON.stringify(root)}`,
  };
}

interface Asked {
  text: string;
  values: unknown[];
}

/** Every query that the pool is asked while something is done, other than within a transaction. */
export async function queriesOf({ $client }: Database, act: () => Promise<unknown>): Promise<Asked[]> {
  const spy = vi.spyOn($client, 'query');
  try {
    await act();
    return spy.mock.calls.map((call) => {
      const [query, values] = call as unknown as [{ text: string; values?: unknown[] }, unknown[]?];
      return { text: query.text, values: values ?? query.values ?? [] };
    });
  } finally {
    spy.mockRestore();
  }
}
