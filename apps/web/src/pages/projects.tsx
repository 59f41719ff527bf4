import type { Project } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Loaded } from '../api/loaded.tsx';
import { lazyPart } from '../browser/lazy-part.tsx';
import { usePreferences } from '../features/account/queries.ts';
import { useStats } from '../features/dashboard/queries.ts';
import { Welcome } from '../features/first-hour/welcome.tsx';
import { GravestHazard } from '../features/hazards/gravest-hazard.tsx';
import { PaymentReturn } from '../features/payments/payment-return.tsx';
import { DeleteProject } from '../features/projects/delete-project.tsx';
import { OverviewCard } from '../features/projects/overview-card.tsx';
import { ProjectCard } from '../features/projects/project-card.tsx';
import { ProjectSkeletons } from '../features/projects/project-skeletons.tsx';
import { useProjects } from '../features/projects/queries.ts';
import { useDue } from '../features/repairs/queries.ts';
import { pathTo } from '../routes/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ShowMore } from '../ui/show-more.tsx';

const ArrivingTrial = lazyPart(() => import('../features/first-hour/arriving-trial.tsx'));
const KeptTrial = lazyPart(() => import('../features/first-hour/kept-trial.tsx'));
const FirstPhoto = lazyPart(() => import('../features/first-hour/first-photo.tsx'));
const AnalysisDialog = lazyPart(() => import('../features/analysis/analysis-dialog.tsx'));
const DueList = lazyPart(() => import('../features/repairs/due-list.tsx'));
const DueDates = lazyPart(() => import('../features/repairs/due-dates.tsx'));
const DueFeed = lazyPart(() => import('../features/repairs/due-feed.tsx'));
const ProjectPage = lazyPart(() => import('../features/inspection/project-page.tsx'));
const ProjectDialog = lazyPart(() => import('../features/projects/project-dialog.tsx'));

/** Which dialog is open over the page. */
type Open = { kind: 'new' } | { kind: 'analyze' | 'edit' | 'delete'; project: Project };

function ListPage() {
  const projects = useProjects();
  const stats = useStats();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // Who begins without a project keeps the first screen until they leave it: its photo is being analysed there.
  const [first, setFirst] = useState<boolean>();
  if (first === undefined && projects.data) setFirst(projects.data.items.length === 0);
  const newProject = (
    <Button
      variant={first ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setOpen({ kind: 'new' })}
    >
      New Project
    </Button>
  );
  const list = projects.data?.items ?? [];
  return (
    <>
      <PaymentReturn />
      <GravestHazard hazard={stats.data?.gravestHazard} ofSeveral={list.length > 1} />
      <Welcome />
      <PageHeading
        title="Projects"
        subtitle={
          first && list.length === 0
            ? 'Take or choose your first photo. We’ll make a project for it.'
            : undefined
        }
        aside={
          projects.data ? (
            <>
              {list.length > 0 ? (
                <Link href={`${pathTo('projects')}?view=due`} className={buttonClass()}>
                  What is due
                </Link>
              ) : null}
              {newProject}
            </>
          ) : null
        }
      />
      <Loaded query={projects} what="your projects" skeleton={<ProjectSkeletons />}>
        {() =>
          first || list.length === 0 ? (
            <Suspense fallback={<ProjectSkeletons />}>
              {first ? <ArrivingTrial onShowProjects={() => setFirst(false)} /> : null}
              <FirstPhoto projects={list} />
            </Suspense>
          ) : (
            <>
              {/* A trial becomes the first finding: whoever has more has seen where it went. */}
              {list.length === 1 && list[0]?.defectCount === 1 ? (
                <Suspense>
                  <KeptTrial />
                </Suspense>
              ) : null}
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
          )
        }
      </Loaded>
      <Suspense>
        {open?.kind === 'new' ? (
          <ProjectDialog
            onClose={() => {
              close();
              setFirst(false);
            }}
          />
        ) : null}
        {open?.kind === 'analyze' ? (
          <AnalysisDialog projects={list} project={open.project} onClose={close} />
        ) : null}
        {open?.kind === 'edit' ? <ProjectDialog project={open.project} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? <DeleteProject project={open.project} onClose={close} /> : null}
    </>
  );
}

/** Every repair of all projects that isn't done, by date or by trade, which a builder sees first; then every other day to keep. */
function DuePage() {
  const [params, setParams] = useSearchParams();
  const preferences = usePreferences();
  const due = useDue();
  const said = params.get('by');
  const usual = preferences.data?.work === 'builder' ? 'trade' : 'date';
  const by = said === 'trade' || said === 'date' ? said : preferences.isPending ? null : usual;
  return (
    <>
      <PageHeading
        title="What is due"
        aside={
          <Link href={pathTo('projects')} className={buttonClass()}>
            All projects
          </Link>
        }
      />
      <Suspense fallback={<ProjectSkeletons />}>
        {by ? (
          <>
            {due.data?.length === 0 ? null : (
              <div className="mb-4">
                <Segmented
                  label="Order of what is due"
                  segments={[
                    { value: 'date', label: 'By date' },
                    { value: 'trade', label: 'By trade' },
                  ]}
                  value={by}
                  onValueChange={(next) => setParams({ view: 'due', by: next }, { replace: true })}
                />
              </div>
            )}
            <DueList by={by} />
          </>
        ) : (
          <ProjectSkeletons />
        )}
        <DueDates />
        <DueFeed />
      </Suspense>
    </>
  );
}

/** The list, what is due in all of them, or the project that the address names. */
export default function ProjectsPage() {
  const [path] = useLocation();
  const [params] = useSearchParams();
  const id = /^\/projects\/(\d+)\/?$/.exec(path)?.[1];
  if (id === undefined) return params.get('view') === 'due' ? <DuePage /> : <ListPage />;
  return (
    <Suspense>
      <ProjectPage key={id} id={Number(id)} />
    </Suspense>
  );
}
