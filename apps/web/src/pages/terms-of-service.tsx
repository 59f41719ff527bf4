import { LEGAL_DATE } from '../content/company.ts';
import { TERMS } from '../content/terms.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

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
