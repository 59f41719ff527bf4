export interface Metadata {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** Kept out of search engines: everything behind the sign-in. */
  hidden?: boolean;
}

interface PageMetadataProps extends Metadata {
  /** The page's own address, for the canonical link. */
  path?: string;
}

/** React lifts these into the head, on the client and in the prerendered page alike. See also `headData`. */
export function PageMetadata({ title, description, hidden = false, path }: PageMetadataProps) {
  const fullTitle = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {path ? <link rel="canonical" href={path} /> : null}
    </>
  );
}
