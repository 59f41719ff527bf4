import { VOICE_LIMITS, type VoiceNote } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { HazardAlerts } from '../hazards/hazard-alerts.tsx';
import type { useVoiceActions } from './use-voice-actions.ts';

interface VoiceTextProps {
  note: VoiceNote;
  /** Its photo shows a finding, which warns of what a person confirmed. */
  inFinding: boolean;
  actions: ReturnType<typeof useVoiceActions>;
}

/** What was said, in words: typed by a person, or written by a machine and waiting for one to confirm it. */
export function VoiceText({ note, inFinding, actions: { write } }: VoiceTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { text, textState, alerts } = note;
  const machine = textState === 'machine';
  const saving = useSubmit(async () => {
    await write.mutateAsync(draft ?? '');
    setDraft(null);
  }, null);
  if (draft !== null) {
    return (
      <Form
        submission={saving}
        submit="Save text"
        variant="secondary"
        size="small"
        className="space-y-2"
        beside={
          <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
            Cancel
          </Button>
        }
      >
        <Field label="Text of the voice note">
          {(control) => (
            <Textarea
              {...control}
              maxLength={VOICE_LIMITS.text}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
            />
          )}
        </Field>
      </Form>
    );
  }
  return (
    <div className="space-y-2">
      {textState === 'waiting' ? (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner className="size-4" /> Writing the text
        </p>
      ) : null}
      {textState === 'failed' ? (
        <p className="text-sm text-ink-soft">We couldn’t turn it into text. You can type it.</p>
      ) : null}
      {machine ? (
        <p className="text-sm font-medium">Written by a machine. Check it before you confirm it.</p>
      ) : null}
      {text ? (
        <blockquote
          dir="auto"
          className="border-l-2 border-line-strong pl-3 text-sm break-words whitespace-pre-line"
        >
          {text}
        </blockquote>
      ) : null}
      <HazardAlerts alerts={machine || !inFinding ? alerts : []} announce heard={machine} />
      <div className="flex flex-wrap gap-2">
        {machine ? (
          <Button size="small" busy={write.isPending} onClick={() => write.mutate(text)}>
            Confirm text
          </Button>
        ) : null}
        <Button size="small" variant={text ? 'quiet' : 'secondary'} onClick={() => setDraft(text)}>
          {text ? 'Edit text' : 'Type the text'}
        </Button>
      </div>
    </div>
  );
}
