import * as Primitive from '@radix-ui/react-switch';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, hint, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-(--target) items-center justify-between gap-4 py-1">
      <label htmlFor={id} className="text-sm">
        {label}
        {hint ? <span className="block text-xs text-ink-soft">{hint}</span> : null}
      </label>
      <Primitive.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-x-3 before:-inset-y-3.5 data-[state=checked]:border-link data-[state=checked]:bg-link disabled:opacity-55"
      >
        <Primitive.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-link" />
      </Primitive.Root>
    </div>
  );
}
