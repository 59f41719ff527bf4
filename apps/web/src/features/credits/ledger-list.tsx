import type { LedgerKind } from '@plumbline/contract';
import { Loaded } from '../../api/loaded.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLedger } from './queries.ts';

const KIND_WORDS: Readonly<Record<LedgerKind, string>> = {
  signup_grant: 'Free with your account',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  analysis: 'Analysis',
  analysis_refund: 'Returned: no result',
  fix: 'Top-up',
  admin_adjustment: 'Adjustment',
  migration: 'Transferred',
};

/** A minus sign as wide as the plus, so that the column lines up. */
function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`;
}

/** Where my credits came from and where they went, with the balance after each. */
export function LedgerList() {
  const ledger = useLedger();
  return (
    <Loaded
      query={ledger}
      what="your credits"
      skeleton={
        <SkeletonGroup label="Loading your credits" className="space-y-4">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      }
    >
      {({ items: entries }) => {
        if (entries.length === 0) return <EmptyState title="No credits added or used yet" />;
        return (
          <>
            <table className="tabular w-full text-sm">
              <thead className="text-left text-xs text-ink-soft">
                <tr className="border-b border-line">
                  <th className="py-2 font-normal">What</th>
                  <th className="py-2 pl-4 text-right font-normal">Credits</th>
                  <th className="py-2 pl-4 text-right font-normal">Balance</th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, kind, note, amount, balanceAfter, createdAt }) => (
                  <tr key={id} className="border-b border-line align-baseline last:border-b-0">
                    <td className="py-2.5 wrap-anywhere">
                      {KIND_WORDS[kind]}
                      <span className="block text-xs text-ink-soft">
                        {[dateAndTime(createdAt), note].filter(Boolean).join(' · ')}
                      </span>
                    </td>
                    <td className="py-2.5 pl-4 text-right">{signed(amount)}</td>
                    <td className="py-2.5 pl-4 text-right font-medium">{balanceAfter}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <ShowMore list={ledger} of="entries" />
          </>
        );
      }}
    </Loaded>
  );
}
