import type { Project } from '@plumbline/contract';

/** On a phone: all projects in three figures, each named for one or for many. */
export function OverviewCard({ projects }: { projects: readonly Project[] }) {
  const figures = [
    ['Active', 'Active', projects.filter((project) => project.status === 'active').length],
    ['Needs attention', 'Need attention', projects.filter((project) => project.needsAttention).length],
    ['Defect', 'Defects', projects.reduce((sum, project) => sum + project.defectCount, 0)],
  ] as const;
  return (
    <section
      aria-label="All projects"
      className="mb-6 grid grid-cols-3 divide-x divide-line rounded-md border border-line bg-surface py-4 text-center tablet:hidden"
    >
      {figures.map(([one, many, value]) => (
        <p key={many} className="px-2 text-xs text-ink-soft">
          <span className="tabular mb-0.5 block text-lg font-semibold text-ink">{value}</span>
          {value === 1 ? one : many}
        </p>
      ))}
    </section>
  );
}
