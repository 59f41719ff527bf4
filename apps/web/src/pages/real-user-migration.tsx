import { MIGRATION_WORDS } from '@plumbline/contract';
import { useState } from 'react';
import { JsonForm } from '../features/migration/json-form.tsx';
import { KeysCard } from '../features/migration/keys-card.tsx';
import { MigrationFlow } from '../features/migration/migration-flow.tsx';
import { RunsCard } from '../features/migration/runs-card.tsx';
import { UrlForm } from '../features/migration/url-form.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';

type Way = 'url' | 'json';

const URL_FAILURE = {
  extracting: { title: 'Migration Failed', otherwise: MIGRATION_WORDS.checkUrl },
  importing: { title: 'Migration Failed', otherwise: 'Migration failed' },
};
const JSON_FAILURE = {
  extracting: { title: 'Import Failed', otherwise: 'Import failed' },
  importing: { title: 'Import Failed', otherwise: 'Import failed' },
};

export default function RealUserMigrationPage() {
  const [way, setWay] = useState<Way>('url');
  return (
    <>
      <PageHeading
        title="Real user migration"
        subtitle="Import users with their projects, defects and reports."
      />
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card>
          <Tabs<Way>
            label="Where the data comes from"
            value={way}
            onValueChange={setWay}
            tabs={[
              {
                id: 'url',
                label: 'URL migration',
                content: (
                  <MigrationFlow failure={URL_FAILURE}>{(form) => <UrlForm {...form} />}</MigrationFlow>
                ),
              },
              {
                id: 'json',
                label: 'JSON import',
                content: (
                  <MigrationFlow failure={JSON_FAILURE}>{(form) => <JsonForm {...form} />}</MigrationFlow>
                ),
              },
            ]}
          />
        </Card>
        <div className="flex flex-col gap-6">
          <RunsCard />
          <KeysCard />
        </div>
      </div>
    </>
  );
}
