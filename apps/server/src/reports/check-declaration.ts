import {
  missingForDeclaration,
  type NotInspected,
  type OverallCondition,
  type Particulars,
  REPORT_KIND_FACTS,
  type ReportKind,
} from '@plumbline/contract';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { readLetterhead } from './letterhead/letterhead.ts';

/** What a person says about a report besides its selection. */
export interface ReportFacts {
  kind?: ReportKind | undefined;
  title?: string | undefined;
  clientName?: string | undefined;
  inspectedOn?: string | null | undefined;
  limitations?: string | undefined;
  declaredInspection?: boolean | undefined;
  inspectedAreas?: string[] | undefined;
  notInspected?: NotInspected[] | undefined;
  attendedBy?: string | undefined;
  weather?: string | undefined;
  overallCondition?: OverallCondition | null | undefined;
  particulars?: Particulars | undefined;
}

/** Programs that knew no kinds declare an inspection and mean the one before a purchase. */
export function kindFor({ kind, declaredInspection }: ReportFacts, before: ReportKind): ReportKind {
  if (kind) return kind;
  return declaredInspection && !REPORT_KIND_FACTS[before].declared ? 'pre_purchase' : before;
}

/**
 * A report may declare its inspection only when it says what an inspection must say and every finding is decided.
 * @throws AppError invalid_input with a line for each thing that is missing
 */
export async function checkDeclaration(
  queries: Queries,
  actor: Member,
  {
    project,
    selectedDefectIds,
  }: { project: { address: string; buildingType: string | null }; selectedDefectIds: readonly number[] },
  facts: ReportFacts & { kind: ReportKind },
): Promise<void> {
  const areas = facts.inspectedAreas ?? [];
  if (areas.some((area) => !AS4349_AREAS.includes(area))) {
    const fields = { inspectedAreas: `Choose from: ${AS4349_AREAS.join(', ')}` };
    throw new AppError('invalid_input', { fields });
  }
  if (!facts.declaredInspection) return;
  const letterhead = await readLetterhead(queries, actor);
  const [open] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(defects)
    .where(
      and(
        inArray(defects.id, [0, ...selectedDefectIds]),
        eq(defects.outcome, 'defect'),
        isNull(defects.verdict),
      ),
    );
  const fields = missingForDeclaration(
    {
      kind: facts.kind,
      clientName: facts.clientName ?? '',
      inspectedOn: facts.inspectedOn ?? null,
      weather: facts.weather ?? '',
      attendedBy: facts.attendedBy ?? '',
      inspectedAreas: areas,
      notInspected: facts.notInspected ?? [],
      overallCondition: facts.overallCondition ?? null,
      particulars: facts.particulars ?? {},
    },
    {
      ...letterhead,
      address: project.address,
      buildingType: project.buildingType,
      undecided: open?.count ?? 0,
    },
    AS4349_AREAS,
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
