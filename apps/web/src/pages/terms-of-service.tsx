import { LEGAL_DATE } from '../content/company.ts';
import { TERMS } from '../content/terms.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Terms of service',
  description:
    'The terms of Plumbline: what the service is and isn’t, prices with GST, your photos, fair use and liability.',
};

export default function TermsOfServicePage() {
  return (
    <PublicLayout>
      <Document
        line={`In force from ${LEGAL_DATE}`}
        title="Terms of service"
        lead="What you can expect of Plumbline, what it costs, and what it can’t be used for."
        sections={TERMS}
      />
    </PublicLayout>
  );
}
