import type { Project } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { hasChanged } from '../../api/early-answers.ts';
import { useDevice } from '../../browser/device.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useQuiet } from '../../browser/use-quiet.ts';
import { usePreferences } from '../account/queries.ts';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { RecentResults } from '../defects/list/recent-results.tsx';
import { OpenDefect } from '../defects/open-defect.tsx';
import { useOpenDefect } from '../defects/use-open-defect.ts';
import { lastProject, rememberProject } from '../projects/chosen-project.ts';
import type { Filing } from '../uploads/run-analysis.ts';
import { ActiveProjectsCard } from './active-projects-card.tsx';
import { ComplianceRing } from './compliance-ring.tsx';
import { Greeting } from './greeting.tsx';
import { NeedsMe } from './needs-me.tsx';
import { useStats } from './queries.ts';
import { StatCards } from './stat-cards.tsx';

/** The last of the page, and only on a desk: a phone needn't load it. */
const FeaturedCard = lazyPart(() => import('./featured-card.tsx'));
/** Not needed to take a photo, which the page is for; and only where something is due. */
const DueFirst = lazyPart(() => import('../repairs/due-first.tsx'));
/** Only where the project has rooms or an open visit there is something to choose. */
const FilingOfProject = lazyPart(() => import('../inspection/filing/filing-of-project.tsx'));
const LaterParts = lazyPart(() => import('./later-parts.tsx'));

const placesOf = ({ visitId, placeId }: Filing): Filing => ({ visitId, placeId });

interface WorkspaceProps {
  projects: readonly Project[];
  /** No further projects are on their way. */
  complete: boolean;
}

/** The dashboard of an account that has projects. */
export function Workspace({ projects, complete }: WorkspaceProps) {
  const stats = useStats();
  const preferences = usePreferences().data;
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(Number(params.get('project') ?? lastProject()));
  const choose = (id: number) => {
    setChosen(id);
    rememberProject(id);
  };
  // In a fresh browser the one of the newest finding, as it was when the page came: it doesn't change under a hand.
  const [latest] = useState(stats.data?.latestProjectId ?? 0);
  const byId = (wanted: number) => projects.find(({ id }) => id === wanted);
  // A card of the projects page names its project, which is waited for; otherwise the one worked in last is selected.
  const wanted = chosen || latest;
  const project = byId(wanted) ?? (wanted && !complete ? undefined : (byId(latest) ?? projects[0]));
  const [openId, open, close] = useOpenDefect();
  // Of the project that it names, and of no other: a photo is never filed under another building.
  const [filing, setFiling] = useState<(Filing & { projectId: number }) | null>(null);
  const [many, setMany] = useState<readonly File[] | null>(null);
  const quiet = useQuiet();
  const mobile = useDevice() === 'mobile';
  // What the figures say isn't there needs neither its code nor its list, unless something has been changed since.
  const needed = (there: boolean | undefined) => !stats.isPending && (there !== false || hasChanged());
  return (
    <>
      <Greeting />
      <NeedsMe stats={stats.data} />
      {preferences && needed(stats.data?.anythingDue) ? (
        <Suspense>
          <DueFirst work={preferences.work ?? 'inspector'} />
        </Suspense>
      ) : null}
      <StatCards stats={stats.data} />
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 space-y-6">
          <AnalysisPanel
            projects={projects}
            projectId={project?.id ?? null}
            filing={filing && filing.projectId === project?.id ? placesOf(filing) : undefined}
            filingFields={
              project && needed(stats.data?.anywhereToFile) ? (
                <Suspense>
                  <FilingOfProject key={project.id} projectId={project.id} onChange={setFiling} />
                </Suspense>
              ) : null
            }
            onProjectChange={choose}
            onOpenDefect={open}
            onManyPhotos={setMany}
          />
          {quiet || many ? (
            <Suspense>
              <LaterParts projects={projects} project={project} many={many} onManyDone={setMany} />
            </Suspense>
          ) : null}
          {project ? (
            <RecentResults
              key={project.id}
              projectId={project.id}
              elsewhere={projects.some(({ id, defectCount }) => id !== project.id && defectCount > 0)}
              onOpen={open}
            />
          ) : null}
        </div>
        {mobile ? null : (
          <aside
            aria-label="Overview"
            className="grid content-start gap-6 tablet:grid-cols-2 desktop:grid-cols-1"
          >
            <ActiveProjectsCard projects={projects} />
            <ComplianceRing stats={stats.data} />
            <Suspense>
              <FeaturedCard />
            </Suspense>
          </aside>
        )}
      </div>
      <OpenDefect id={openId} onClose={close} />
    </>
  );
}
