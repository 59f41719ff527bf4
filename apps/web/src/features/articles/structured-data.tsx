/** Facts about the page for search engines, from schema.org. A data block: no browser runs it, and no policy refuses it. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
    </script>
  );
}
