import type { Metadata } from '../routes/page-metadata.tsx';
import { addressOf, type PublicPage } from './pages.ts';

/** What a page is to search engines beside its words, by its address. */
const STRUCTURED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/': {
    '@type': 'Product',
    name: 'Plumbline',
    description: 'Reads photos of building defects: what, how bad, how sure, which provision, what next.',
    category: 'Building inspection software',
    brand: { '@type': 'Organization', name: 'Plumbline' },
    offers: [
      { '@type': 'Offer', name: '5 analyses with a new account', price: '0.00', priceCurrency: 'AUD' },
      { '@type': 'Offer', name: '15 analyses', price: '15.00', priceCurrency: 'AUD' },
      { '@type': 'Offer', name: 'A PDF report', price: '10.00', priceCurrency: 'AUD' },
    ],
  },
};

/** '/' → 'home', '/blog/x' → 'blog-x': the name of the page's picture in `public/og`. All rules share one. */
const pictureName = (path: string) =>
  path.startsWith('/rules/') ? 'rules' : path.slice(1).replaceAll('/', '-') || 'home';

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${asAttribute(content)}">`;

/** Where the page stands. */
function breadcrumbs(path: string, title: string) {
  const trail = [
    ['Plumbline', '/'],
    ...(path.startsWith('/blog/') ? [['Blog', '/blog']] : []),
    ...(path.startsWith('/rules/') ? [['Rules', '/rules']] : []),
    [title, path],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  };
}

const dataBlock = (data: Readonly<Record<string, unknown>>) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`;

/**
 * What only those read who come from outside: Open Graph and facts about the page. It stands in the prerendered head
 * and nowhere else, so that no browser has to download it twice. Addresses get their origin from the server.
 */
export function headData(page: PublicPage, { title, description }: Metadata, path = addressOf(page)): string {
  const fullTitle = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  const structured = STRUCTURED[path];
  return [
    `<link rel="canonical" href="${path}">`,
    property('title', fullTitle),
    property('description', description),
    property('type', page.kind ?? 'website'),
    property('site_name', 'Plumbline'),
    property('locale', 'en_AU'),
    property('url', path),
    property('image', `/og/${pictureName(path)}.jpg`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', fullTitle),
    '<meta name="twitter:card" content="summary_large_image">',
    structured ? dataBlock(structured) : '',
    path === '/' ? '' : dataBlock(breadcrumbs(path, title)),
  ].join('');
}
