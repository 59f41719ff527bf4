export interface Metadata {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** Kept out of search engines: everything behind the sign-in. */
  hidden?: boolean;
}

/** React lifts these into the head, on the client and in the prerendered page alike. See also `headData`. */
export function PageMetadata({ title, description, hidden = false }: Metadata) {
  const fullTitle = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
