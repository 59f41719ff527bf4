import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { escapeKeys } from './escape-keys.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';
import { usePageLock } from './page-lock.ts';
import { useReturnFocus } from './return-focus.ts';

/** Radix warns unless a dialog without a description says so outright. */
const WITHOUT_DESCRIPTION = { 'aria-describedby': undefined };

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** `large` is for documents such as a defect's details. */
  size?: 'small' | 'medium' | 'large';
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet from below on a phone, a centred card on larger screens; at most 95, 85 or 80 % of the window's
 * height on phone, tablet and desktop.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  children,
}: DialogProps) {
  usePageLock(open);
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* A plain scrim in place of Radix's overlay: that one injects a style element to lock the page. */}
        <div className="scrim" aria-hidden="true" />
        <Primitive.Content
          {...returnFocus}
          {...escapeKeys(() => onOpenChange(false))}
          className="dialog"
          data-size={size}
          {...(description ? {} : WITHOUT_DESCRIPTION)}
        >
          <div className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-5">
            <div className="min-w-0 flex-1 py-1.5">
              <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="mt-1 text-sm text-ink-soft">
                  {description}
                </Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <IconButton label="Close" quiet>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">{footer}</div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
