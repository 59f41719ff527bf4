import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';

interface PasswordFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password once more, before what matters. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  return (
    <Field label="Password" error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="current-password"
          autoFocus
        />
      )}
    </Field>
  );
}
