import { useId } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { useAllProjects } from '../../projects/use-all-projects.ts';

interface ProjectPickerProps {
  projects: ReturnType<typeof useAllProjects>;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** One of the projects. */
export function ProjectPicker({ projects, chosen, onChoose }: ProjectPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Project</legend>
      <Loaded
        query={projects}
        what="your projects"
        skeleton={
          <div className="flex justify-center py-6 text-ink-soft">
            <Spinner label="Loading projects" />
          </div>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-soft">No projects yet. Create one under Projects.</p>
          ) : (
            <ul className="max-h-64 overflow-y-auto rounded-md border border-line-strong">
              {items.map((project) => (
                <li
                  key={project.id}
                  className={cx(
                    'flex items-center border-line not-first:border-t',
                    project.id === chosen && 'bg-link-soft',
                  )}
                >
                  <label className="flex min-h-(--target) min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2">
                    <input
                      type="radio"
                      name={name}
                      checked={project.id === chosen}
                      onChange={() => onChoose(project.id)}
                      className="size-4 shrink-0 accent-link"
                    />
                    <span className="min-w-0 flex-1 text-sm wrap-anywhere">{project.name}</span>
                    <span className="tabular shrink-0 text-xs text-ink-soft">
                      {project.defectCount} {project.defectCount === 1 ? 'defect' : 'defects'}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </fieldset>
  );
}
