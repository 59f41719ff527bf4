import { MAIL_STATES, type Mail } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { type MailState, useMails, useMailText, useRetryMail } from './queries.ts';
import { MAIL_STATE_WORDS, MAIL_WORDS } from './words.ts';

const ALL = 'all';
const STATES = [
  { value: ALL, label: 'All mail' },
  ...MAIL_STATES.map((state) => ({ value: state, label: MAIL_STATE_WORDS[state].label })),
] as const;

/** Every mail that was written: whether it has gone, what the mail server said, and without one what it says. */
export function MailOutbox() {
  const [state, setState] = useState<MailState>();
  const [reading, setReading] = useState<Mail>();
  const mails = useMails(state);
  return (
    <>
      <div className="mb-4 max-w-60">
        <Select<MailState | typeof ALL>
          aria-label="Mail status"
          options={STATES}
          value={state ?? ALL}
          onValueChange={(chosen) => setState(chosen === ALL ? undefined : chosen)}
        />
      </div>
      <Loaded query={mails} what="the mail">
        {({ items, inAll }) =>
          items.length === 0 ? (
            <EmptyState title="No mail">No mail has this status.</EmptyState>
          ) : (
            <>
              <p className="mb-2 text-sm text-ink-soft">
                {items.length} of {inAll}, newest first
              </p>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {items.map((mail) => (
                  <MailRow key={mail.id} mail={mail} onRead={() => setReading(mail)} />
                ))}
              </ul>
              <ShowMore list={mails} of="mail" />
            </>
          )
        }
      </Loaded>
      {reading ? <MailDialog mail={reading} onClose={() => setReading(undefined)} /> : null}
    </>
  );
}

function MailRow({ mail, onRead }: { mail: Mail; onRead: () => void }) {
  const retry = useRetryMail();
  const { label, tone } = MAIL_STATE_WORDS[mail.state];
  const name = mail.subject || MAIL_WORDS[mail.kind];
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-ink-soft">{mail.to}</p>
        <p className="text-ink-soft">
          <span className="tabular">{dateAndTime(mail.createdAt)}</span>
          {mail.attempts > 1 ? `, ${mail.attempts} attempts` : ''}
        </p>
        {mail.problem ? <p className="break-words text-critical">{mail.problem}</p> : null}
      </div>
      <Badge tone={tone}>{label}</Badge>
      {mail.state === 'given_up' ? (
        <Button
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate(mail.id)}
          aria-label={`Try again: ${name} to ${mail.to}`}
        >
          Try again
        </Button>
      ) : null}
      <Button size="small" onClick={onRead} aria-label={`Read: ${name} to ${mail.to}`}>
        Read
      </Button>
    </li>
  );
}

function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const read = useMailText(mail.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={mail.subject || MAIL_WORDS[mail.kind]}
      description={`To ${mail.to}. Links that open an account are hidden. Reading a mail is recorded.`}
    >
      <Loaded query={read} what="the mail">
        {({ text }) =>
          text === '' ? (
            <p className="text-sm text-ink-soft">
              No text to show: it isn’t written yet, or the mail server has it.
            </p>
          ) : (
            <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}
