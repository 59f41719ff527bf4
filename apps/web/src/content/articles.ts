export interface ArticleCard {
  id: number;
  slug: 'ai-vs-human-inspections' | 'ncc-2025-compliance-guide';
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  /** ISO date. */
  publishedDate: string;
  tags: readonly string[];
}

/** Newest first. */
export const ARTICLES: readonly ArticleCard[] = [
  {
    id: 2,
    slug: 'ncc-2025-compliance-guide',
    title: 'NCC 2025: what applies where, and from when',
    excerpt:
      'The code was published on 1 May 2026, but it doesn’t apply everywhere yet. Dates by state, what changes, and the numbers that decide most arguments on site.',
    category: 'Compliance',
    readTime: '7 min read',
    publishedDate: '2026-11-21',
    tags: ['NCC 2025', 'tolerances', 'states'],
  },
  {
    id: 1,
    slug: 'ai-vs-human-inspections',
    title: 'AI and human inspections: who sees what',
    excerpt:
      'A photo shows a surface at one moment. An inspector brings a torch, a ladder and a signature. Where each is strong, where each is blind, and how to use both.',
    category: 'Inspections',
    readTime: '6 min read',
    publishedDate: '2026-11-14',
    tags: ['AI', 'AS 4349.1', 'inspections'],
  },
];

/** '2026-11-21' → '21 Nov 2026'. */
export function articleDate(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));
}
