import type { Project, Visit } from '@plumbline/contract';
import { useDevice } from '../../../browser/device.ts';
import { ChevronDown } from '../../../ui/icons/chevron-down.tsx';
import { buildingTypeName } from '../../projects/building-types.ts';
import { useVisits } from '../data/visit-queries.ts';
import { dayOf } from '../data/visit-words.ts';
import { ProjectPeople } from './project-people.tsx';

const MOST_NAMES = 6;

/** Who was at the visits, those of the newest first. */
function peopleOf(visits: readonly Pick<Visit, 'attendedBy'>[]): string {
  const names = new Map(
    visits.flatMap(({ attendedBy }) => attendedBy.map((name) => [name.toLowerCase(), name] as const)),
  );
  const all = [...names.values()];
  const more = all.length - MOST_NAMES;
  return [...all.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const NOT_SET = 'Not set';

/** The building and the job: state and dates always, since reports and deadlines need them, and who is who. */
export function ProjectFacts({ project }: { project: Project }) {
  const visits = useVisits(project.id);
  const facts = [
    ['State', project.state ?? NOT_SET],
    ['At visits', visits.data && peopleOf(visits.data)],
    ['Building', project.buildingType && buildingTypeName(project.buildingType)],
    ['Contract', project.contractDate ? dayOf(project.contractDate) : NOT_SET],
    ['Approval', project.approvalDate && dayOf(project.approvalDate)],
    ['Completion', project.completionDate ? dayOf(project.completionDate) : NOT_SET],
    ['Progress', `${project.progress}%`],
    [
      'Defects',
      `${project.defectCount}${project.criticalCount > 0 ? `, ${project.criticalCount} critical` : ''}`,
    ],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const phone = useDevice() === 'mobile';
  const all = (
    <div className="space-y-3">
      {project.description ? (
        <p className="max-w-prose text-sm whitespace-pre-line text-ink-soft">{project.description}</p>
      ) : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ProjectPeople projectId={project.id} />
    </div>
  );
  return (
    <section aria-label="Project facts" className="mb-6">
      {phone ? (
        // Findings, photos and plans come first on a phone: what is known of the building is one tap away.
        <details className="group">
          <summary className="flex min-h-(--target-small) cursor-pointer items-center gap-2 text-sm text-link [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
            Details and people
          </summary>
          <div className="pt-2">{all}</div>
        </details>
      ) : (
        all
      )}
    </section>
  );
}
