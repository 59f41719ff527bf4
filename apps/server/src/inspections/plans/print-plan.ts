import { renderPlan } from '@plumbline/documents';
import { asc, eq } from 'drizzle-orm';
import { defects, planPages, planPins } from '../../platform/database/schema.ts';
import { findProject } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { planPageKey } from '../../uploads/index.ts';
import type { OfUser } from '../places.ts';
import { findPlan } from './plans.ts';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A plan as a PDF: every page with its numbered pins, and below it what each number stands for. */
export async function printPlan({ database, files }: Services, of: OfUser): Promise<Uint8Array> {
  const plan = await findPlan(database, of);
  const { project } = await findProject(database, of.actor, plan.projectId);
  const [pages, pins] = await Promise.all([
    database.select().from(planPages).where(eq(planPages.planId, plan.id)).orderBy(asc(planPages.number)),
    database
      .select({
        pin: planPins,
        of: defects.number,
        title: defects.title,
        severity: defects.severity,
        place: defects.location,
      })
      .from(planPins)
      .leftJoin(defects, eq(defects.id, planPins.findingId))
      .where(eq(planPins.planId, plan.id))
      .orderBy(asc(planPins.number)),
  ]);
  const shown = await Promise.all(
    pages.map(async ({ number, width, height }) => ({
      picture: await files.get(planPageKey(plan.folder, number)),
      width,
      height,
      pins: pins
        .filter(({ pin }) => pin.page === number)
        .map(({ pin, of, title, severity, place }) => ({
          number: pin.number,
          text: [title && `#${of} ${title}`, pin.label, place].filter(Boolean).join(' · ') || 'No note',
          severity: severity ?? '',
          x: pin.x,
          y: pin.y,
          corners: pin.corners,
        })),
    })),
  );
  return renderPlan({ title: plan.name, project: project.name, date: DAY.format(new Date()), pages: shown });
}
