import type { LinkedFinding } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { may } from '../../api/may.ts';
import { newKey } from '../../api/new-key.ts';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { TakeAgain } from '../capture/take-again.tsx';
import { Shown, useLinkedPhoto } from './linked-photo.tsx';
import { sendStep, type ToSend, withKeys } from './linked-work.ts';

interface ReplyFormProps {
  secret: string;
  finding: LinkedFinding;
  onSent: () => Promise<void>;
}

/** Says that it is fixed, with photos, or asks something. What failed stays in the form and counts once when sent again. */
export function ReplyForm({ secret, finding, onSent }: ReplyFormProps) {
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<ToSend['photos']>([]);
  const [taken, setTaken] = useState<ToSend['photos']>([]);
  const [camera, setCamera] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const old = useLinkedPhoto(secret, finding.photos[0]?.id, camera);
  useWorkInProgress(taken.length > 0);
  const photos = [...chosen, ...taken];
  const [key, setKey] = useState(newKey);
  const [busy, setBusy] = useState<ToSend['step'] | null>(null);
  const [problem, setProblem] = useState<string>();
  const { id, number, revision } = finding;
  const send = async (step: ToSend['step']) => {
    if (step === 'dispute' && note.trim() === '') return setProblem('Say why it isn’t yours to fix.');
    setBusy(step);
    setProblem(undefined);
    try {
      await sendStep(secret, { findingId: id, revision, step, note: note.trim(), photos, key });
      setNote('');
      setChosen([]);
      // One may have been taken meanwhile.
      setTaken((now) => now.filter((photo) => !photos.includes(photo)));
      setKey(newKey());
    } catch (error) {
      setProblem(messageFor(error, 'Not sent. Please try again.'));
    }
    // Also after a refusal: somebody else may have changed it.
    await onSent();
    setBusy(null);
  };
  const nothing = note.trim() === '' && photos.length === 0;
  return (
    <form className="space-y-4" onSubmit={(event) => event.preventDefault()}>
      <Field label={`Message about finding ${number}`} optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Field label={`Photos of finding ${number} after the repair`} optional>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            multiple
            disabled={busy !== null}
            className="block min-h-12 w-full text-base file:mr-3 file:min-h-12 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:text-ink"
            onChange={(event) => setChosen(withKeys([...(event.target.files ?? [])]))}
          />
        )}
      </Field>
      <TakeAgain
        size="large"
        label={`Take photo of finding ${number}`}
        old={old}
        send={async (file) => setTaken((before) => [...before, ...withKeys([file])])}
        onOpen={() => setCamera(true)}
        onUpload={() => input.current?.click()}
      />
      {taken.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {taken.map((photo, at) => (
            <li key={photo.key} className="space-y-1">
              <Shown picture={photo.file} alt={`Photo ${at + 1} from the camera`} className="h-24" />
              <Button
                variant="quiet"
                disabled={busy !== null}
                aria-label={`Remove photo ${at + 1} from the camera`}
                onClick={() => setTaken(taken.filter((one) => one !== photo))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p role="alert" className="text-sm text-critical">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {may(finding, 'fix') ? (
          <Button
            size="large"
            variant="primary"
            busy={busy === 'fix'}
            disabled={busy !== null}
            onClick={() => void send('fix')}
          >
            It’s fixed
          </Button>
        ) : null}
        {may(finding, 'takeBackFix') ? (
          <Button
            size="large"
            busy={busy === 'takeBackFix'}
            disabled={busy !== null}
            onClick={() => void send('takeBackFix')}
          >
            Not fixed yet
          </Button>
        ) : null}
        <Button
          size="large"
          busy={busy === 'comment'}
          disabled={busy !== null || nothing}
          onClick={() => void send('comment')}
        >
          Send message
        </Button>
        {may(finding, 'dispute') ? (
          <Button
            size="large"
            variant="quiet"
            busy={busy === 'dispute'}
            disabled={busy !== null}
            onClick={() => void send('dispute')}
          >
            Not mine to fix
          </Button>
        ) : null}
      </div>
    </form>
  );
}
