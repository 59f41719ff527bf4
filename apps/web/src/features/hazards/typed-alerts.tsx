import type { Project } from '@plumbline/contract';
import { type Alert, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import { HazardAlerts } from './hazard-alerts.tsx';

interface TypedAlertsProps {
  words: string;
  /** What the words are about, where that is known. */
  project?: Project | undefined;
  /** What the server warned of besides. */
  more?: readonly Alert[];
  className?: string;
}

/** What somebody is warned of while they type: read on the device, before anything is sent, without a network. */
export default function TypedAlerts({ words, project, more = [], className }: TypedAlertsProps) {
  const alerts = mergeAlerts(more, words.trim() === '' ? [] : readAlerts({ words, ...around(project) }));
  return <HazardAlerts alerts={alerts} announce {...(className ? { className } : {})} />;
}

function around(project: Project | undefined) {
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
