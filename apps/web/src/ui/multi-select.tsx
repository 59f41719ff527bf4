import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { ControlProps } from './field.tsx';
import { ChevronDown } from './icons/chevron-down.tsx';
import { CONTROL } from './input.tsx';
import { useOpenedLater } from './use-opened-later.ts';

interface MultiSelectOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
}

export interface MultiSelectProps<Value extends string> extends Partial<ControlProps> {
  options: readonly MultiSelectOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

export const MANY_PLACEHOLDER = 'Choose one or more…';

export const MULTI_SELECT_CLASS = cx(
  CONTROL,
  'flex h-(--target) items-center justify-between gap-2 text-left',
);

/** Several of a list. The trigger names up to two choices and counts beyond that. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { opened, closed } = useOpenedLater();
  if (opened) return <opened.parts.OpenMultiSelect {...props} />;
  const { options, value, onValueChange: _, placeholder, disabled, ...control } = props;
  return (
    <button
      {...control}
      {...closed}
      type="button"
      aria-haspopup="dialog"
      disabled={disabled}
      className={MULTI_SELECT_CLASS}
    >
      <ChosenWords options={options} value={value} placeholder={placeholder} />
    </button>
  );
}

export function ChosenWords<Value extends string>({
  options,
  value,
  placeholder = MANY_PLACEHOLDER,
}: Pick<MultiSelectProps<Value>, 'options' | 'value' | 'placeholder'>): ReactNode {
  const chosen = options.filter((option) => value.includes(option.value));
  const summary =
    chosen.length === 0
      ? placeholder
      : chosen.length <= 2
        ? chosen.map((option) => option.label).join(', ')
        : `${chosen.length} chosen`;
  return (
    <>
      <span className={cx('truncate', chosen.length === 0 && 'text-ink-soft')}>{summary}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </>
  );
}
