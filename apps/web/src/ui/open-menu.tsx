import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Fragment } from 'react';
import { cx } from './class-names.ts';
import type { MenuProps } from './menu.tsx';
import { type OpenedBy, useFirstKey } from './use-opened-later.ts';

/** What a menu becomes once it's opened. */
export function OpenMenu({ trigger, items, heading, openedBy }: MenuProps & { openedBy: OpenedBy }) {
  const button = useFirstKey(openedBy);
  return (
    <DropdownMenu.Root modal={false} defaultOpen={openedBy === null}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger({})}
      </DropdownMenu.Trigger>
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
