import { PROJECT_ACTIONS, type Project, permissionsOf } from '@plumbline/contract';
import { STAGES } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import { type Actor, roleOf } from '../platform/actor.ts';
import { type GravestAlerts, gravestAlertsOf, toGravestHazard } from '../platform/database/most-pressing.ts';
import { projects } from '../platform/database/schema.ts';
import { onHoldOf } from './legal-hold.ts';

/** An active project below this progress needs attention. */
const ATTENTION_BELOW = 50;

/** Columns of a project as it is shown; counts come from the tallies, so that they don't cost a scan. */
export const projectColumns = {
  project: projects,
  defectCount: sql<number>`coalesce((select sum(count) from defect_tallies t where t.project_id = projects.id and t.outcome = 'defect'), 0)::int`,
  criticalCount: sql<number>`coalesce((select sum(count) from defect_tallies t where t.project_id = projects.id and t.outcome = 'defect' and t.severity = 'critical'), 0)::int`,
  openHazards: sql<number>`(select count(*) from defects d where d.user_id = projects.user_id and d.project_id = projects.id and d.alerts <> '[]')::int`,
  gravestAlerts: gravestAlertsOf(sql`d.user_id = projects.user_id and d.project_id = projects.id`),
  hazardsInDrafts: sql<number>`(select count(*) from imports i join draft_findings f on f.import_id = i.id where i.user_id = projects.user_id and i.project_id = projects.id and f.state = 'waiting' and f.hazards <> '{}')::int`,
  onHold: onHoldOf('projects.id'),
  stagesInspected: sql<number>`(select count(*) from project_stages s where s.project_id = projects.id)::int`,
};

export interface ProjectRow {
  project: typeof projects.$inferSelect;
  defectCount: number;
  criticalCount: number;
  openHazards: number;
  gravestAlerts: Omit<GravestAlerts, 'project'> | null;
  hazardsInDrafts: number;
  onHold: boolean;
  stagesInspected: number;
}

/** A project with what this actor may do with it. */
export const toProject = (row: ProjectRow, actor: Actor): Project => ({
  ...projectFigures(row),
  ...permissionsOf(PROJECT_ACTIONS, roleOf(actor), row),
});

/** What a project says, whoever asks. */
export function projectFigures({
  project,
  defectCount,
  criticalCount,
  openHazards,
  gravestAlerts,
  hazardsInDrafts,
  stagesInspected,
}: Omit<ProjectRow, 'onHold'>): Omit<Project, 'can' | 'whyNot'> {
  const derived = Math.round((stagesInspected / STAGES.length) * 100);
  const progress = project.status === 'completed' ? 100 : derived;
  const shown = project.progressByHand ?? progress;
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    status: project.status,
    progress: shown,
    progressSetByHand: project.progressByHand !== null,
    needsAttention: project.status === 'active' && shown < ATTENTION_BELOW,
    address: project.address,
    state: project.state,
    buildingType: project.buildingType,
    contractDate: project.contractDate,
    approvalDate: project.approvalDate,
    completionDate: project.completionDate,
    defectCount,
    criticalCount,
    openHazards,
    gravestHazard: toGravestHazard(gravestAlerts && { ...gravestAlerts, project: project.name }),
    hazardsInDrafts,
    closedAlerts: project.closedAlerts,
    createdAt: project.createdAt.toISOString(),
    userId: project.userId,
  };
}
