import { Link } from 'wouter';
import { ARTICLES, articleDate } from '../../content/articles.ts';
import { PublicLayout } from '../../features/public-site/public-layout.tsx';
import type { Metadata } from '../../routes/page-metadata.tsx';
import { pathTo } from '../../routes/paths.ts';

export const metadata: Metadata = {
  title: 'Blog',
  description:
    'Articles on building defects in Australia: inspections, photos, the National Construction Code and tolerances.',
};

export default function BlogPage() {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-20 tablet:px-8 desktop:pt-16">
        <h1 className="text-xl font-semibold tablet:text-2xl">Blog</h1>
        <p className="mt-4 max-w-[60ch] text-base text-ink-soft">
          Building defects, rules and photos: what we know, with its source and its date.
        </p>
        <ul className="mt-12 grid gap-x-12 gap-y-12 tablet:grid-cols-2">
          {ARTICLES.map(({ id, slug, title, excerpt, category, readTime, publishedDate, tags }) => (
            <li key={id} className="relative border-t border-line-strong pt-5">
              <p className="text-sm text-ink-soft">
                {category} · <time dateTime={publishedDate}>{articleDate(publishedDate)}</time> · {readTime}
              </p>
              <h2 className="mt-2 text-lg font-semibold">
                <Link
                  href={pathTo('blogPost', { slug })}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h2>
              <p className="mt-3 font-serif text-base text-ink-soft">{excerpt}</p>
              <p className="mt-4 text-xs text-ink-soft">{tags.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </PublicLayout>
  );
}
