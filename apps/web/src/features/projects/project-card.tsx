import type { Project } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SeverityShape } from '../../ui/severity-mark.tsx';
import { buildingTypeName } from './building-types.ts';
import { NeedsAttention } from './needs-attention.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { StatusBadge } from './status-badge.tsx';

interface ProjectCardProps {
  project: Project;
  onAnalyze: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ProjectCard({ project, onAnalyze, onEdit, onDelete }: ProjectCardProps) {
  const facts = [
    project.address !== project.name && project.address,
    // An address usually ends with its state.
    !new RegExp(`\\b${project.state}\\b`).test(project.address ?? '') && project.state,
    project.buildingType && buildingTypeName(project.buildingType),
  ].filter(Boolean);
  return (
    <article className="flex min-w-0 flex-col rounded-md border border-line bg-surface">
      <div className="flex items-start gap-2 pt-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">
          <Link
            href={pathTo('project', { id: project.id })}
            className="flex min-h-(--target) items-center hover:underline"
          >
            {project.name}
          </Link>
        </h2>
        <ProjectMenu project={project} onAnalyze={onAnalyze} onEdit={onEdit} onDelete={onDelete} />
      </div>
      <div className="flex flex-1 flex-col px-5 pb-5">
        <div className="mt-1 flex flex-wrap gap-2">
          <StatusBadge status={project.status} />
          {project.needsAttention ? <NeedsAttention /> : null}
        </div>
        {project.description ? (
          <p className="mt-3 line-clamp-2 text-sm text-ink-soft">{project.description}</p>
        ) : null}
        {facts.length > 0 ? <p className="mt-2 text-sm text-ink-soft">{facts.join(' · ')}</p> : null}
        <div className="mt-auto pt-5">
          <div className="mb-1.5 flex items-baseline justify-between text-sm">
            <span className="text-ink-soft">Progress</span>
            <span className="tabular font-medium">{project.progress}%</span>
          </div>
          <ProgressBar
            value={project.progress}
            label={`Progress of ${project.name}`}
            tone={project.status === 'completed' ? 'good' : 'ink'}
          />
        </div>
        <p className="tabular mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span>
            <strong className="font-semibold text-ink">{project.defectCount}</strong>{' '}
            {project.defectCount === 1 ? 'defect' : 'defects'}
          </span>
          {project.openHazards > 0 ? (
            <span className="inline-flex items-center gap-1.5 font-medium text-critical">
              <TriangleAlert aria-hidden="true" className="size-3.5" />
              {project.openHazards === 1 ? '1 open hazard' : `${project.openHazards} open hazards`}
            </span>
          ) : null}
          {project.criticalCount > 0 ? (
            <span className="inline-flex items-center gap-1.5 text-critical">
              <SeverityShape severity="critical" className="size-2.5" />
              {project.criticalCount} critical
            </span>
          ) : null}
          <span className="ml-auto">{longDate(project.createdAt)}</span>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link
            href={`${pathTo('dashboard')}?project=${project.id}`}
            className={`flex-1 ${buttonClass()}`}
            aria-label={`Analyse a photo for ${project.name}`}
          >
            Analyse
          </Link>
          <Link
            href={`${pathTo('reports')}?project=${project.id}`}
            className={`flex-1 ${buttonClass()}`}
            aria-label={`Reports of ${project.name}`}
          >
            Reports
          </Link>
        </div>
      </div>
    </article>
  );
}
