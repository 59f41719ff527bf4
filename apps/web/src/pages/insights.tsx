import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../api/loaded.tsx';
import { InsightsView } from '../features/insights/insights-view.tsx';
import { useInsights } from '../features/insights/queries.ts';
import { useProjects } from '../features/projects/queries.ts';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

const ALL = 'all';

export default function InsightsPage() {
  const [choice, setChoice] = useState(ALL);
  const projectId = choice === ALL ? null : Number(choice);
  const projects = useProjects();
  const insights = useInsights(projectId);
  // Where there is nothing at all, there is nothing to choose from.
  const nothing = projectId === null && insights.data?.areas.length === 0;
  return (
    <>
      <PageHeading
        title="Insights"
        subtitle="Defect trends across your projects"
        aside={
          nothing ? null : (
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
          )
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
        {(figures) =>
          nothing ? (
            <EmptyState
              title="No defects yet"
              action={
                <Link href={pathTo('dashboard')} className={buttonClass({ variant: 'primary' })}>
                  Analyse a photo
                </Link>
              }
            >
              Defects by month, area, stage and trade appear here after your first photo.
            </EmptyState>
          ) : (
            <InsightsView insights={figures} ofProject={projectId !== null && !insights.isPlaceholderData} />
          )
        }
      </Loaded>
    </>
  );
}
