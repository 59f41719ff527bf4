import { planPages, planPins, plans } from '../../platform/database/schema.ts';
import type { PlanBody } from '../format/read-plan.ts';
import { type Bringing, bringSection, idsHere, moment, StaysOut } from './bring.ts';
import type { StoredPlan } from './prepare-papers.ts';
import { projectsOf } from './projects-here.ts';

/** Brings plans in with their pins. A pin of a finding that isn't here stands by its label alone. */
export function bringPlans(bringing: Bringing): Promise<void> {
  return bringSection(bringing, {
    section: 'plans',
    sequence: 'plans_id_seq',
    async insert(tx, placed) {
      const within = { ...bringing, tx };
      const projectOf = await projectsOf(within, placed);
      for (const one of placed) {
        const { id: planId, row } = one;
        const { name, version, pins, createdAt } = row.body as PlanBody;
        if (!row.photo) throw new StaysOut('We couldn’t get its pages. Import it again to retry');
        const { folder, pages } = row.photo as StoredPlan;
        const values = { name, version, folder, createdAt: moment(createdAt) };
        await tx.insert(plans).values({ ...values, id: planId, projectId: projectOf(one).id });
        await tx.insert(planPages).values(pages.map((page, at) => ({ ...page, planId, number: at + 1 })));
        const findings = await idsHere(
          within,
          'defects',
          pins.map(({ findingId }) => findingId),
        );
        const stuck = pins.map(({ findingId, createdAt: at, ...pin }) => ({
          ...pin,
          planId,
          findingId: findingId === null ? null : (findings.get(findingId) ?? null),
          createdAt: moment(at),
        }));
        if (stuck.length > 0) await tx.insert(planPins).values(stuck).onConflictDoNothing();
      }
    },
  });
}
