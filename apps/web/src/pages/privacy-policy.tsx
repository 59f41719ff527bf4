import { LEGAL_DATE } from '../content/company.ts';
import { PRIVACY } from '../content/privacy.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

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
