import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Shown above the items, such as who is signed in. */
  heading?: ReactNode;
}

export function Menu({ trigger, items, heading }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="floating min-w-48 p-1"
        >
          {heading ? (
            <DropdownMenu.Label className="border-b border-line px-3 py-2 text-sm">
              {heading}
            </DropdownMenu.Label>
          ) : null}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.separated ? <DropdownMenu.Separator className="my-1 h-px bg-line" /> : null}
              <DropdownMenu.Item
                disabled={item.disabled}
                onSelect={item.onSelect}
                className={cx(
                  'flex min-h-(--target-small) cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-sm outline-none',
                  'data-[highlighted]:bg-hover data-[disabled]:opacity-50',
                  item.danger && 'text-critical',
                )}
              >
                {item.icon}
                {item.label}
              </DropdownMenu.Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
