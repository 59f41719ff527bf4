import type { Alert } from '@plumbline/knowledge/hazards';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialable } from './dialable.tsx';

/** How soon, in a word that stands beside the sign and the colour. */
const WHEN = { now: 'Act now', today: 'Make safe today', soon: 'Before any work' } as const;

const TONE = {
  now: 'border-critical bg-critical-soft [--tone:var(--critical)]',
  today: 'border-high bg-high-soft [--tone:var(--high)]',
  soon: 'border-medium bg-medium-soft [--tone:var(--medium)]',
} as const;

interface HazardAlertsProps {
  alerts: readonly Alert[];
  /** Read out once when it appears, and again only where another hazard joins it. */
  announce?: boolean;
  /** Where the steps stand in the text beside it. */
  withoutSteps?: boolean;
  /** What can be done with an alert, such as closing it. */
  actions?: (alert: Alert) => ReactNode;
  className?: string;
}

/** Warnings of danger to people: what it may be, what to do, whom to call, and why we say so. */
export function HazardAlerts({
  alerts,
  announce = false,
  withoutSteps = false,
  actions,
  className = '',
}: HazardAlertsProps) {
  return (
    <>
      {announce && alerts.length > 0 ? <Announcement alerts={alerts} /> : null}
      {alerts.length > 0 ? (
        <div className={`space-y-3 ${className}`}>
          {alerts.map((alert) => (
            <OneAlert key={alert.kind} alert={alert} withoutSteps={withoutSteps} actions={actions?.(alert)} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Its words change only with the hazards, not with every key that is pressed. */
function Announcement({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <p role="alert" className="sr-only">
      {alerts.map(({ title, steps, call }) => `${title}. ${steps[0] ?? ''} Who to call: ${call}.`).join(' ')}
    </p>
  );
}

interface OneAlertProps {
  alert: Alert;
  withoutSteps: boolean;
  actions: ReactNode;
}

function OneAlert({ alert, withoutSteps, actions }: OneAlertProps) {
  const { title, urgency, steps, call, because, basis } = alert;
  return (
    <section
      aria-label={`Hazard: ${title}`}
      className={`rounded-md border border-l-4 px-4 py-3 text-ink ${TONE[urgency]}`}
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-(--tone)" />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold text-(--tone)">{WHEN[urgency]}</p>
          <h3 className="text-base font-semibold break-words">{title}</h3>
        </div>
      </div>
      {withoutSteps ? null : (
        <ol className="mt-2 list-decimal space-y-1 pl-8 text-sm marker:font-semibold marker:text-(--tone)">
          {steps.map((step) => (
            <li key={step}>
              <Dialable text={step} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-2 pl-8 text-sm">
        <span className="font-semibold">Who to call: </span>
        <Dialable text={call} />
      </p>
      <p className="mt-2 pl-8 text-xs text-ink-soft">
        {basis === 'words' ? `Because you wrote “${because}”` : `Because of this: ${because}`}
      </p>
      {actions ? <div className="mt-2 pl-8">{actions}</div> : null}
    </section>
  );
}
