import { cx } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { ChevronDown } from './icons/chevron-down.tsx';
import { CONTROL } from './input.tsx';
import { useOpenedLater } from './use-opened-later.ts';

export interface SelectOption<Value extends string = string> {
  /** May not be empty: use a word such as 'all' for 'no filter'. */
  value: Value;
  label: string;
  /** Name of a colour token, shown as a dot before the label. */
  colour?: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Partial<ControlProps> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

/** Keys that a list box answers to while it's closed; a letter chooses what begins with it. */
const KEYS = /^(?:Enter|ArrowUp|ArrowDown|.)$/u;

export const selectClass = (className: string | undefined) =>
  cx(
    CONTROL,
    'flex h-(--target) items-center justify-between gap-2 text-left data-[placeholder]:text-ink-soft',
    className,
  );

/** One of a list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { opened, closed } = useOpenedLater(KEYS);
  if (opened) return <opened.parts.OpenSelect {...props} openedBy={opened.by} />;
  const {
    options,
    value,
    onValueChange: _,
    placeholder = 'Choose…',
    disabled,
    className,
    ...control
  } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      {...control}
      {...closed}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      disabled={disabled}
      data-placeholder={value ? undefined : ''}
      className={selectClass(className)}
    >
      <span className="truncate">
        <span>{chosen ? <OptionWords option={chosen} /> : value ? null : placeholder}</span>
      </span>
      <SelectArrow />
    </button>
  );
}

export function SelectArrow() {
  return <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />;
}

export function OptionWords({ option: { colour, label } }: { option: SelectOption }) {
  return (
    <>
      {colour ? (
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-2.5 rounded-full"
          style={{ backgroundColor: `var(--${colour})` }}
        />
      ) : null}
      {label}
    </>
  );
}
