import { NCC_ARTICLE } from '../../content/article-ncc.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticlePage } from '../../features/articles/article-page.tsx';

const CARD = ARTICLES.find(({ slug }) => slug === 'ncc-2025-compliance-guide');

export default function Ncc2025ComplianceGuidePage() {
  return CARD ? <ArticlePage card={CARD} sections={NCC_ARTICLE} /> : null;
}
