import * as Primitive from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import type { Tip } from './use-tips.ts';

/** Shows the words of an icon over the place that `useTips` names. Comes with the first icon that is pointed at. */
export default function Tooltip({ tip, onClose }: { tip: Tip; onClose: () => void }) {
  const [shown, setShown] = useState(tip);
  useEffect(() => setShown(tip), [tip]);
  const { left, top, width, height } = shown.place;
  return (
    <Primitive.Provider delayDuration={0}>
      <Primitive.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
        <Primitive.Trigger asChild>
          <span
            aria-hidden="true"
            tabIndex={-1}
            className="pointer-events-none fixed"
            style={{ left, top, width, height }}
          />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="floating pointer-events-none max-w-64 px-3 py-1.5 text-xs"
            onEscapeKeyDown={onClose}
          >
            {shown.text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
