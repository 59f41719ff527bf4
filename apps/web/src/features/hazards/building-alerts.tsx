import type { Project } from '@plumbline/contract';
import { buildingAlerts } from '@plumbline/knowledge/building-alerts';
import { factsOf } from './facts-of-project.ts';
import { HazardAlerts } from './hazard-alerts.tsx';

/** What the building itself warns of before any work, on the page of its project. */
export default function BuildingAlerts({ project }: { project: Project }) {
  return <HazardAlerts alerts={buildingAlerts(factsOf(project))} className="mb-6" />;
}
