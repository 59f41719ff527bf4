import type { Section } from '@plumbline/knowledge/section';
import type { ReactNode } from 'react';
import { Blocks } from './blocks.tsx';

interface DocumentProps {
  title: string;
  lead: string;
  /** A line above the title: a date, a kind. */
  line?: ReactNode;
  sections: readonly Section[];
  /** Numbers worth knowing at a glance, before the first section. */
  figures?: readonly { value: string; label: string }[];
  /** Sections among the children, for the contents. */
  more?: readonly { id: string; title: string }[];
  /** Serif, for what is read from beginning to end. */
  serif?: boolean;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** What follows the last section. */
  children?: ReactNode;
}

/** A page of words: title, contents, sections with anchors. */
export function Document({
  title,
  lead,
  line,
  sections,
  figures,
  more = [],
  serif = false,
  actions,
  children,
}: DocumentProps) {
  return (
    <article className="mx-auto grid max-w-6xl grid-cols-1 gap-x-16 px-5 pt-12 pb-20 tablet:px-8 desktop:grid-cols-[14rem_minmax(0,42rem)] desktop:pt-16">
      <header className="desktop:col-start-2">
        {line ? <p className="mb-3 text-sm text-ink-soft">{line}</p> : null}
        <h1 className="text-xl font-semibold tablet:text-2xl">{title}</h1>
        <p className="mt-5 text-base text-ink-soft tablet:text-lg">{lead}</p>
        {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
      </header>
      <nav
        aria-label="On this page"
        className="mt-8 desktop:sticky desktop:top-8 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:mt-1 desktop:self-start"
      >
        <ol className="border-l border-line-strong">
          {[...sections, ...more].map(({ id, title: words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-(--target-small) items-center py-1 pl-4 text-sm text-ink-soft hover:text-ink"
              >
                {words}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div
        className={`mt-10 space-y-12 desktop:col-start-2 ${serif ? 'font-serif tablet:text-[1.125rem]/[1.75rem]' : ''}`}
      >
        {figures ? (
          <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="tabular text-xl font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {sections.map(({ id, title: words, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-4 scroll-mt-6 font-sans text-lg font-semibold">
              {words}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}
