import { ABOUT } from '../content/about.ts';
import { Document } from '../features/articles/document.tsx';
import { StructuredData } from '../features/articles/structured-data.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

const ORGANISATION = {
  '@type': 'Organization',
  name: 'Plumbline',
  description:
    'Reads photos of building defects in Australia: what, how bad, how sure, which provision, what next.',
  areaServed: 'AU',
};

export const metadata: Metadata = {
  title: 'About',
  description:
    'Why we built Plumbline, who makes it and what we promise: a first, honest reading of building defects from photos.',
};

export default function AboutPage() {
  return (
    <PublicLayout>
      <StructuredData data={ORGANISATION} />
      <Document
        title="About Plumbline"
        lead="A plumb line shows how far a wall leans, and anyone can check it. We do that for defects."
        sections={ABOUT}
        serif
      />
    </PublicLayout>
  );
}
