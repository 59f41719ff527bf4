import type { Project } from '@plumbline/contract';
import { buildingTypeName } from '../projects/building-types.ts';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
export const dayOf = (date: string) => DAY.format(new Date(date));

/** What is known of the building and of the job; what isn't known is left out. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    ['State', project.state],
    ['Building', project.buildingType && buildingTypeName(project.buildingType)],
    ['Contract', project.contractDate && dayOf(project.contractDate)],
    ['Approval', project.approvalDate && dayOf(project.approvalDate)],
    ['Completion', project.completionDate && dayOf(project.completionDate)],
    ['Progress', `${project.progress}%`],
    [
      'Defects',
      `${project.defectCount}${project.criticalCount > 0 ? `, ${project.criticalCount} critical` : ''}`,
    ],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <section aria-label="Project facts" className="mb-6 space-y-3">
      {project.description ? (
        <p className="max-w-prose text-sm whitespace-pre-line text-ink-soft">{project.description}</p>
      ) : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
