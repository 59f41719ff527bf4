import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { cx } from '../../ui/class-names.ts';
import { ChevronDown } from '../../ui/icons/chevron-down.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { addressOf, type NavigationItem } from './navigation.ts';

interface NavigationMenuProps {
  label: string;
  /** Shown in place of the label where there is room. */
  children?: ReactNode;
  heading?: ReactNode;
  active: boolean;
  items: readonly NavigationItem[];
  /** What isn't a place, such as signing out. */
  more?: readonly MenuItem[];
}

/** A word with an arrow that opens further places. */
export function NavigationMenu({ label, children, heading, active, items, more = [] }: NavigationMenuProps) {
  const [, navigate] = useLocation();
  return (
    <Menu
      heading={heading}
      trigger={(opens) => (
        <button
          {...opens}
          type="button"
          aria-label={label}
          className={cx(
            'inline-flex min-h-(--target) items-center gap-1.5 rounded-md px-2.5 text-sm whitespace-nowrap transition-colors hover:bg-hover hover:text-ink',
            active ? 'font-medium text-ink' : 'text-ink-soft',
          )}
        >
          {children ?? label}
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      )}
      items={[
        ...items.map((item) => ({
          label: item.label,
          onSelect: () => navigate(addressOf(item)),
        })),
        ...more,
      ]}
    />
  );
}
