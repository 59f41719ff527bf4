import type { Review } from '@plumbline/contract';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useModerateReview, useReviews } from './queries.ts';

const STATES = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Refused', tone: 'poor' },
} as const;

/** What people wrote of the product. Only what is approved here, and agreed to by its author, is shown to others. */
export function ReviewsList() {
  const reviews = useReviews();
  return (
    <Loaded query={reviews} what="the reviews">
      {({ items, inAll }) =>
        items.length === 0 ? (
          <EmptyState title="No reviews yet">People are asked once, after they buy a report.</EmptyState>
        ) : (
          <>
            <p className="mb-2 text-sm text-ink-soft">
              {items.length} of {inAll}, newest first. The public page shows them once three are approved.
            </p>
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {items.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </ul>
            <ShowMore list={reviews} of="reviews" />
          </>
        )
      }
    </Loaded>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const moderate = useModerateReview(review.id);
  const { label, tone } = STATES[review.state];
  const which = `review of ${review.name}`;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words whitespace-pre-line">{review.words}</p>
        <p className="mt-1 text-ink-soft">
          {review.name}, {review.role} · {review.email} ·{' '}
          <span className="tabular">{dateAndTime(review.writtenAt)}</span>
        </p>
        {review.consent ? null : <p className="mt-1">Can’t be shown: no consent.</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
      {review.consent && review.state !== 'approved' ? (
        <Button
          size="small"
          busy={moderate.isPending}
          aria-label={`Approve ${which}`}
          onClick={() => moderate.mutate('approved')}
        >
          Approve
        </Button>
      ) : null}
      {review.state === 'refused' ? null : (
        <Button
          size="small"
          busy={moderate.isPending}
          aria-label={`Refuse ${which}`}
          onClick={() => moderate.mutate('refused')}
        >
          Refuse
        </Button>
      )}
    </li>
  );
}
