import { INSPECTIONS_ARTICLE } from '../../content/article-inspections.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticlePage } from '../../features/articles/article-page.tsx';
import type { Metadata } from '../../routes/page-metadata.tsx';

const CARD = ARTICLES.find(({ slug }) => slug === 'ai-vs-human-inspections');

export const metadata: Metadata = {
  title: 'AI and human inspections: who sees what',
  description:
    'What a photo of a building defect can and can’t tell, what an inspection to AS 4349.1 covers, and how to use both.',
};

export default function AiVsHumanInspectionsPage() {
  return CARD ? <ArticlePage card={CARD} sections={INSPECTIONS_ARTICLE} /> : null;
}
