import type { LinkedFinding } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { may } from '../../api/may.ts';
import { newKey } from '../../api/new-key.ts';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { OpenCamera, TakeOne } from '../capture/take-again.tsx';
import { useCameraOption } from '../capture/use-camera-option.ts';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { linkScope } from '../unsent/unsent-store.ts';
import { type Unsent, useUnsent } from '../unsent/use-unsent.ts';
import { Shown, useLinkedPhoto } from './linked-photo.tsx';
import { sendStep, type ToSend } from './linked-work.ts';

interface ReplyFormProps {
  secret: string;
  finding: LinkedFinding;
  /** Who sent the link. */
  from: string;
  onSent: () => Promise<void>;
}

/** Says that it is fixed, with photos, or asks something. What failed stays in the form and counts once when sent again. */
export function ReplyForm({ secret, finding, from, onSent }: ReplyFormProps) {
  const { id, number, revision, photos: shown } = finding;
  const [note, setNote] = useState('');
  const place = { scope: linkScope(secret), purpose: 'answer', projectId: 0 } as const;
  const unsent = useUnsent({ ...place, findingId: id });
  const { photos } = unsent;
  // One answer, however often it is sent: another step or other words are another one.
  const [tried, setTried] = useState<Pick<ToSend, 'step' | 'note' | 'key'>>();
  const pressed = useRef<ToSend['step']>('comment');
  const [sent, setSent] = useState(false);
  const sending = useSubmit(async () => {
    const step = pressed.current;
    setSent(false);
    refuse({ note: step === 'dispute' && note.trim() === '' && 'Say why it isn’t yours to fix.' });
    const said = { step, note: note.trim() };
    const { key } = tried?.step === said.step && tried.note === said.note ? tried : { key: newKey() };
    setTried({ ...said, key });
    try {
      // Each as it arrives: one may have been taken meanwhile, and another be refused.
      await sendStep(secret, { findingId: id, revision, ...said, photos, key }, unsent.drop);
      setNote('');
      setTried(undefined);
      setSent(true);
    } finally {
      // Also after a refusal: somebody else may have changed it.
      await onSent();
    }
  }, 'Not sent. Please try again.');
  const { busy: isBusy } = sending;
  const button = (step: ToSend['step']) =>
    ({
      type: 'submit',
      size: 'large',
      busy: isBusy && pressed.current === step,
      onClick: () => {
        pressed.current = step;
      },
    }) as const;
  const nothing = note.trim() === '' && photos.length === 0;
  return (
    <Form
      submission={sending}
      className="space-y-4"
      submit={
        <div className="flex flex-wrap gap-3">
          {may(finding, 'fix') ? (
            <Button {...button('fix')} variant="primary" disabled={isBusy}>
              It’s fixed
            </Button>
          ) : null}
          {may(finding, 'takeBackFix') ? (
            <Button {...button('takeBackFix')} disabled={isBusy}>
              Not fixed yet
            </Button>
          ) : null}
          <Button {...button('comment')} disabled={isBusy || nothing}>
            Send message
          </Button>
          {may(finding, 'dispute') ? (
            <Button {...button('dispute')} variant="quiet" disabled={isBusy}>
              Not mine to fix
            </Button>
          ) : null}
        </div>
      }
    >
      {finding.whyNot.fix === 'finding_rejected' ? (
        <p className="text-base">{from} has rejected this finding, so there is nothing to fix.</p>
      ) : null}
      <Field label={`Message about finding ${number}`} optional error={sending.fields.note}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <AlertsForWords words={note} />
      <AddPhotos secret={secret} number={number} old={shown[0]?.id} isBusy={isBusy} unsent={unsent} />
      <p role="status" className={sent ? 'text-sm text-good' : 'sr-only'}>
        {sent ? `Sent. ${from} can see it.` : ''}
      </p>
    </Form>
  );
}

interface AddPhotosProps {
  secret: string;
  number: number;
  /** The photo that a new one is to match. */
  old: number | undefined;
  isBusy: boolean;
  unsent: Unsent;
}

/** Photos to go with an answer, chosen or taken. They stay on the phone until they are sent. */
function AddPhotos({ secret, number, old, isBusy, unsent }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasCamera = useCameraOption();
  const [open, setOpen] = useState(false);
  const ghost = useLinkedPhoto(secret, old, open);
  return (
    <>
      <Field label={`Photos of finding ${number} after the repair`} optional>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            multiple
            disabled={isBusy}
            className="block min-h-12 w-full text-base text-transparent file:mr-3 file:min-h-12 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:text-ink"
            onChange={({ target }) => {
              for (const file of target.files ?? []) void unsent.keep(file);
              // They are listed below, and the same ones can be chosen again.
              target.value = '';
            }}
          />
        )}
      </Field>
      {hasCamera ? (
        <OpenCamera size="large" label={`Take photo of finding ${number}`} onOpen={() => setOpen(true)} />
      ) : null}
      {open ? (
        <TakeOne
          title={`Take photo of finding ${number}`}
          old={ghost}
          onPhoto={(file) => void unsent.keep(file)}
          onClose={() => setOpen(false)}
          onUpload={() => input.current?.click()}
        />
      ) : null}
      {unsent.photos.length > 0 ? (
        <>
          <p className="text-sm text-ink-soft">Not sent yet. They stay on this phone until you send them.</p>
          <ul className="flex flex-wrap gap-3">
            {unsent.photos.map((photo, at) => (
              <li key={photo.key} className="space-y-1">
                <Shown picture={photo.file} alt={`Photo ${at + 1} to send`} className="h-24" />
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={`Remove photo ${at + 1}`}
                  onClick={() => unsent.drop(photo.key)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
