import type { LinkedFinding } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { dateAndTime, longDate } from '../../ui/dates.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { HazardAlerts } from '../hazards/hazard-alerts.tsx';
import { PrintWorkOrder } from '../repairs/print-work-order.tsx';
import { RepairBadge } from '../repairs/repair-badge.tsx';
import { byWhom, whatWasDone, whatWasSaid } from '../repairs/repair-words.ts';
import { LinkedPhoto, LinkedPicture } from './linked-photo.tsx';
import { useLinkedWork, useLinkHere } from './linked-work.ts';
import { ReplyForm } from './reply-form.tsx';

/** What a tradesperson sees who was sent a link: their findings, danger first, and a way to answer. No account needed. */
export default function RepairLinkPage() {
  const { secret, finding } = useLinkHere();
  // Nothing that was read or typed for one link is kept under another.
  return <Opened key={secret} secret={secret} scanned={finding} />;
}

function Opened({ secret, scanned }: { secret: string; scanned: number | undefined }) {
  const [shown, reload] = useLinkedWork(secret);
  return (
    <main className="mx-auto max-w-2xl space-y-6 px-4 py-6 tablet:px-6">
      {shown.state === 'loading' ? (
        <div className="flex justify-center py-24 text-ink-soft">
          <Spinner label="Loading the work" />
        </div>
      ) : shown.state === 'failed' ? (
        <>
          <h1 className="text-xl font-semibold">
            {shown.ended ? 'This link doesn’t open' : 'We couldn’t load the work'}
          </h1>
          <p role="alert" className="text-base text-ink-soft">
            {shown.message}
          </p>
          {shown.ended ? null : (
            <Button size="large" onClick={() => void reload()}>
              Try again
            </Button>
          )}
        </>
      ) : (
        <>
          <header className="space-y-1">
            <p className="text-sm text-ink-soft">Plumbline · for {shown.work.name}</p>
            <h1 className="text-xl font-semibold">{shown.work.address || shown.work.project}</h1>
            <p className="text-sm text-ink-soft">
              {shown.work.findings.length} {shown.work.findings.length === 1 ? 'item' : 'items'} from{' '}
              {shown.work.from}. Open until {longDate(shown.work.expiresAt)}.
            </p>
            {shown.work.message ? (
              <p dir="auto" className="pt-2 text-base whitespace-pre-line wrap-anywhere">
                {shown.work.message}
              </p>
            ) : null}
          </header>
          {shown.work.findings.every(isDone) ? null : <PrintWorkOrder secret={secret} />}
          {shown.work.findings.length === 0 ? (
            <p className="text-base">
              {shown.work.from} has deleted everything on this link. Ask them if you still have work to do.
            </p>
          ) : null}
          {scannedFirst(shown.work.findings, scanned).map((finding) => (
            <Item key={finding.id} secret={secret} finding={finding} from={shown.work.from} onSent={reload} />
          ))}
          <p className="text-sm text-ink-soft">
            Anyone with this link can see it and reply. In an emergency call 000.
          </p>
        </>
      )}
    </main>
  );
}

const isDone = ({ state }: LinkedFinding) =>
  state === 'verified' || state === 'accepted' || state === 'not_defect';

/** Whoever scanned a printed code finds its item at the top. */
const scannedFirst = (findings: readonly LinkedFinding[], scanned: number | undefined) => [
  ...findings.filter(({ id }) => id === scanned),
  ...findings.filter(({ id }) => id !== scanned),
];

interface ItemProps {
  secret: string;
  finding: LinkedFinding;
  from: string;
  onSent: () => Promise<void>;
}

function Item({ secret, finding, from, onSent }: ItemProps) {
  const {
    number,
    title,
    description,
    place,
    location,
    state,
    dueOn,
    alerts,
    actions,
    photos,
    plan,
    entries,
    id,
  } = finding;
  const where = [place, location].filter(Boolean).join(', ');
  return (
    <article
      aria-label={`Finding ${number}`}
      className="space-y-4 rounded-md border border-line bg-surface p-4 tablet:p-5"
    >
      <HazardAlerts alerts={alerts} />
      <header className="space-y-1.5">
        <h2 className="text-lg font-semibold">
          {number}. {title}
        </h2>
        {where ? <p className="text-base">{where}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RepairBadge state={state} alerts={alerts} />
          {dueOn ? <span className="tabular text-sm">Due {longDate(`${dueOn}T12:00:00`)}</span> : null}
        </p>
      </header>
      {description ? (
        <p dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      ) : null}
      {photos.map((photo, at) => (
        <LinkedPhoto
          key={photo.id}
          secret={secret}
          photo={photo}
          alt={`Photo ${at + 1} of finding ${number}`}
          className="w-full"
        />
      ))}
      {plan ? (
        <figure className="space-y-1">
          <div className="relative">
            <LinkedPicture secret={secret} of={{ plan: id }} alt={`Plan: ${plan.name}`} className="w-full" />
            <span
              aria-hidden="true"
              className="tabular absolute flex h-6 min-w-6 -translate-1/2 items-center justify-center rounded-full border-2 border-critical bg-surface px-1 text-sm font-semibold"
              style={{ left: `${plan.x * 100}%`, top: `${plan.y * 100}%` }}
            >
              {plan.pin}
            </span>
          </div>
          <figcaption className="text-sm text-ink-soft">
            {plan.name}, pin {plan.pin}
          </figcaption>
        </figure>
      ) : null}
      {actions.length > 0 ? (
        <section className="space-y-1.5">
          <h3 className="text-base font-semibold">What to do</h3>
          <ul className="list-disc space-y-1 pl-5 text-base">
            {actions.map((action) => (
              <li key={action} className="first-letter:uppercase">
                {action}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {entries.length > 0 ? (
        <ol aria-label="Messages" className="space-y-3 border-l border-line pl-4">
          {entries.map((entry) => (
            <li key={entry.id} className="space-y-1 text-sm">
              <p className="font-medium">{whatWasDone(entry, entry.photos.length)}</p>
              {whatWasSaid(entry, entry.photos.length) ? (
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {whatWasSaid(entry, entry.photos.length)}
                </p>
              ) : null}
              {entry.photos.map((photo) => (
                <LinkedPhoto
                  key={photo.id}
                  secret={secret}
                  photo={photo}
                  alt={`Photo sent by ${entry.name}`}
                  className="max-h-64"
                />
              ))}
              <p className="text-ink-soft">
                {byWhom(entry)} · <span className="tabular">{dateAndTime(entry.at)}</span>
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      {isDone(finding) ? null : <ReplyForm secret={secret} finding={finding} from={from} onSent={onSent} />}
    </article>
  );
}
