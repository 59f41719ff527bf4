import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonsForWork, workWithin } from '../browser/work-in-progress.ts';
import { useBackCloses } from './back-closes.ts';
import { escapeKeys } from './escape-keys.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';
import { LaterConfirmDialog } from './later-confirm-dialog.tsx';
import { usePageLock } from './page-lock.ts';
import { useReturnFocus } from './return-focus.ts';
import { useSecondPress } from './second-press.ts';

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
  /** What was typed in it is kept, or is soon typed again: it closes without asking. */
  losesNothing?: boolean;
  /** That it is open stands in the address, which the browser's way back changes by itself. */
  inAddress?: boolean;
  /** Of a later step: the browser's way back leads to the one before, and closes nothing. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** Whether leaving it would lose what was typed in it, or other work that was begun since it opened. */
function useOwnWork(open: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<symbol>>(new Set());
  useEffect(() => {
    if (open) before.current = reasonsForWork();
  }, [open]);
  return { content, hasWork: () => workWithin(content.current, before.current) };
}

/**
 * A sheet from below on a phone, a centred card on larger screens; at most 95, 85 or 80 % of the window's
 * height on phone, tablet and desktop. A press beside it, Escape and the browser's way back close it, and ask first where
 * something was typed.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  losesNothing = false,
  inAddress = false,
  onBack,
  children,
}: DialogProps) {
  usePageLock(open);
  const returnFocus = useReturnFocus();
  const secondPress = useSecondPress(open);
  const { content, hasWork } = useOwnWork(open);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    const asks = !losesNothing && hasWork();
    if (asks) setAsking(true);
    else onOpenChange(false);
    return !asks;
  };
  const back = () => {
    if (!onBack) return leave();
    onBack();
    return true;
  };
  useBackCloses(open && !inAddress, back);
  return (
    <>
      <Primitive.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : void leave())}>
        <Primitive.Portal>
          {/* A plain scrim in place of Radix's overlay: that one injects a style element to lock the page. */}
          <div className="scrim" aria-hidden="true" />
          <Primitive.Content
            {...returnFocus}
            {...escapeKeys(leave)}
            {...secondPress}
            ref={content}
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
      <LaterConfirmDialog
        open={open && asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        message="What you typed or chose here hasn’t been saved."
        confirmLabel="Close without saving"
        danger
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}
