import * as Primitive from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { ChevronLeft } from './icons/chevron-left.tsx';
import { ChevronRight } from './icons/chevron-right.tsx';
import { useHiddenEnds } from './use-hidden-ends.ts';

interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** Names the row of tabs for a screen reader. */
  label: string;
  /** Tabs share the width, for two or three in a dialog. */
  even?: boolean;
}

/** A mark at an end where the row goes on; a finger or a mouse reaches what is under it. */
const MORE = 'pointer-events-none absolute inset-y-0 my-auto size-4 text-ink-soft';

export function Tabs<Id extends string>({ tabs, value, onValueChange, label, even = false }: TabsProps<Id>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.id === next);
    if (tab) onValueChange(tab.id);
  };
  const list = useRef<HTMLDivElement>(null);
  const hidden = useHiddenEnds(list);
  // The primitive focuses a pressed tab itself, which browsers take for a keyboard's doing and outline.
  const [byPointer, setByPointer] = useState(false);
  useEffect(() => {
    // A row wider than the screen shows the open tab in its middle, with a neighbour on either side.
    const row = list.current;
    const open = row?.querySelector<HTMLElement>(`[role="tab"][id$="-trigger-${value}"]`);
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <div className="relative">
        <Primitive.List
          ref={list}
          aria-label={label}
          onPointerDownCapture={() => setByPointer(true)}
          onKeyDownCapture={() => setByPointer(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setByPointer(false);
          }}
          data-hidden={`${hidden.start ? 'start' : ''} ${hidden.end ? 'end' : ''}`.trim() || undefined}
          className="tab-row relative flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
        >
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              className={cx(
                // The row’s line is a shadow, which the open tab’s border covers: a border with a tab over it makes the row scroll.
                'min-h-(--target) border-b-2 border-transparent px-4 text-sm font-medium whitespace-nowrap text-ink-soft',
                'transition-colors hover:text-ink focus-visible:-outline-offset-2',
                'data-[state=active]:border-accent data-[state=active]:text-ink',
                even && 'flex-1',
                byPointer && 'outline-none',
              )}
            >
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {hidden.start ? <ChevronLeft aria-hidden="true" className={cx(MORE, 'left-0')} /> : null}
        {hidden.end ? <ChevronRight aria-hidden="true" className={cx(MORE, 'right-0')} /> : null}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
