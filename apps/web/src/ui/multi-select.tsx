import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { Checkbox } from './checkbox.tsx';
import { cx } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { CONTROL } from './input.tsx';

interface MultiSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
}

interface MultiSelectProps<Value extends string> extends Partial<ControlProps> {
  options: readonly MultiSelectOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Several of a list. The trigger names up to two choices and counts beyond that. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose one or more…',
  disabled,
  ...control
}: MultiSelectProps<Value>) {
  const chosen = options.filter((option) => value.includes(option.value));
  const summary =
    chosen.length === 0
      ? placeholder
      : chosen.length <= 2
        ? chosen.map((option) => option.label).join(', ')
        : `${chosen.length} chosen`;
  const toggle = (option: Value, on: boolean) =>
    onValueChange(on ? [...value, option] : value.filter((other) => other !== option));
  return (
    <Popover.Root>
      <Popover.Trigger
        {...control}
        type="button"
        disabled={disabled}
        className={cx(CONTROL, 'flex h-(--target) items-center justify-between gap-2 text-left')}
      >
        <span className={cx('truncate', chosen.length === 0 && 'text-ink-soft')}>{summary}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={control['aria-label'] ?? placeholder}
          className="floating max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) overflow-y-auto px-3 py-1"
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              hint={option.hint}
              checked={value.includes(option.value)}
              onCheckedChange={(on) => toggle(option.value, on)}
            />
          ))}
          {chosen.length > 0 ? (
            <button
              type="button"
              onClick={() => onValueChange([])}
              className="min-h-(--target-small) w-full border-t border-line py-1.5 text-left text-sm text-link"
            >
              Clear
            </button>
          ) : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
