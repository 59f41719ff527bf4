import { LEGAL_DATE } from '../content/company.ts';
import { PRIVACY } from '../content/privacy.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Privacy policy',
  description: 'What Plumbline keeps, why, who else sees it, for how long, and your rights.',
};

export default function PrivacyPolicyPage() {
  return (
    <PublicLayout>
      <Document
        line={`In force from ${LEGAL_DATE}`}
        title="Privacy policy"
        lead="What Plumbline knows about you, why, for how long, and what you can do about it."
        sections={PRIVACY}
      />
    </PublicLayout>
  );
}
