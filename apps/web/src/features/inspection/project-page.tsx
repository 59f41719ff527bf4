import type { Project } from '@plumbline/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Loaded } from '../../api/loaded.tsx';
import { whyNot } from '../../api/why-not.ts';
import { usePhone } from '../../browser/device.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { pathTo } from '../../routes/paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Aperture } from '../../ui/icons/aperture.tsx';
import { ArrowLeft } from '../../ui/icons/arrow-left.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Images } from '../../ui/icons/images.tsx';
import { MessageSquare } from '../../ui/icons/message-square.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OpenDefect } from '../defects/open-defect.tsx';
import { useOpenDefect } from '../defects/use-open-defect.ts';
import { GravestHazard } from '../hazards/gravest-hazard.tsx';
import { rememberProject } from '../projects/chosen-project.ts';
import { DeleteProject } from '../projects/delete-project.tsx';
import { NeedsAttention } from '../projects/needs-attention.tsx';
import { ProjectMenu } from '../projects/project-menu.tsx';
import { StatusBadge } from '../projects/status-badge.tsx';
import { findingDeletions } from './data/pending-deletions.ts';
import { useProject } from './data/queries.ts';
import { FindingsView } from './findings/findings-view.tsx';
import { ProjectFacts } from './people/project-facts.tsx';
import './data/add-endpoints.ts';

const AlikeQuestions = lazyPart(() => import('../alike/alike-questions.tsx'));
const BuildingAlerts = lazyPart(() => import('../hazards/building-alerts.tsx'));
const BatchesView = lazyPart(() => import('../batch/batches-view.tsx'));
const ManyPhotosDialog = lazyPart(() => import('./photos/many-photos-dialog.tsx'));
const VisitCamera = lazyPart(() => import('./camera/visit-camera.tsx'));
const AddPhotoDialog = lazyPart(() => import('./photos/add-photo-dialog.tsx'));
const ProjectDialog = lazyPart(() => import('../projects/project-dialog.tsx'));
const PlacesView = lazyPart(() => import('./rooms/places-view.tsx'));
const PlansView = lazyPart(() => import('./plans/plans-view.tsx'));
const VisitsView = lazyPart(() => import('./visits/visits-view.tsx'));
const PhotosView = lazyPart(() => import('./photos/photos-view.tsx'));
const LinkList = lazyPart(() => import('../repairs/link-list.tsx'));
const DueList = lazyPart(() => import('../repairs/due-list.tsx'));
const DeadlinesView = lazyPart(() => import('./papers/deadlines-view.tsx'));
const DocumentsView = lazyPart(() => import('./papers/documents-view.tsx'));
const ListsView = lazyPart(() => import('../drafts/lists-view.tsx'));
const TrailView = lazyPart(() => import('./papers/trail-view.tsx'));
const LegalHold = lazyPart(() => import('./papers/legal-hold.tsx'));
const ProjectReports = lazyPart(() => import('./papers/project-reports.tsx'));

const VIEWS = [
  'findings',
  'repairs',
  'visits',
  'rooms',
  'photos',
  'plans',
  'documents',
  'lists',
  'reports',
  'deadlines',
  'trail',
] as const;
type View = (typeof VIEWS)[number];

/** Everything of one building: who and where, what was found, its photos, reports and deadlines. */
export default function ProjectPage({ id }: { id: number }) {
  const project = useProject(id);
  useEffect(() => {
    // The dashboard's next photo is for the project that one comes from.
    if (project.data) rememberProject(id);
  }, [project.data, id]);
  return (
    <>
      <Link
        href={pathTo('projects')}
        className="mb-3 inline-flex min-h-(--target-small) items-center gap-2 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All projects
      </Link>
      <Loaded
        query={project}
        what="this project"
        skeleton={
          <SkeletonGroup label="Loading project" className="space-y-4">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-64 w-full" />
          </SkeletonGroup>
        }
        heading={<PageHeading title="Project" />}
        gone={
          <EmptyState
            title="Project not found"
            action={
              <Link href={pathTo('projects')} className={buttonClass({ variant: 'primary' })}>
                Show all projects
              </Link>
            }
          >
            It may have been deleted.
          </EmptyState>
        }
      >
        {(loaded) => <Page project={loaded} />}
      </Loaded>
    </>
  );
}

/** Whoever comes by an address that names a part of the page sees that part: on a phone it lies a screen down. */
function useShownOnArrival(isNamed: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const [named] = useState(isNamed);
  useEffect(() => {
    // After the page's own way to the top.
    const frame = requestAnimationFrame(() => {
      if (named && phone) part.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [named, phone]);
  return { part, named };
}

function Page({ project }: { project: Project }) {
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const [openId, openFinding, closeFinding] = useOpenDefect();
  const [dialog, setDialog] = useState<'photo' | 'photos' | 'camera' | 'edit' | 'delete' | 'hold' | null>(
    null,
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const close = () => setDialog(null);
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'findings';
  const tabs = useShownOnArrival(params.has('view'));
  const show = (next: View) =>
    setParams(
      (current) => {
        if (next === 'findings') current.delete('view');
        else current.set('view', next);
        return current;
      },
      { replace: true },
    );
  const part = (content: React.ReactNode) => <Suspense>{content}</Suspense>;
  const leaving = findingDeletions.usePending();
  const alike = part(<AlikeQuestions projectId={project.id} without={leaving} onOpenFinding={openFinding} />);
  return (
    <>
      <GravestHazard hazard={project.gravestHazard} />
      {/* On a phone the menu stands beside the name: under the two buttons it would have a line to itself. */}
      <div className="relative">
        <PageHeading
          title={<span className="block pr-14 min-[481px]:pr-0">{project.name}</span>}
          // A project that was made from an address has it as its name.
          subtitle={project.address === project.name ? undefined : project.address || 'Address not set'}
          aside={
            <>
              <Button
                variant="primary"
                icon={<Camera aria-hidden="true" className="size-4" />}
                onClick={() => setDialog('photo')}
              >
                Analyse a photo
              </Button>
              <Button
                icon={<Aperture aria-hidden="true" className="size-4" />}
                onClick={() => setDialog('camera')}
              >
                Open camera
              </Button>
              <Button
                icon={<Images aria-hidden="true" className="size-4" />}
                onClick={() => {
                  setFiles([]);
                  setDialog('photos');
                }}
              >
                Add many photos
              </Button>
              <Link href={`${pathTo('chat')}?project=${project.id}`} className={buttonClass()}>
                <MessageSquare aria-hidden="true" className="size-4" />
                AI Chat
              </Link>
              <div className="absolute -top-1 right-0 min-[481px]:static">
                <ProjectMenu
                  project={project}
                  onAnalyze={() => setDialog('photo')}
                  onHold={() => setDialog('hold')}
                  onEdit={() => setDialog('edit')}
                  onDelete={() => setDialog('delete')}
                />
              </div>
            </>
          }
        />
      </div>
      <div className="-mt-3 mb-5 flex flex-wrap items-center gap-2 desktop:-mt-5">
        <StatusBadge status={project.status} />
        {project.needsAttention ? <NeedsAttention /> : null}
      </div>
      <Suspense>
        <LegalHold
          projectId={project.id}
          open={dialog === 'hold'}
          onOpenChange={(open) => setDialog(open ? 'hold' : null)}
        />
      </Suspense>
      <ProjectFacts project={project} />
      {part(<BuildingAlerts project={project} />)}
      {project.hazardsInDrafts > 0 ? (
        <p className="mb-4 text-sm">
          {project.hazardsInDrafts === 1 ? 'One draft warns' : `${project.hazardsInDrafts} drafts warn`} of a
          hazard and {project.hazardsInDrafts === 1 ? 'waits' : 'wait'} to be accepted.{' '}
          <button
            type="button"
            className="min-h-(--target) text-link hover:underline"
            onClick={() => show('lists')}
          >
            Look at imports
          </button>
        </p>
      ) : null}
      {part(<BatchesView projectId={project.id} onOpenFinding={openFinding} />)}
      <div
        ref={tabs.part}
        // A short part reaches the top of the screen as well.
        className={cx('scroll-mt-18', tabs.named && 'min-h-[calc(100dvh-8rem)] tablet:min-h-0')}
      >
        <Tabs
          label="Parts of the project"
          value={view}
          onValueChange={show}
          tabs={[
            {
              id: 'findings',
              label: 'Findings',
              content: (
                <>
                  {alike}
                  <FindingsView projectId={project.id} onOpen={openFinding} />
                </>
              ),
            },
            {
              id: 'repairs',
              label: 'Repairs',
              content: part(
                <>
                  <LinkList projectId={project.id} />
                  <DueList projectId={project.id} />
                </>,
              ),
            },
            {
              id: 'visits',
              label: 'Visits',
              content: part(<VisitsView projectId={project.id} onOpen={openFinding} />),
            },
            { id: 'rooms', label: 'Rooms', content: part(<PlacesView projectId={project.id} />) },
            {
              id: 'photos',
              label: 'Photos',
              content: (
                <>
                  {alike}
                  {part(<PhotosView projectId={project.id} onOpen={openFinding} />)}
                </>
              ),
            },
            {
              id: 'plans',
              label: 'Plans',
              content: part(<PlansView projectId={project.id} onOpen={openFinding} />),
            },
            {
              id: 'documents',
              label: 'Documents',
              content: part(<DocumentsView projectId={project.id} />),
            },
            {
              id: 'lists',
              label: 'Imports',
              content: part(
                <ListsView
                  projectId={project.id}
                  refused={whyNot(project, 'deleteWithin')}
                  onOpenFinding={openFinding}
                />,
              ),
            },
            { id: 'reports', label: 'Reports', content: part(<ProjectReports project={project} />) },
            {
              id: 'deadlines',
              label: 'Deadlines',
              content: part(<DeadlinesView project={project} onEdit={() => setDialog('edit')} />),
            },
            { id: 'trail', label: 'Trail', content: part(<TrailView projectId={project.id} />) },
          ]}
        />
      </div>
      <OpenDefect id={openId} onClose={closeFinding} />
      <Suspense>
        {dialog === 'photo' ? (
          <AddPhotoDialog
            project={project}
            onClose={close}
            onOpenFinding={(id) => {
              close();
              openFinding(id);
            }}
            onManyPhotos={(chosen) => {
              setFiles(chosen);
              setDialog('photos');
            }}
          />
        ) : null}
        {dialog === 'photos' ? (
          <ManyPhotosDialog project={project} files={files} onClose={close} onStarted={close} />
        ) : null}
        {dialog === 'camera' ? <VisitCamera project={project} onClose={close} /> : null}
        {dialog === 'edit' ? <ProjectDialog project={project} onClose={close} /> : null}
      </Suspense>
      {dialog === 'delete' ? (
        <DeleteProject
          project={project}
          onClose={close}
          onDeleted={() => navigate(pathTo('projects'), { replace: true })}
        />
      ) : null}
    </>
  );
}
