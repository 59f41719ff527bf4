import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface EmailFieldProps {
  registered: UseFormRegisterReturn;
  error: string | undefined;
  /** It is the first of its form. */
  first?: boolean;
}

export const EmailField = ({ registered, error, first = false }: EmailFieldProps) => (
  <Field label="Email" error={error}>
    {(control) => (
      <Input
        {...control}
        {...registered}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoFocus={first}
      />
    )}
  </Field>
);
