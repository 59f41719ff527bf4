import { type Repair, type RepairStep, STEPS_WITH_REASON } from '@plumbline/contract';
import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DueField, NoteField, PersonField } from './plan-fields.tsx';
import { useStep } from './queries.ts';
import { STATE_WORDS, STEP_HINTS, STEP_WORDS } from './repair-words.ts';
import { repairedLook } from './repaired-photo.ts';
import { SecondLookNote } from './second-look-note.tsx';
import { TradeField } from './trade-field.tsx';

interface StepDialogProps {
  repair: Repair;
  step: RepairStep;
  onClose: () => void;
}

/** One step of a repair, with what it has to say: who and when for an assignment, a reason where one is due. */
export function StepDialog({ repair, step, onClose }: StepDialogProps) {
  const change = useStep(repair);
  const look = step === 'verify' ? repairedLook(repair) : undefined;
  // The same press of the button, however often it is sent.
  const [key] = useState(newKey);
  const { suggested } = repair;
  const fresh = repair.person === '' && repair.dueOn === null;
  const [person, setPerson] = useState(repair.person);
  const [trade, setTrade] = useState(repair.trade || suggested.trade);
  const [dueOn, setDueOn] = useState(repair.dueOn ?? (fresh ? suggested.dueOn : null) ?? '');
  const [note, setNote] = useState('');
  const assigning = step === 'assign';
  const why = STEPS_WITH_REASON.has(step);
  const name = assigning && repair.state === 'assigned' ? 'Change who and when' : STEP_WORDS[step];
  const sending = useSubmit(async () => {
    refuse({
      person: assigning && person.trim() === '' && 'Say who will fix it',
      note: why && note.trim() === '' && 'Say why',
    });
    const plan = assigning ? { person: person.trim(), trade: trade.trim(), dueOn: dueOn || null } : {};
    const { state } = await change.mutateAsync({ wanted: { step, note: note.trim(), ...plan }, key });
    toast({ title: `Repair: ${STATE_WORDS[state].toLowerCase()}`, tone: 'good' });
    onClose();
  }, null);
  return (
    <FormDialog
      title={name}
      description={STEP_HINTS[step]}
      submission={sending}
      submit={assigning ? 'Save' : name}
      onClose={onClose}
    >
      {look ? <SecondLookNote look={look} /> : null}
      {assigning ? (
        <>
          <PersonField
            label="Who fixes it?"
            error={sending.fields.person}
            value={person}
            onChange={setPerson}
          />
          <div className="grid gap-5 tablet:grid-cols-2">
            <TradeField value={trade} onChange={setTrade} />
            <DueField
              hint={suggested.why || undefined}
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
