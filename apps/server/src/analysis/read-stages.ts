import { isStageId, type StageId } from '@plumbline/knowledge';
import { AppError } from '../platform/errors.ts';

/** Reads comma-joined ids of stages. @throws AppError invalid_input for one that there isn't */
export function readStages(joined: string): StageId[] {
  const ids = joined
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = ids.find((id) => !isStageId(id));
  if (unknown !== undefined) {
    throw new AppError('invalid_input', { fields: { stageOfWorks: 'Choose stages of works from the list' } });
  }
  return [...new Set(ids.filter(isStageId))];
}
