import type { Section } from '@plumbline/knowledge/section';
import { Link } from 'wouter';
import { type ArticleCard, articleDate } from '../../content/articles.ts';
import { pathTo } from '../../routes/paths.ts';
import { PublicLayout } from '../public-site/public-layout.tsx';
import { Document } from './document.tsx';
import { StructuredData } from './structured-data.tsx';

/** One article: its facts for search engines, its words, and the way to the others. */
export function ArticlePage({ card, sections }: { card: ArticleCard; sections: readonly Section[] }) {
  const { title, excerpt, category, readTime, publishedDate, tags } = card;
  const article = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: publishedDate,
    articleSection: category,
    keywords: tags.join(', '),
    inLanguage: 'en-AU',
    author: { '@type': 'Organization', name: 'Plumbline' },
    publisher: { '@type': 'Organization', name: 'Plumbline' },
  };
  return (
    <PublicLayout>
      <StructuredData data={article} />
      <Document
        title={title}
        lead={excerpt}
        line={
          <>
            <Link href={pathTo('blog')} className="prose-link">
              Blog
            </Link>{' '}
            · {category} · <time dateTime={publishedDate}>{articleDate(publishedDate)}</time> · {readTime}
          </>
        }
        sections={sections}
        serif
      >
        <p className="border-t border-line pt-3 font-sans text-base">
          <Link href={pathTo('blog')} className="prose-link inline-flex min-h-12 items-center">
            More articles
          </Link>
        </p>
      </Document>
    </PublicLayout>
  );
}
