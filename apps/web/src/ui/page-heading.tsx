import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The page's actions. */
  aside?: ReactNode;
  /** On a phone, for screens that need the height. */
  compact?: boolean;
}

/** The one h1 of a signed-in page. */
export function PageHeading({ title, subtitle, aside, compact = false }: PageHeadingProps) {
  return (
    <div
      className={`flex justify-between desktop:mb-8 desktop:flex-wrap desktop:items-end desktop:gap-x-6 desktop:gap-y-4 ${compact ? 'mb-2 items-center gap-x-3' : 'mb-6 flex-wrap items-end gap-x-6 gap-y-4'}`}
    >
      <div className="min-w-0">
        <h1 className={`font-semibold break-words desktop:text-xl ${compact ? 'text-base' : 'text-xl'}`}>
          {title}
        </h1>
        {subtitle ? <p className="mt-1 text-base text-ink-soft">{subtitle}</p> : null}
      </div>
      {aside ? (
        <div className={`flex flex-wrap items-center gap-3 ${compact ? 'shrink-0' : ''}`}>{aside}</div>
      ) : null}
    </div>
  );
}
