import { byPressing, URGENCY_NAMES } from '@plumbline/knowledge';
import type { Alert } from '@plumbline/knowledge/hazards';
import type { ReactNode } from 'react';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { Dialable } from './dialable.tsx';
import { URGENCY_TONE } from './urgency-tone.ts';

interface HazardAlertsProps {
  alerts: readonly Alert[];
  /** Read out once when it appears, and again only where another hazard joins it. */
  announce?: boolean;
  /** Where the words that gave rise to it stand right above it. */
  reasonless?: boolean;
  /** Where an answer stands below: after the first alert, the others show what to do first and fold the rest. */
  brief?: boolean;
  /** Their words were heard, and a machine wrote them down: a suggestion until somebody confirms them. */
  heard?: boolean;
  /** What can be done with an alert, such as closing it. */
  actions?: (alert: Alert) => ReactNode;
  className?: string;
}

/** Warnings of danger to people: what it may be, what to do, whom to call, and why we say so. */
export function HazardAlerts({
  alerts: told,
  announce = false,
  reasonless = false,
  brief = false,
  heard = false,
  actions,
  className = '',
}: HazardAlertsProps) {
  const alerts = [...told].sort(byPressing);
  return (
    <>
      {announce && alerts.length > 0 ? <Announcement alerts={alerts} /> : null}
      {alerts.length > 0 ? (
        <div className={`space-y-3 ${className}`}>
          {alerts.map((alert, at) => (
            <OneAlert
              key={alert.title}
              alert={alert}
              stepsShown={at < (brief ? 1 : SHOWN_IN_FULL) && !isNext(alerts, at) ? alert.steps.length : 1}
              // Two of a kind that call the same say so once.
              call={isNext(alerts, at) && alerts[at - 1]?.call === alert.call ? '' : alert.call}
              // Several alerts of one sentence quote it once.
              reason={reasonless || alerts[at - 1]?.because === alert.because ? '' : reasonOf(alert, heard)}
              folded={brief && at > 0}
              actions={actions?.(alert)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Whether the one before is of the same kind: then it is told in short. */
const isNext = (alerts: readonly Alert[], at: number) => alerts[at - 1]?.kind === alerts[at]?.kind;

/** More than these would fill a phone: the others show what to do first, and the rest on request. */
const SHOWN_IN_FULL = 2;

const QUOTE_MAX = 160;

/** Why we warn, short enough to be read at a glance. */
function reasonOf({ because, basis }: Alert, heard: boolean): string {
  const characters = [...because];
  const text =
    characters.length > QUOTE_MAX ? `${characters.slice(0, QUOTE_MAX).join('').trimEnd()}…` : because;
  if (heard) return `Because we heard “${text}”. Check the text.`;
  if (basis === 'words') return `Because you wrote “${text}”`;
  return basis === 'finding' ? text : `Because of: ${text}`;
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
  stepsShown: number;
  /** Empty where the alert before it calls the same. */
  call: string;
  reason: string;
  /** Whether whom to call is shown on request, with the further steps. */
  folded: boolean;
  actions: ReactNode;
}

function OneAlert({ alert, stepsShown, call, reason, folded, actions }: OneAlertProps) {
  const { title, urgency, steps } = alert;
  const more = steps.slice(stepsShown);
  const caller = call ? (
    <p className="mt-2 pl-8 text-sm">
      <span className="font-semibold">Who to call: </span>
      <Dialable text={call} />
    </p>
  ) : null;
  return (
    <section
      aria-label={`Hazard: ${title}`}
      className={`rounded-md border border-l-4 px-4 py-3 text-ink ${URGENCY_TONE[urgency]}`}
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-(--tone)" />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold text-(--tone)">{URGENCY_NAMES[urgency]}</p>
          <h2 className="text-base font-semibold break-words">{title}</h2>
        </div>
      </div>
      <Steps steps={steps.slice(0, stepsShown)} />
      {more.length > 0 || (folded && caller) ? (
        <details className="mt-1 text-sm">
          <summary className="ml-8 min-h-(--target) cursor-pointer content-center font-medium">
            {folded ? 'All steps and who to call' : 'Show all steps'}
          </summary>
          <Steps steps={more} start={stepsShown + 1} />
          {folded ? caller : null}
        </details>
      ) : null}
      {folded ? null : caller}
      {reason ? (
        <p dir="auto" className="mt-2 pl-8 text-xs wrap-anywhere text-ink-soft">
          {reason}
        </p>
      ) : null}
      {actions ? <div className="mt-2 pl-8">{actions}</div> : null}
    </section>
  );
}

function Steps({ steps, start = 1 }: { steps: readonly string[]; start?: number }) {
  return (
    <ol
      start={start}
      className="mt-2 list-decimal space-y-1 pl-8 text-sm marker:font-semibold marker:text-(--tone)"
    >
      {steps.map((step) => (
        <li key={step}>
          <Dialable text={step} />
        </li>
      ))}
    </ol>
  );
}
