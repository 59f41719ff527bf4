import { INSPECTIONS_ARTICLE } from '../../content/article-inspections.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticlePage } from '../../features/articles/article-page.tsx';

const CARD = ARTICLES.find(({ slug }) => slug === 'ai-vs-human-inspections');

export default function AiVsHumanInspectionsPage() {
  return CARD ? <ArticlePage card={CARD} sections={INSPECTIONS_ARTICLE} /> : null;
}
