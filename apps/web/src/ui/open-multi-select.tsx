import * as Popover from '@radix-ui/react-popover';
import { Checkbox } from './checkbox.tsx';
import { ChosenWords, MANY_PLACEHOLDER, MULTI_SELECT_CLASS, type MultiSelectProps } from './multi-select.tsx';

/** What a choice of several becomes once it's opened. */
export function OpenMultiSelect<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = MANY_PLACEHOLDER,
  disabled,
  ...control
}: MultiSelectProps<Value>) {
  const toggle = (option: Value, on: boolean) =>
    onValueChange(on ? [...value, option] : value.filter((other) => other !== option));
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger {...control} type="button" disabled={disabled} className={MULTI_SELECT_CLASS}>
        <ChosenWords options={options} value={value} placeholder={placeholder} />
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
          {value.length > 0 ? (
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
