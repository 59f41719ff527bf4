import { Tooltip as Primitive } from 'radix-ui';
import { createContext, type ReactNode } from 'react';

/** Whether this part of the app has tooltips; public pages carry none. */
export const TooltipsHere = createContext(false);

/** Waits 700 ms; within 300 ms of the last one the next shows at once. Wraps the signed-in part of the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      <TooltipsHere value={true}>{children}</TooltipsHere>
    </Primitive.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** One element that can take focus. */
  children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger
        asChild
        // A dialog that moves the focus to its first button explains nothing, and one Escape closes it.
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="floating max-w-64 px-3 py-1.5 text-xs"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
