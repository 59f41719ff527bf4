import { cx } from '../../ui/class-names.ts';
import type { Icon } from '../../ui/icons/icon.tsx';

type StatColour = 'primary' | 'secondary' | 'accent' | 'warning' | 'danger';

const COLOURS: Readonly<Record<StatColour, string>> = {
  primary: 'bg-link-soft text-link',
  secondary: 'bg-low-soft text-low',
  accent: 'bg-accent-soft text-ink',
  warning: 'bg-medium-soft text-medium',
  danger: 'bg-critical-soft text-critical',
};

export interface StatCardProps {
  title: string;
  value: string;
  /** What of it is new or open, such as '2 unreviewed'. */
  change: string;
  subtitle: string;
  /** Where the figure is explained. */
  link?: { href: string; label: string } | undefined;
  icon: Icon;
  colour: StatColour;
}

export function StatCard({ title, value, change, subtitle, link, icon: Icon, colour }: StatCardProps) {
  return (
    <section aria-label={title} className="rounded-md border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-sm text-ink-soft">{title}</h2>
        <span className={cx('inline-flex size-8 items-center justify-center rounded-md', COLOURS[colour])}>
          <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </span>
      </div>
      <p className="tabular text-xl font-semibold">{value}</p>
      <p className="tabular mt-1 text-sm">
        <span className="font-medium">{change}</span> <span className="text-ink-soft">{subtitle}</span>
      </p>
      {link ? (
        <a href={link.href} className="prose-link inline-flex min-h-(--target) items-center text-sm">
          {link.label}
        </a>
      ) : null}
    </section>
  );
}
