import type { Project } from '@plumbline/contract';
import { buildingAlerts } from '@plumbline/knowledge/building-alerts';
import { factsOf } from './facts-of-project.ts';
import { HazardAlerts } from './hazard-alerts.tsx';

/**
 * What the building itself warns of before any work, on the page of its project. Where something in it was found to be
 * dangerous, that comes first: these wait on one line then.
 */
export default function BuildingAlerts({ project }: { project: Project }) {
  const alerts = buildingAlerts(factsOf(project));
  if (alerts.length === 0 || project.openHazards === 0)
    return <HazardAlerts alerts={alerts} className="mb-6" />;
  return (
    <details className="mb-6 rounded-md border border-line border-l-4 border-l-medium bg-surface text-sm">
      <summary className="min-h-(--target) cursor-pointer content-center px-4 py-2">
        <span className="font-semibold">Before any work: </span>
        {alerts.map(({ title }) => title).join(' · ')}
      </summary>
      <HazardAlerts alerts={alerts} className="p-3 pt-1" />
    </details>
  );
}
