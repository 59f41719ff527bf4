import type { Repair } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { dateAndTime } from '../../ui/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/input.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { HeardVoice } from '../voice/heard-voice.tsx';
import { pressed, useStep } from './queries.ts';
import { byWhom, whatWasDone, whatWasSaid } from './repair-words.ts';
import { lookAnswer, lookReason } from './second-look-note.tsx';

/** Everything that was done and said, the oldest first, and room for a comment. */
export function RepairHistory({ repair }: { repair: Repair }) {
  const [note, setNote] = useState('');
  const step = useStep(repair);
  const sending = useSubmit(async () => {
    await step.mutateAsync(pressed({ step: 'comment', note: note.trim() }));
    setNote('');
  }, null);
  return (
    <>
      {repair.entries.length > 0 ? (
        <ol className="space-y-3 border-l border-line pl-4">
          {repair.entries.map((entry) => (
            <li key={entry.id} className="text-sm">
              <p className="font-medium">{whatWasDone(entry, entry.photoIds.length)}</p>
              {whatWasSaid(entry, entry.photoIds.length) ? (
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {whatWasSaid(entry, entry.photoIds.length)}
                </p>
              ) : null}
              {entry.photoIds.map((id) => (
                <div key={id}>
                  <a href={addressOf('photoImage', { params: { id }, query: { size: '2048' } })}>
                    <img
                      src={addressOf('photoImage', { params: { id }, query: { size: '320' } })}
                      alt={`Sent by ${entry.name}`}
                      loading="lazy"
                      className="my-2 max-h-48 rounded-md bg-sunken"
                    />
                  </a>
                  {entry.voices
                    .filter(({ photoId }) => photoId === id)
                    .map((recording) => (
                      <HeardVoice
                        key={id}
                        recording={recording}
                        src={addressOf('voiceAudio', { params: { id } })}
                      />
                    ))}
                  <LookLine look={repair.looks.findLast(({ afterId }) => afterId === id)} />
                </div>
              ))}
              <p className="text-ink-soft">
                {byWhom(entry)} · <span className="tabular">{dateAndTime(entry.at)}</span>
                {entry.device ? ` · ${entry.device}` : ''}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <Form
        submission={sending}
        submit="Add comment"
        variant="secondary"
        disabled={!note.trim()}
        className="space-y-2"
      >
        <Field label="Comment" hint="People who have a link to this finding can read it.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <AlertsForWords words={note} />
      </Form>
    </>
  );
}

const LookLine = ({ look }: { look: Repair['looks'][number] | undefined }) =>
  look ? (
    <p className="text-ink-soft">
      Photo comparison: {lookAnswer(look)}. {lookReason(look)}
    </p>
  ) : null;
