import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import { escapeKeys } from './escape-keys.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';
import { usePageLock } from './page-lock.ts';
import { useReturnFocus } from './return-focus.ts';
import { useSecondPress } from './second-press.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** Comes in from the right edge; for navigation and filters on small screens. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  usePageLock(open);
  const returnFocus = useReturnFocus();
  const secondPress = useSecondPress(open);
  useBackCloses(open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className="scrim" aria-hidden="true" />
        <Primitive.Content
          {...returnFocus}
          {...escapeKeys(() => onOpenChange(false))}
          {...secondPress}
          className="drawer"
          aria-describedby={undefined}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <Primitive.Title className="text-base font-semibold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" quiet>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="flex flex-1 flex-col">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
