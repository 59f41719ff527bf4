import { STEPS_OF_MANY, STEPS_WITH_REASON, type StepOfMany } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DueField, NoteField, PersonField } from './plan-fields.tsx';
import { type StepsTaken, useSteps } from './queries.ts';
import { STEP_HINTS, STEP_WORDS } from './repair-words.ts';
import { TradeField } from './trade-field.tsx';

const STEPS = STEPS_OF_MANY.map((step) => ({ value: step, label: STEP_WORDS[step] }));
const many = (count: number) => `${count} ${count === 1 ? 'repair' : 'repairs'}`;

interface StepsDialogProps {
  projectId: number;
  findingIds: readonly number[];
  /** Once each was changed or refused. */
  onDone: () => void;
  onClose: () => void;
}

/** One step with the repairs of several findings: who fixes them by when, or where they stand. */
export default function StepsDialog({ projectId, findingIds, onDone, onClose }: StepsDialogProps) {
  const take = useSteps(projectId);
  const press = useRef({ said: '', key: '' });
  const [step, setStep] = useState<StepOfMany>('assign');
  const [person, setPerson] = useState('');
  const [trade, setTrade] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [note, setNote] = useState('');
  const [taken, setTaken] = useState<StepsTaken | null>(null);
  const assigning = step === 'assign';
  const why = STEPS_WITH_REASON.has(step);
  const sending = useSubmit(async () => {
    refuse({
      person: assigning && person.trim() === '' && 'Say who will fix it',
      note: why && note.trim() === '' && 'Say why',
    });
    const plan = assigning
      ? {
          person: person.trim(),
          ...(trade.trim() ? { trade: trade.trim() } : {}),
          ...(dueOn ? { dueOn } : {}),
        }
      : {};
    const wanted = { step, note: note.trim(), ...plan };
    const said = JSON.stringify(wanted);
    // The same again goes on where it stopped; what says something else is another step.
    if (press.current.said !== said) press.current = { said, key: newKey() };
    const answer = await take(findingIds, { ...wanted, key: press.current.key });
    onDone();
    if (answer.refused.length > 0) setTaken(answer);
    else {
      toast({ title: `${many(answer.changed.length)} changed`, tone: 'good' });
      onClose();
    }
  }, 'Not every repair was changed. Press again to go on.');
  if (taken) return <Taken taken={taken} onClose={onClose} />;
  return (
    <FormDialog
      title={`Change ${many(findingIds.length)}`}
      description={STEP_HINTS[step]}
      submission={sending}
      submit={`Change ${many(findingIds.length)}`}
      onClose={onClose}
    >
      <Field label="Step">
        {(control) => <Select {...control} options={STEPS} value={step} onValueChange={setStep} />}
      </Field>
      {assigning ? (
        <>
          <PersonField
            label="Who fixes them?"
            error={sending.fields.person}
            value={person}
            onChange={setPerson}
          />
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
        </>
      ) : null}
      <NoteField isReason={why} error={sending.fields.note} value={note} onChange={setNote} />
    </FormDialog>
  );
}

/** Which findings refused the step, by name, with the reason of each. */
function Taken({ taken: { changed, refused }, onClose }: { taken: StepsTaken; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${many(changed.length)} changed, ${refused.length} not`}
      description="These stay as they were."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul aria-label="Not changed" className="divide-y divide-line border-y border-line text-sm">
        {refused.map(({ id, number, title, message }) => (
          <li key={id} className="py-3">
            <p className="font-medium break-words">{`${number}. ${title}`}</p>
            <p className="text-ink-soft">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
