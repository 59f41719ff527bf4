import { planPageName, type ReportContent } from '@plumbline/documents';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { planPages, planPins, plans } from '../../platform/database/schema.ts';
import { planPageKey } from '../../uploads/index.ts';

type ReportPlan = NonNullable<ReportContent['plans']>[number];

/** The pages of plans that these findings are marked on, each with their pins. The findings must be of the project. */
export async function plansOf(
  database: Database,
  projectId: number,
  findingIds: readonly number[],
): Promise<ReportPlan[]> {
  const rows = await database
    .select({ plan: plans, page: planPages, pin: planPins })
    .from(planPins)
    .innerJoin(plans, eq(plans.id, planPins.planId))
    .innerJoin(planPages, and(eq(planPages.planId, planPins.planId), eq(planPages.number, planPins.page)))
    .where(and(eq(plans.projectId, projectId), inArray(planPins.findingId, [0, ...findingIds])))
    .orderBy(asc(plans.id), asc(planPages.number), asc(planPins.number));
  const pages = new Map<string, ReportPlan>();
  for (const { plan, page, pin } of rows) {
    const key = planPageName({ planId: plan.id, page: page.number });
    const shown = pages.get(key) ?? { planId: plan.id, name: plan.name, page: page.number, pins: [] };
    // The inner join on findings left out pins that are only notes.
    shown.pins.push({ findingId: pin.findingId ?? 0, x: pin.x, y: pin.y, corners: pin.corners });
    pages.set(key, shown);
  }
  return [...pages.values()];
}

/**
 * Where the drawings of these pages of a report's project lie now. Those of plans that were deleted are missing, and those
 * of a report that came from another installation, where plans had other ids.
 */
export async function planFiles(
  database: Database,
  { projectId }: { projectId: number | null },
  shown: readonly ReportPlan[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: plans.id, name: plans.name, folder: plans.folder })
    .from(plans)
    .where(
      and(eq(plans.projectId, projectId ?? 0), inArray(plans.id, [0, ...shown.map(({ planId }) => planId)])),
    );
  return new Map(
    shown.flatMap(({ planId, name, page }) => {
      const plan = rows.find(({ id, name: now }) => id === planId && now === name);
      return plan ? [[planPageName({ planId, page }), planPageKey(plan.folder, page)]] : [];
    }),
  );
}
