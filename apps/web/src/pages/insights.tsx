import { useState } from 'react';
import { Loaded } from '../api/loaded.tsx';
import { InsightsView } from '../features/insights/insights-view.tsx';
import { useInsights } from '../features/insights/queries.ts';
import { useProjects } from '../features/projects/queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

const ALL = 'all';

export default function InsightsPage() {
  const [choice, setChoice] = useState(ALL);
  const projectId = choice === ALL ? null : Number(choice);
  const projects = useProjects();
  const insights = useInsights(projectId);
  return (
    <>
      <PageHeading
        title="Insights"
        subtitle="Defect trends across your projects"
        aside={
          <Select
            aria-label="Project"
            className="w-56"
            options={[
              { value: ALL, label: 'All projects' },
              ...(projects.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={choice}
            onValueChange={setChoice}
          />
        }
      />
      <Loaded
        query={insights}
        what="the figures"
        skeleton={
          <SkeletonGroup label="Loading figures" className="grid gap-6 desktop:grid-cols-2">
            <Skeleton className="h-80 desktop:col-span-2" />
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
          </SkeletonGroup>
        }
      >
        {(figures) => (
          <InsightsView insights={figures} ofProject={projectId !== null && !insights.isPlaceholderData} />
        )}
      </Loaded>
    </>
  );
}
