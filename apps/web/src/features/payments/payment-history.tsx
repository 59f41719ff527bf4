import { dollars, type Payment } from '@plumbline/contract';
import { Loaded } from '../../api/loaded.tsx';
import { longDate } from '../../ui/dates.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { usePaymentHistory } from './queries.ts';

function remark({ disputed, refundedCents, amountCents }: Payment): string {
  if (disputed) return 'Disputed';
  if (refundedCents === 0) return '';
  return refundedCents === amountCents ? 'Refunded' : `${dollars(refundedCents)} refunded`;
}

/** Every payment with its receipt. */
export function PaymentHistory() {
  const history = usePaymentHistory();
  return (
    <Loaded
      query={history}
      what="your payments"
      skeleton={
        <SkeletonGroup label="Loading your payments" className="space-y-4">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      }
    >
      {({ items: payments }) => {
        if (payments.length === 0) return <p className="text-sm text-ink-soft">No payments yet.</p>;
        return (
          <>
            <ul className="tabular text-sm">
              {payments.map((payment) => (
                <li
                  key={payment.id}
                  className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0"
                >
                  <span className="min-w-0 break-words">{payment.description}</span>
                  <span className="text-right font-medium">{dollars(payment.amountCents)}</span>
                  <span className="text-xs text-ink-soft">
                    {[longDate(payment.paidAt ?? payment.createdAt), remark(payment)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <a
                    href={payment.invoiceUrl}
                    download
                    className="inline-flex min-h-(--target-small) min-w-(--target-small) items-center justify-end text-xs text-link hover:underline"
                    aria-label={`Receipt for ${payment.description}`}
                  >
                    Receipt
                  </a>
                </li>
              ))}
            </ul>
            <ShowMore list={history} of="payments" />
          </>
        );
      }}
    </Loaded>
  );
}
