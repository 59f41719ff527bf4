import { MIGRATION_WORDS } from '@plumbline/contract';
import { MigrationFlow } from '../features/migration/migration-flow.tsx';
import { RunsCard } from '../features/migration/runs-card.tsx';
import { UrlForm } from '../features/migration/url-form.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const FAILURE = {
  extracting: { title: 'Extraction Failed', otherwise: MIGRATION_WORDS.checkUrl },
  importing: { title: 'Migration Failed', otherwise: 'Migration failed' },
};

export default function MigrationPage() {
  return (
    <>
      <PageHeading
        title="Database migration"
        subtitle="Fetch everything from another installation, check it, then import it."
      />
      <div className="flex flex-col gap-6">
        <Card>
          <MigrationFlow failure={FAILURE}>{(form) => <UrlForm {...form} />}</MigrationFlow>
        </Card>
        <RunsCard />
      </div>
    </>
  );
}
