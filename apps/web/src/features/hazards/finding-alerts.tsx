import type { AlertClosed, Defect } from '@plumbline/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { HazardAlerts } from './hazard-alerts.tsx';
import { type Closing, useCloseAlert } from './queries.ts';

const CloseAlike = lazyPart(() => import('./close-alike.tsx'));
const CloseAlertDialog = lazyPart(() => import('./close-alert-dialog.tsx'));

interface FindingAlertsProps {
  defect: Pick<Defect, 'id' | 'alerts' | 'aiResults'>;
  announce?: boolean;
  className?: string;
}

/** Brings alerts that weren't there before into view and to the keyboard: an answer given further down raises them. */
function useShownWhenRaised(alerts: Defect['alerts']) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(alerts);
  useEffect(() => {
    const isRaised = ({ kind, title, urgency }: Defect['alerts'][number]) =>
      before.current.every((one) => one.kind !== kind || one.title !== title || one.urgency !== urgency);
    if (alerts.some(isRaised)) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'start' });
    }
    before.current = alerts;
  }, [alerts]);
  return box;
}

/** A finding's open hazards, before everything else that is said of it. Each can be closed with a reason. */
export function FindingAlerts({ defect, announce = false, className = '' }: FindingAlertsProps) {
  const [closing, setClosing] = useState('');
  const [alike, setAlike] = useState<{ closing: Closing; findings: AlertClosed['alike'] } | null>(null);
  const { mutateAsync } = useCloseAlert(defect.id);
  const close = async (closing: Closing) => {
    const { alike: findings } = await mutateAsync(closing);
    if (findings.length > 0) setAlike({ closing, findings });
  };
  const alert = defect.alerts.find(({ title }) => title === closing);
  const box = useShownWhenRaised(defect.alerts);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={defect.alerts.length > 0 ? cx('scroll-mt-20 outline-none', className) : 'hidden'}
    >
      <HazardAlerts
        alerts={defect.alerts}
        announce={announce}
        actions={({ title }) => (
          <Button size="small" aria-label={`Close alert: ${title}`} onClick={() => setClosing(title)}>
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
          <CloseAlertDialog
            alert={alert}
            readIn="on the finding and in its reports"
            fromWords={defect.aiResults.length === 0}
            close={close}
            onClose={() => setClosing('')}
          />
        </Suspense>
      ) : null}
      {alike ? (
        <Suspense>
          <CloseAlike {...alike} onClose={() => setAlike(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
