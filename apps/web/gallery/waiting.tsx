import { Button } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { ErrorState } from '../src/ui/error-state.tsx';
import { FormError } from '../src/ui/form-error.tsx';
import { PlumbBob } from '../src/ui/plumb-bob.tsx';
import { ProgressBar } from '../src/ui/progress-bar.tsx';
import { ShowMore } from '../src/ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../src/ui/skeleton.tsx';
import { Spinner } from '../src/ui/spinner.tsx';
import { State, States } from './state.tsx';

const nothing = () => undefined;
const more = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: nothing,
};

export function Waiting() {
  return (
    <Card title="Waiting, nothing and failure">
      <States>
        <State name="Spinner">
          <Spinner label="Loading defects" />
        </State>
        <State name="Skeleton">
          <SkeletonGroup label="Loading photos" className="space-y-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </SkeletonGroup>
        </State>
        <State name="Progress: every tone">
          <div className="space-y-3">
            <ProgressBar value={20} label="Photos uploaded" />
            <ProgressBar value={60} label="Report made" tone="good" />
            <ProgressBar value={90} label="Photos read" tone="accent" />
          </div>
        </State>
        <State name="What was refused">
          <FormError message="This code isn’t right." />
        </State>
        <State name="Show more: idle, fetching, failed">
          <ShowMore list={more} of="findings" />
          <ShowMore list={{ ...more, isFetchingNextPage: true }} of="photos" />
          <ShowMore list={{ ...more, isFetchNextPageError: true }} of="reports" />
        </State>
        <State name="Nothing here">
          <EmptyState title="No projects yet">Add one to begin.</EmptyState>
        </State>
        <State name="Nothing here: picture and action">
          <EmptyState
            picture={<PlumbBob className="h-16" />}
            title="No reports yet"
            action={<Button>Add report</Button>}
          />
        </State>
        <State name="Failure">
          <ErrorState title="We couldn’t load the photos." onRetry={nothing} requestId="req-1">
            Please try again in a moment.
          </ErrorState>
        </State>
        <State name="Failure: trying again">
          <ErrorState title="We couldn’t load the plans." onRetry={nothing} retrying>
            Please try again in a moment.
          </ErrorState>
        </State>
      </States>
    </Card>
  );
}
