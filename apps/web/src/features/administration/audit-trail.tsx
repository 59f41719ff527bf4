import { AUDIT_ACTIONS, type AuditAction, type AuditEvent } from '@plumbline/contract';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useAudit } from './queries.ts';
import { AUDIT_WORDS } from './words.ts';

const ALL = 'all';
const KINDS = [
  { value: ALL, label: 'All events' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_WORDS[action] })).sort((one, other) =>
    one.label.localeCompare(other.label),
  ),
] as const;

interface AuditTrailProps {
  /** Part of an address: only what these people did or what was done to them. */
  person: string;
  onPersonChange: (person: string) => void;
}

/** Who did what to whom, and when. Nobody can change it. */
export function AuditTrail({ person, onPersonChange }: AuditTrailProps) {
  const [action, setAction] = useState<AuditAction>();
  const events = useAudit({ action, person: useDeferredValue(person.trim()) });
  return (
    <>
      <div className="mb-4 grid gap-3 tablet:grid-cols-2">
        <Select<AuditAction | typeof ALL>
          aria-label="Kind of event"
          options={KINDS}
          value={action ?? ALL}
          onValueChange={(chosen) => setAction(chosen === ALL ? undefined : chosen)}
        />
        <Input
          type="search"
          aria-label="Email of a person"
          placeholder="Email of a person…"
          maxLength={254}
          value={person}
          onChange={(event) => onPersonChange(event.target.value)}
        />
      </div>
      <Loaded query={events} what="the audit trail">
        {({ items, inAll }) =>
          items.length === 0 ? (
            <EmptyState title="No events found">Try another person or kind of event.</EmptyState>
          ) : (
            <>
              <p className="mb-2 text-sm text-ink-soft">
                {items.length} of {inAll}, newest first
              </p>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {items.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ul>
              <ShowMore list={events} of="events" />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const details = Object.entries(event.detail);
  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{AUDIT_WORDS[event.action]}</p>
        <time dateTime={event.at} className="tabular text-ink-soft">
          {dateAndTime(event.at)}
        </time>
      </div>
      <p className="break-words text-ink-soft">{whoAndWhom(event)}</p>
      {details.length > 0 || event.ip ? (
        <details className="mt-1">
          <summary className="inline-flex min-h-(--target-small) cursor-pointer items-center text-link">
            Details
          </summary>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
            {event.ip ? <Detail name="IP address" value={event.ip} /> : null}
            {details.map(([name, value]) => (
              <Detail key={name} name={spaced(name)} value={value} />
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
}

function Detail({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
    </>
  );
}

/** 'sessionsEnded' as people read it. */
const spaced = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

function whoAndWhom({ actor, subject }: AuditEvent): string {
  if (actor && subject && actor.id !== subject.id) return `${actor.email}, to ${subject.email}`;
  return actor?.email ?? (subject ? `Signed out, about ${subject.email}` : 'Signed out');
}
