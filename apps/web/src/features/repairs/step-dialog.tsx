import { REPAIR_LIMITS, type Repair, type RepairStep } from '@plumbline/contract';
import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStep } from './queries.ts';
import { NEEDS_WHY, STATE_WORDS, STEP_HINTS, STEP_WORDS } from './repair-words.ts';
import { repairedLook } from './repaired-photo.ts';
import { SecondLookNote } from './second-look-note.tsx';
import { TradeField } from './trade-field.tsx';

const FORM_ID = 'repair-step';

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
  const [tried, setTried] = useState(false);
  const assigning = step === 'assign';
  const why = NEEDS_WHY.has(step);
  const missing = assigning ? person.trim() === '' : why && note.trim() === '';
  const name = assigning && repair.state === 'assigned' ? 'Change who and when' : STEP_WORDS[step];
  const save = () => {
    const plan = assigning ? { person: person.trim(), trade: trade.trim(), dueOn: dueOn || null } : {};
    change.mutate(
      { wanted: { step, note: note.trim(), ...plan }, key },
      {
        onSuccess: ({ state }) => {
          toast({ title: `Repair: ${STATE_WORDS[state].toLowerCase()}`, tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || change.isPending ? undefined : onClose())}
      title={name}
      description={STEP_HINTS[step]}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={change.isPending}>
            {assigning ? 'Save' : name}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!missing) save();
        }}
      >
        {look ? <SecondLookNote look={look} /> : null}
        {assigning ? (
          <>
            <Field label="Who fixes it?" error={tried && missing ? 'Say who is to fix it' : undefined}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={REPAIR_LIMITS.nameMax}
                  autoComplete="off"
                  value={person}
                  onChange={(event) => setPerson(event.target.value)}
                />
              )}
            </Field>
            <div className="grid gap-5 tablet:grid-cols-2">
              <TradeField value={trade} onChange={setTrade} />
              <Field label="Due" optional hint={suggested.why || undefined}>
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={dueOn}
                    onChange={(event) => setDueOn(event.target.value)}
                  />
                )}
              </Field>
            </div>
          </>
        ) : null}
        <Field
          label={why ? 'Why?' : 'Note'}
          optional={!why}
          error={tried && missing && why ? 'Say why' : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={REPAIR_LIMITS.noteMax}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
