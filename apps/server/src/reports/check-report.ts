import type { CheckedReport } from '@plumbline/contract';
import { isDraft, openPointsOf } from '@plumbline/documents';
import { type Member, ownerOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { findProject } from '../projects/index.ts';
import { kindFor, type ReportFacts } from './check-declaration.ts';
import { contentOf } from './content/gather-content.ts';

interface Asked extends ReportFacts {
  projectId: number;
  selectedDefectIds: number[];
}

/**
 * What a report on these findings would leave open, before it is made. Nothing is kept. Findings of other projects count
 * as not chosen.
 */
export async function checkReport(database: Database, actor: Member, asked: Asked): Promise<CheckedReport> {
  const { project } = await findProject(database, actor, asked.projectId);
  const { content } = await contentOf(
    database,
    {
      ...ownerOf(actor),
      title: asked.title ?? '',
      kind: kindFor(asked, 'defect_list'),
      declaredInspection: asked.declaredInspection ?? false,
      inspectedAreas: asked.inspectedAreas ?? [],
      notInspected: asked.notInspected ?? [],
      attendedBy: asked.attendedBy ?? '',
      weather: asked.weather ?? '',
      overallCondition: asked.overallCondition ?? null,
      particulars: asked.particulars ?? {},
      clientName: asked.clientName ?? '',
      inspectedOn: asked.inspectedOn ?? null,
      limitations: asked.limitations ?? '',
    },
    { project, reportId: 0, version: 0, selectedDefectIds: asked.selectedDefectIds, printedUrl: undefined },
  );
  return {
    draft: isDraft(content),
    points: openPointsOf(content).map(({ limitation: _printed, ...point }) => point),
  };
}
