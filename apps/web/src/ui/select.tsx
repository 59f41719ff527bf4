import * as Primitive from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { cx } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { CONTROL } from './input.tsx';

interface SelectOption<Value extends string = string> {
  /** May not be empty: use a word such as 'all' for 'no filter'. */
  value: Value;
  label: string;
  /** Name of a colour token, shown as a dot before the label. */
  colour?: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Partial<ControlProps> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  disabled,
  className,
  ...control
}: SelectProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <Primitive.Root value={value ?? ''} onValueChange={choose} disabled={disabled}>
      <Primitive.Trigger
        {...control}
        className={cx(
          CONTROL,
          'flex h-(--target) items-center justify-between gap-2 text-left data-[placeholder]:text-ink-soft',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="floating max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-2rem)] overflow-hidden"
        >
          <Primitive.Viewport className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={cx(
                  'flex min-h-(--target-small) cursor-pointer items-center gap-2 rounded-sm py-1.5 pr-3 pl-8 text-sm outline-none',
                  'relative data-[highlighted]:bg-hover data-[disabled]:opacity-50',
                )}
              >
                <Primitive.ItemIndicator className="absolute left-2 text-link">
                  <Check aria-hidden="true" className="size-4" />
                </Primitive.ItemIndicator>
                <Primitive.ItemText>
                  {option.colour ? (
                    <span
                      aria-hidden="true"
                      className="mr-2 inline-block size-2.5 rounded-full"
                      style={{ backgroundColor: `var(--${option.colour})` }}
                    />
                  ) : null}
                  {option.label}
                </Primitive.ItemText>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
