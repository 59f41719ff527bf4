import { SCORECARD_DAY, SCORECARD_LEAD, SCORECARD_SECTIONS } from '../content/scorecard.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Scorecard',
  description:
    'How often Plumbline’s panel finds each kind of building defect, what it misses and invents, and how sure it is. Measured, blind spots first.',
};

export default function ScorecardPage() {
  return (
    <PublicLayout>
      <Document
        line={`Measured on ${SCORECARD_DAY}`}
        title="Scorecard"
        lead={SCORECARD_LEAD}
        sections={SCORECARD_SECTIONS}
      />
    </PublicLayout>
  );
}
