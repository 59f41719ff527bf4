import { RULE_PAGES } from '@plumbline/knowledge/rule-pages';
import { Link } from 'wouter';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';

export const metadata: Metadata = {
  title: 'Every rule, its limit and its source',
  description:
    'The limits that Plumbline checks building defects against: by state and edition, with their source and how sure it is.',
};

export default function RulesPage() {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-3xl px-5 pt-12 pb-20 tablet:px-8">
        <h1 className="text-xl font-semibold tablet:text-2xl">Every rule, its limit and its source</h1>
        <p className="mt-5 text-base text-ink-soft tablet:text-lg">
          A verdict names one of these rules. Each says what to measure, which limit applies in which state,
          and how sure its source is.
        </p>
        <p className="mt-3">
          <Link
            href={pathTo('warranty')}
            className="prose-link inline-flex min-h-(--target-small) items-center"
          >
            Work out a warranty’s last day
          </Link>
        </p>
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {RULE_PAGES.map(({ id, title, limits }) => (
            <li key={id}>
              <Link
                href={pathTo('rule', { id })}
                className="flex min-h-(--target) flex-wrap items-baseline justify-between gap-x-4 py-3 hover:bg-hover"
              >
                <span className="font-medium">{title}</span>
                <span className="text-sm text-ink-soft">
                  {[...new Set(limits.map(({ where }) => where))].join(', ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PublicLayout>
  );
}
