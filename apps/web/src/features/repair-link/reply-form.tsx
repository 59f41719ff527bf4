import type { LinkedFinding } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { may } from '../../api/may.ts';
import { newKey } from '../../api/new-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { sendStep, type ToSend, withKeys } from './linked-work.ts';

interface ReplyFormProps {
  secret: string;
  finding: LinkedFinding;
  onSent: () => Promise<void>;
}

/** Says that it is fixed, with photos, or asks something. What failed stays in the form and counts once when sent again. */
export function ReplyForm({ secret, finding, onSent }: ReplyFormProps) {
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<ToSend['photos']>([]);
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
      setPhotos([]);
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
            type="file"
            accept="image/*"
            multiple
            disabled={busy !== null}
            className="block min-h-12 w-full text-base file:mr-3 file:min-h-12 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-4 file:text-ink"
            onChange={(event) => setPhotos(withKeys([...(event.target.files ?? [])]))}
          />
        )}
      </Field>
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
