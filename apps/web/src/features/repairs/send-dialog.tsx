import { REPAIR_LINK_LIMITS } from '@plumbline/contract';
import { useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { longDate } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DueField, PersonField } from './plan-fields.tsx';
import { PrintWorkOrder } from './print-work-order.tsx';
import { type MadeLink, useMakeLink } from './queries.ts';
import { TradeField } from './trade-field.tsx';

const FORM_ID = 'repair-link';
const DAYS = [7, REPAIR_LINK_LIMITS.daysUsual, REPAIR_LINK_LIMITS.daysMax].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

interface SendDialogProps {
  projectId: number;
  findingIds: readonly number[];
  /** Who is named already. */
  person?: string;
  onClose: () => void;
}

/** Makes a private link to findings, then hands it to the share sheet, a mail or the clipboard. */
export default function SendDialog({ projectId, findingIds, person = '', onClose }: SendDialogProps) {
  const make = useMakeLink(projectId);
  const [name, setName] = useState(person);
  const [contact, setContact] = useState('');
  const [message, setMessage] = useState('');
  const [trade, setTrade] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [days, setDays] = useState(String(REPAIR_LINK_LIMITS.daysUsual));
  const [voices, setVoices] = useState(false);
  const [words, setWords] = useState(true);
  const many = findingIds.length === 1 ? '1 finding' : `${findingIds.length} findings`;
  const sending = useSubmit(async () => {
    refuse({ name: name.trim() === '' && 'Enter a name' });
    await make.mutateAsync({
      ...{ findingIds: [...findingIds], days: Number(days), voices, words },
      ...{ name: name.trim(), contact: contact.trim(), message: message.trim() },
      ...(trade.trim() ? { trade: trade.trim() } : {}),
      ...(dueOn ? { dueOn } : {}),
    });
  }, 'The link wasn’t made. Please try again.');
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || sending.busy ? undefined : onClose())}
      title={make.data ? 'Send this link' : `Send ${many} to a tradesperson`}
      description="They don’t need an account. They can see and answer these findings, nothing else."
      footer={
        make.data ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button disabled={sending.busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={FORM_ID} variant="primary" busy={sending.busy}>
              Make link
            </Button>
          </>
        )
      }
    >
      {make.data ? (
        <Made made={make.data} many={many} />
      ) : (
        <Form id={FORM_ID} submission={sending} submit={null}>
          <PersonField label="Their name" error={sending.fields.name} value={name} onChange={setName} />
          <div className="grid gap-5 tablet:grid-cols-2">
            <Field label="Email or phone" optional>
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  autoComplete="off"
                  value={contact}
                  onChange={(event) => setContact(event.target.value)}
                />
              )}
            </Field>
            <Field label="Link works for">
              {(control) => <Select {...control} options={DAYS} value={days} onValueChange={setDays} />}
            </Field>
          </div>
          <div className="grid gap-5 tablet:grid-cols-2">
            <TradeField
              value={trade}
              hint="Left empty, we use the trade each defect needs."
              onChange={setTrade}
            />
            <DueField
              hint="Left empty, we go by how serious each finding is."
              error={sending.fields.dueOn}
              value={dueOn}
              onChange={setDueOn}
            />
          </div>
          <Field label="Message" optional hint="Such as where the key is.">
            {(control) => (
              <Textarea
                {...control}
                maxLength={1000}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <Checkbox
            checked={words}
            onCheckedChange={setWords}
            label="Include descriptions"
            hint="Anyone with the link can read what each finding says, and what you wrote with it."
          />
          <Checkbox
            checked={voices}
            onCheckedChange={setVoices}
            label="Include voice notes"
            hint="Anyone with the link can play what was recorded with these photos."
          />
        </Form>
      )}
    </Dialog>
  );
}

function Made({ made: { link, address }, many }: { made: MadeLink; many: string }) {
  const words = `${many} to fix: ${address}`;
  const mail = `mailto:${link.contact.includes('@') ? encodeURIComponent(link.contact) : ''}?subject=${encodeURIComponent(`${many} to fix`)}&body=${encodeURIComponent(words)}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: 'Link copied', tone: 'good' }),
      () => toast({ title: 'Copy the link from the field', tone: 'destructive' }),
    );
  // Closing the share sheet is no failure.
  const share = () => navigator.share({ title: 'Plumbline', text: words }).catch(() => undefined);
  return (
    <div className="space-y-4">
      <Field label="Private link" hint="We can’t show it again. Anyone with the link can open it.">
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator ? (
          <Button variant="primary" onClick={() => void share()}>
            Share
          </Button>
        ) : null}
        <Button onClick={() => void copy()}>Copy link</Button>
        <a href={mail} className={buttonClass()}>
          Write an email
        </a>
        <PrintWorkOrder secret={address.split('#')[1] ?? ''} />
      </div>
      <p className="text-sm text-ink-soft">
        It works until {longDate(link.expiresAt)}. You can end it earlier on the finding or under Repairs.
      </p>
    </div>
  );
}
