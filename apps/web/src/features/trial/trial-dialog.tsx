import { LIMITS } from '@plumbline/contract';
import { STATE_CODES } from '@plumbline/knowledge';
import { useId, useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChosenPhotoView } from '../analysis/chosen-photo-view.tsx';
import { PhotoDrop } from '../analysis/photo-drop.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { TrialResult } from './trial-result.tsx';
import { type Trial, useTrial } from './use-trial.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: code }));

interface TrialDialogProps {
  onClose: () => void;
  onSignUp: () => void;
}

/** One photo, the real result, no account. */
export default function TrialDialog({ onClose, onSignUp }: TrialDialogProps) {
  const { trial, send, again } = useTrial();
  const [photo, setPhoto] = useState<File | null>(null);
  const [unfit, setUnfit] = useState<File | null>(null);
  const usable = photo !== null && photo !== unfit;
  const [words, setWords] = useState('');
  const [state, setState] = useState('');
  const running = trial.phase === 'running';
  const asking = trial.phase !== 'done' && trial.phase !== 'used';
  const form = useId();
  const sending = useSubmit(() => photo && send(photo, words, state), null);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size={trial.phase === 'done' ? 'large' : 'medium'}
      title={trial.phase === 'done' ? 'Your result' : 'Try one photo'}
      description={
        trial.phase === 'done'
          ? 'The same engines and rules as with an account.'
          : 'No account needed. We delete the photo after a day unless you sign up.'
      }
      // Below the photo's full height, neither the button nor what happens after it would be seen.
      footer={
        asking ? (
          <>
            <State trial={trial} />
            <Button
              type="submit"
              form={form}
              variant="primary"
              size="large"
              wide
              disabled={!usable}
              busy={running}
            >
              Analyse photo
            </Button>
          </>
        ) : null
      }
    >
      {trial.phase === 'done' ? (
        <TrialResult
          result={trial.result}
          onSignUp={onSignUp}
          onAnother={() => {
            setPhoto(null);
            // What was said still counts, and still warns.
            setWords(trial.result.defect.userDescription);
            again();
          }}
        />
      ) : trial.phase === 'used' ? (
        <Used from={trial.from} onSignUp={onSignUp} />
      ) : (
        <Form id={form} submission={sending} submit={null} disabled={!usable} className="space-y-5">
          {photo ? (
            <ChosenPhotoView
              file={photo}
              onUnfit={setUnfit}
              onRemove={
                running
                  ? undefined
                  : () => {
                      setPhoto(null);
                      again();
                    }
              }
            />
          ) : (
            <PhotoDrop onPhoto={setPhoto} />
          )}
          <Field label="What do you see?" optional>
            {(control) => (
              <Textarea
                {...control}
                maxLength={LIMITS.contextMax}
                disabled={running}
                placeholder="‘Stepped crack, 4 mm wide, above the window’"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          <Field label="State or territory" optional hint="Rules and warranties differ by state.">
            {(control) => (
              <Select
                {...control}
                options={STATES}
                disabled={running}
                placeholder="Not set"
                value={state || undefined}
                onValueChange={setState}
              />
            )}
          </Field>
          <AlertsForWords words={words} more={trial.phase === 'failed' ? trial.alerts : []} />
        </Form>
      )}
    </Dialog>
  );
}

function State({ trial }: { trial: Trial }) {
  if (trial.phase === 'running') {
    return (
      <p role="status" className="flex basis-full items-center gap-3 text-sm">
        <Spinner className="size-5 text-accent" />
        The engines are looking at your photo.
      </p>
    );
  }
  return (
    <p role="alert" className="basis-full text-sm text-critical empty:hidden">
      {trial.phase === 'failed' ? trial.message : ''}
    </p>
  );
}

const AGAIN = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

function Used({ from, onSignUp }: { from: string | null; onSignUp: () => void }) {
  return (
    <div className="space-y-4">
      <p className="text-base">
        You’ve used today’s trial on this device or network.
        {from ? ` The next one is free from ${AGAIN.format(new Date(from))}.` : ''}
      </p>
      <p className="text-sm text-ink-soft">
        An account comes with {LIMITS.freeCredits} free analyses. No card needed.
      </p>
      <Button variant="primary" size="large" wide onClick={onSignUp}>
        Create account
      </Button>
    </div>
  );
}
