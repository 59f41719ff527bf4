import { missingForDeclaration } from '@plumbline/contract';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { AppError } from '../platform/errors.ts';
import { readLetterhead } from './letterhead.ts';

/** What a person says about a report besides its selection. */
export interface ReportFacts {
  title?: string | undefined;
  clientName?: string | undefined;
  inspectedOn?: string | null | undefined;
  limitations?: string | undefined;
  declaredInspection?: boolean | undefined;
  inspectedAreas?: string[] | undefined;
  weather?: string | undefined;
  overallCondition?: string | null | undefined;
}

/**
 * A report may call itself an inspection only when it says what an inspection must say.
 * @throws AppError invalid_input with a line for each thing that is missing
 */
export async function checkDeclaration(
  queries: Queries,
  actor: Member,
  project: { address: string },
  facts: ReportFacts,
): Promise<void> {
  const areas = facts.inspectedAreas ?? [];
  if (areas.some((area) => !AS4349_AREAS.includes(area))) {
    throw new AppError('invalid_input', { fields: { inspectedAreas: 'Choose areas from the list' } });
  }
  if (!facts.declaredInspection) return;
  const letterhead = await readLetterhead(queries, actor);
  const fields = missingForDeclaration(
    {
      clientName: facts.clientName ?? '',
      inspectedOn: facts.inspectedOn ?? null,
      weather: facts.weather ?? '',
      inspectedAreas: areas,
      overallCondition: facts.overallCondition ?? null,
    },
    { ...letterhead, address: project.address },
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
