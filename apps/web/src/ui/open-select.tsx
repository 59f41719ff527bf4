import * as Primitive from '@radix-ui/react-select';
import { cx } from './class-names.ts';
import { Check } from './icons/check.tsx';
import { OptionWords, SelectArrow, type SelectProps, selectClass } from './select.tsx';
import { type OpenedBy, useFirstKey } from './use-opened-later.ts';

/** What a select becomes once it's opened. */
export function OpenSelect<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  disabled,
  className,
  openedBy,
  ...control
}: SelectProps<Value> & { openedBy: OpenedBy }) {
  const trigger = useFirstKey(openedBy);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <Primitive.Root
      value={value ?? ''}
      onValueChange={choose}
      disabled={disabled}
      defaultOpen={openedBy === null}
    >
      <Primitive.Trigger {...control} ref={trigger} className={selectClass(className)}>
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <SelectArrow />
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
                  <OptionWords option={option} />
                </Primitive.ItemText>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
