import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A chapter of the details document. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="mb-2.5 text-base font-semibold">
        {title}
      </h2>
      <div className="max-w-[68ch] space-y-3 text-base desktop:text-sm desktop:leading-6">{children}</div>
    </section>
  );
}

/** Sentences as a list; nothing where there are none. */
export function Points({ items }: { items: readonly string[] }) {
  return items.length === 0 ? null : (
    <ul className="space-y-1.5">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-4 first-letter:uppercase before:absolute before:top-[0.7em] before:left-0 before:h-px before:w-2 before:bg-line-strong"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

interface FactsProps {
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and values; rows without a value are left out. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="grid grid-cols-[fit-content(38%)_1fr] gap-x-4 gap-y-1.5 tablet:grid-cols-[auto_1fr] tablet:gap-x-5">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
