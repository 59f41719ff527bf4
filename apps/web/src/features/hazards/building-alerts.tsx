import type { Project } from '@plumbline/contract';
import { buildingAlerts } from '@plumbline/knowledge/building-alerts';
import type { Alert } from '@plumbline/knowledge/hazards';
import { Suspense, useState } from 'react';
import { whyNot } from '../../api/why-not.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { ClosedList } from './closed-alerts.tsx';
import { factsOf } from './facts-of-project.ts';
import { HazardAlerts } from './hazard-alerts.tsx';
import { useCloseBuildingAlert, useReopenBuildingAlert } from './queries.ts';

const CloseAlertDialog = lazyPart(() => import('./close-alert-dialog.tsx'));

/**
 * What the building itself warns of before any work, on the page of its project. Where something in it was found to be
 * dangerous, that comes first: these wait on one line then. Each can be closed with a reason; closed ones wait on a line.
 */
export default function BuildingAlerts({ project }: { project: Project }) {
  // A copy that this device kept before these came lacks them.
  const { closedAlerts = [] } = project;
  const [closing, setClosing] = useState<Alert | null>(null);
  const { mutateAsync } = useCloseBuildingAlert(project.id);
  const reopening = useReopenBuildingAlert(project.id);
  const alerts = buildingAlerts(factsOf(project)).filter(
    ({ kind }) => !closedAlerts.some(({ alert }) => alert.kind === kind),
  );
  const warned = (className: string) => (
    <HazardAlerts
      alerts={alerts}
      className={className}
      actions={(alert) =>
        whyNot(project, 'closeAlert') ? null : (
          <Button size="small" aria-label={`Close alert: ${alert.title}`} onClick={() => setClosing(alert)}>
            Close alert
          </Button>
        )
      }
    />
  );
  return (
    <>
      {alerts.length === 0 || project.openHazards === 0 ? (
        warned('mb-6')
      ) : (
        <details className="mb-6 rounded-md border border-line border-l-4 border-l-medium bg-surface text-sm">
          <summary className="min-h-(--target) cursor-pointer content-center px-4 py-2">
            <span className="font-semibold">Before any work: </span>
            {alerts.map(({ title }) => title).join(' · ')}
          </summary>
          {warned('p-3 pt-1')}
        </details>
      )}
      {closedAlerts.length > 0 ? (
        <details className="mb-6 rounded-md border border-line bg-surface text-sm">
          <summary className="min-h-(--target) cursor-pointer content-center px-4 py-2">
            <span className="font-semibold">Closed with a reason: </span>
            {closedAlerts.map(({ alert }) => alert.title).join(' · ')}
          </summary>
          <ClosedList closed={closedAlerts} reopening={reopening} className="p-3 pt-1" />
        </details>
      ) : null}
      {closing ? (
        <Suspense>
          <CloseAlertDialog
            alert={closing}
            readIn="on the project. It comes back when a date or the description of the project changes. Findings keep their own alerts"
            close={mutateAsync}
            onClose={() => setClosing(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
