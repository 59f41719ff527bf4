import { NCC_ARTICLE } from '../../content/article-ncc.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticlePage } from '../../features/articles/article-page.tsx';
import type { Metadata } from '../../routes/page-metadata.tsx';

const CARD = ARTICLES.find(({ slug }) => slug === 'ncc-2025-compliance-guide');

export const metadata: Metadata = {
  title: 'NCC 2025: what applies where, and from when',
  description:
    'NCC 2025 adoption dates by state, which edition applies to your building, what changes, and a table of tolerances.',
};

export default function Ncc2025ComplianceGuidePage() {
  return CARD ? <ArticlePage card={CARD} sections={NCC_ARTICLE} /> : null;
}
