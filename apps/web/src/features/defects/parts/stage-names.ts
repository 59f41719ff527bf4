import { findStage } from '@plumbline/knowledge';

/** 'Frame Stage, Roofing' for comma-joined stage ids; ids that the catalogue doesn't know are left out. */
export function stageNames(stageOfWorks: string): string {
  return stageOfWorks
    .split(',')
    .flatMap((id) => findStage(id.trim())?.name ?? [])
    .join(', ');
}
