import { REPAIR_LIMITS } from '@plumbline/contract';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';

interface PersonFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (name: string) => void;
}

/** Who is to fix it. */
export const PersonField = ({ label, error, value, onChange }: PersonFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input
        {...control}
        maxLength={REPAIR_LIMITS.nameMax}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

interface DueFieldProps {
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (day: string) => void;
}

/** The day by which it is to be fixed. */
export const DueField = ({ hint, error, value, onChange }: DueFieldProps) => (
  <Field label="Due" optional hint={hint} error={error}>
    {(control) => (
      <Input {...control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
);

interface NoteFieldProps {
  /** It has to be said why. */
  isReason: boolean;
  error: string | undefined;
  value: string;
  onChange: (note: string) => void;
}

/** What is said with a step, and what it warns of. */
export const NoteField = ({ isReason, error, value, onChange }: NoteFieldProps) => (
  <>
    <Field label={isReason ? 'Why?' : 'Note'} optional={!isReason} error={error}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={REPAIR_LIMITS.noteMax}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
    <AlertsForWords words={value} />
  </>
);
