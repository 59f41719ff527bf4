import type { Project } from '@plumbline/contract';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { LoadError } from '../api/load-error.tsx';
import { lazyPart } from '../browser/lazy-part.tsx';
import { PaymentReturn } from '../features/payments/payment-return.tsx';
import { DeleteProject } from '../features/projects/delete-project.tsx';
import { OverviewCard } from '../features/projects/overview-card.tsx';
import { ProjectCard } from '../features/projects/project-card.tsx';
import { ProjectSkeletons } from '../features/projects/project-skeletons.tsx';
import { useProjects } from '../features/projects/queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PlumbBob } from '../ui/plumb-bob.tsx';
import { ShowMore } from '../ui/show-more.tsx';

const AnalysisDialog = lazyPart(() => import('../features/analysis/analysis-dialog.tsx'));
const ProjectPage = lazyPart(() => import('../features/inspection/project-page.tsx'));
const ProjectDialog = lazyPart(() => import('../features/projects/project-dialog.tsx'));

/** Which dialog is open over the page. */
type Open = { kind: 'new' } | { kind: 'analyze' | 'edit' | 'delete'; project: Project };

function ListPage() {
  const projects = useProjects();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const newProject = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setOpen({ kind: 'new' })}
    >
      New Project
    </Button>
  );
  const list = projects.data ?? [];
  return (
    <>
      <PaymentReturn />
      <PageHeading title="Projects" aside={list.length > 0 ? newProject : null} />
      {projects.isPending ? (
        <ProjectSkeletons />
      ) : projects.isLoadingError ? (
        <LoadError title="We couldn’t load your projects." query={projects} />
      ) : list.length === 0 ? (
        <EmptyState picture={<PlumbBob className="h-16" />} title="Start with a project" action={newProject}>
          A project is one building or one job. Its photos, defects and reports stay together.
        </EmptyState>
      ) : (
        <>
          <OverviewCard projects={list} />
          <div className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
            {list.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                onAnalyze={() => setOpen({ kind: 'analyze', project })}
                onEdit={() => setOpen({ kind: 'edit', project })}
                onDelete={() => setOpen({ kind: 'delete', project })}
              />
            ))}
          </div>
          <ShowMore list={projects} of="projects" />
        </>
      )}
      <Suspense>
        {open?.kind === 'new' ? <ProjectDialog onClose={close} /> : null}
        {open?.kind === 'analyze' ? (
          <AnalysisDialog projects={list} project={open.project} onClose={close} />
        ) : null}
        {open?.kind === 'edit' ? <ProjectDialog project={open.project} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? <DeleteProject project={open.project} onClose={close} /> : null}
    </>
  );
}

/** The list, or the project that the address names. */
export default function ProjectsPage() {
  const [path] = useLocation();
  const id = /^\/projects\/(\d+)\/?$/.exec(path)?.[1];
  if (id === undefined) return <ListPage />;
  return (
    <Suspense>
      <ProjectPage key={id} id={Number(id)} />
    </Suspense>
  );
}
