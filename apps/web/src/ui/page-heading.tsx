import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The page's actions. */
  aside?: ReactNode;
}

/** The one h1 of a signed-in page. */
export function PageHeading({ title, subtitle, aside }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 desktop:mb-8">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold break-words">{title}</h1>
        {subtitle ? <p className="mt-1 text-base text-ink-soft">{subtitle}</p> : null}
      </div>
      {aside ? <div className="flex flex-wrap items-center gap-3">{aside}</div> : null}
    </div>
  );
}
