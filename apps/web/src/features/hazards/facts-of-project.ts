import type { Project } from '@plumbline/contract';
import type { HazardInput } from '@plumbline/knowledge/hazards';

/** What hazards are read by of a project; nothing without one. */
export function factsOf(project: Project | undefined): Omit<HazardInput, 'words'> {
  if (!project) return {};
  const { name, address, description, state, buildingType, contractDate, approvalDate, completionDate } =
    project;
  return {
    projectWords: [name, address, description].filter(Boolean).join('\n'),
    project: {
      ...(state ? { state } : {}),
      ...(buildingType ? { buildingType } : {}),
      ...(contractDate ? { contractDate } : {}),
      ...(approvalDate ? { approvalDate } : {}),
      ...(completionDate ? { completionDate } : {}),
    },
  };
}
