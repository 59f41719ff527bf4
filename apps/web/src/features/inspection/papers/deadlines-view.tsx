import type { Project } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { projectsKey } from '../../../api/query-keys.ts';
import { pathTo } from '../../../routes/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WarrantySection } from '../../defects/details/warranty-section.tsx';

/** The warranty deadlines of a building by its state and dates, before anybody has said how serious a defect is. */
export default function DeadlinesView({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { id, state, contractDate, completionDate } = project;
  const deadlines = useQuery({
    queryKey: [...projectsKey, 'deadlines', id, state, contractDate, completionDate],
    queryFn: ({ signal }) => call('getDeadlines', { params: { id }, signal }),
  });
  return (
    <Loaded query={deadlines} what="the deadlines">
      {({ warranty }) =>
        warranty ? (
          <div className="max-w-3xl text-sm [&>section]:border-t-0 [&>section]:pt-0">
            {completionDate ? null : (
              <Button className="mb-4" onClick={onEdit}>
                Add completion date
              </Button>
            )}
            <WarrantySection warranty={warranty} />
            <Link href={pathTo('warranty')} className="prose-link inline-flex min-h-(--target) items-center">
              Try other dates in the warranty calculator
            </Link>
          </div>
        ) : (
          <EmptyState
            title="Add the state to see its deadlines"
            action={
              <Button variant="primary" onClick={onEdit}>
                Edit project
              </Button>
            }
          >
            Choose the state of the building. With the completion date we can work out the last days.
          </EmptyState>
        )
      }
    </Loaded>
  );
}
