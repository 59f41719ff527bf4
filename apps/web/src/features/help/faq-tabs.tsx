import { FAQ, FAQ_CATEGORIES, type FaqCategory } from '@plumbline/knowledge/help';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { FaqList } from './faq-list.tsx';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Written without the interface's own tabs: those set styles inline, which a prerendered page may not. */
export function FaqTabs() {
  const [chosen, setChosen] = useState<FaqCategory>('getting-started');
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = FAQ_CATEGORIES.findIndex((category) => category.id === chosen);
    const next = step(index, FAQ_CATEGORIES.length - 1);
    setChosen(FAQ_CATEGORIES[next]?.id ?? chosen);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="mb-4 scroll-mt-6 text-lg font-semibold">
        Frequently asked questions
      </h2>
      <div
        ref={row}
        role="tablist"
        aria-label="Frequently asked questions"
        className="mb-5 flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {FAQ_CATEGORIES.map((category) => (
          <button
            key={category.id}
            type="button"
            role="tab"
            id={`${id}-${category.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={category.id === chosen}
            tabIndex={category.id === chosen ? 0 : -1}
            onClick={() => setChosen(category.id)}
            onKeyDown={move}
            className={cx(
              'min-h-(--target) border-b-2 px-4 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
              category.id === chosen
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {category.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        <FaqList entries={FAQ.filter(({ category }) => category === chosen)} />
      </div>
    </section>
  );
}
