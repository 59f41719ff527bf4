import { and, eq, sql } from 'drizzle-orm';
import type { FactsRow } from '../../judgement/index.ts';
import { projects } from '../../platform/database/schema.ts';
import { type Bringing, idsHere, type Placed, StaysOut } from './bring.ts';

export type ProjectHere = FactsRow & { id: number };

/** The projects here that rows belong to. Asking for one that isn't here throws StaysOut. */
export async function projectsOf(
  bringing: Bringing,
  placed: readonly Placed[],
): Promise<(one: Placed) => ProjectHere> {
  const ids = await idsHere(
    bringing,
    'projects',
    placed.map(({ row }) => row.parent),
  );
  const here = await bringing.tx
    .select()
    .from(projects)
    .where(
      and(
        sql`${projects.id} = any(${sql.param([...ids.values()])}::int[])`,
        eq(projects.userId, bringing.userId ?? 0),
      ),
    );
  const byId = new Map(here.map((project) => [project.id, project]));
  return ({ row }) => {
    const project = byId.get(ids.get(row.parent ?? '') ?? 0);
    if (!project) throw new StaysOut('Its project isn’t here');
    return project;
  };
}
