import { REPORT_LIMITS } from '@plumbline/contract';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface TitleFieldProps {
  error?: string | undefined;
  value: string;
  onChange: (title: string) => void;
}

export const TitleField = ({ error, value, onChange }: TitleFieldProps) => (
  <Field label="Report title" error={error}>
    {(control) => (
      <Input
        {...control}
        autoComplete="off"
        maxLength={REPORT_LIMITS.titleMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
