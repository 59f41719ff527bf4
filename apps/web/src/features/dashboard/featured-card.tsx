import { Link } from 'wouter';
import { ARTICLES, articleDate } from '../../content/articles.ts';
import { pathTo } from '../../routes/paths.ts';
import { Card } from '../../ui/card.tsx';

/** The newest article. */
export default function FeaturedCard() {
  const [newest] = ARTICLES;
  if (!newest) return null;
  const { slug, title, excerpt, publishedDate, readTime } = newest;
  return (
    <Card title="Featured Content">
      <p className="text-xs text-ink-soft">
        <time dateTime={publishedDate}>{articleDate(publishedDate)}</time> · {readTime}
      </p>
      <Link href={pathTo('blogPost', { slug })} className="prose-link mt-1 block font-semibold">
        {title}
      </Link>
      <p className="mt-2 text-sm text-ink-soft">{excerpt}</p>
    </Card>
  );
}
