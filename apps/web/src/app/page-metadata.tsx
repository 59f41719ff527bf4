export interface Metadata {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** schema.org data for search engines, without @context. */
  structured?: Readonly<Record<string, unknown>>;
  /** What it is to those who link to it; a website unless said. */
  kind?: 'article';
  /** Kept out of search engines: everything behind the sign-in. */
  hidden?: boolean;
}

interface PageMetadataProps extends Metadata {
  /** The page's own address, for the canonical link. */
  path?: string;
}

/** React lifts these into the head, on the client and in the prerendered page alike. */
export function PageMetadata({
  title,
  description,
  structured,
  kind,
  hidden = false,
  path,
}: PageMetadataProps) {
  const fullTitle = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:site_name" content="Plumbline" />
      <meta property="og:locale" content="en_AU" />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {path ? <link rel="canonical" href={path} /> : null}
      {structured ? (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...structured }).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
    </>
  );
}
