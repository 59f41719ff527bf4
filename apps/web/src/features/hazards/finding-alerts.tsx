import type { Defect } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { HazardAlerts } from './hazard-alerts.tsx';

const CloseAlertDialog = lazyPart(() => import('./close-alert-dialog.tsx'));

type Kind = Defect['alerts'][number]['kind'];

interface FindingAlertsProps {
  defect: Pick<Defect, 'id' | 'alerts'>;
  announce?: boolean;
  className?: string;
}

/** A finding's open hazards, before everything else that is said of it. Each can be closed with a reason. */
export function FindingAlerts({ defect, announce = false, className = '' }: FindingAlertsProps) {
  const [closing, setClosing] = useState<Kind | null>(null);
  const alert = defect.alerts.find(({ kind }) => kind === closing);
  return (
    <div className={defect.alerts.length > 0 ? className : ''}>
      <HazardAlerts
        alerts={defect.alerts}
        announce={announce}
        actions={({ kind, title }) => (
          <Button size="small" aria-label={`Close alert: ${title}`} onClick={() => setClosing(kind)}>
            Close alert
          </Button>
        )}
      />
      {defect.alerts.length > 0 ? (
        <p className="mt-2 text-xs text-ink-soft">
          A photo can’t show that a place is safe. Close an alert once somebody has checked on site.
        </p>
      ) : null}
      {alert ? (
        <Suspense>
          <CloseAlertDialog defectId={defect.id} alert={alert} onClose={() => setClosing(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
