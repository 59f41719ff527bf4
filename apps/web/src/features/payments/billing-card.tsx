import { dollars, LIMITS } from '@plumbline/contract';
import { Suspense, startTransition, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { pathTo } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';
import { PaymentHistory } from './payment-history.tsx';

const PurchaseCredits = lazyPart(() => import('./purchase-credits.tsx'));
const LedgerDialog = lazyPart(() => import('../credits/ledger-dialog.tsx'));

/** Credits and money: what's left, what more costs, what was paid, and where the credits went. */
export function BillingCard() {
  const { analysisCredits } = useUser();
  const [open, setOpen] = useState<'purchase' | 'ledger' | null>(null);
  const [, navigate] = useLocation();
  const close = () => setOpen(null);
  const hintAtProjects = () =>
    toast({
      title: 'Choose a report first',
      description: 'Browse your projects and buy the PDF of the report you want.',
      action: { label: 'Browse projects', onSelect: () => navigate(pathTo('projects')) },
    });
  return (
    <Card title="Billing">
      <p className="text-sm text-ink-soft">Credits remaining</p>
      <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="text-xl font-semibold">{analysisCredits}</span>
        <button
          type="button"
          className="min-h-(--target-small) text-sm text-link hover:underline"
          onClick={() => setOpen('ledger')}
        >
          Credit history
        </button>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setOpen('purchase')}>
          Buy {LIMITS.creditsPerPack} Credits (${(LIMITS.packPriceCents / 100).toFixed(2)})
        </Button>
        <Button onClick={hintAtProjects}>
          Purchase PDF Report (${(LIMITS.reportPriceCents / 100).toFixed(2)} per report)
        </Button>
      </div>
      <p className="mt-3 text-xs text-ink-soft">
        Prices include GST. {LIMITS.creditsPerPack} credits are {dollars(LIMITS.packPriceCents)}, paid once.
        Credits never expire.
      </p>
      <h3 className="mt-6 mb-2 text-sm font-semibold">Payment history</h3>
      <PaymentHistory />
      <Suspense>
        {open === 'purchase' ? <PurchaseCredits place="billing" onClose={close} /> : null}
        {/* The history stays until the purchase is here: in between, a second press would reach the page. */}
        {open === 'ledger' ? (
          <LedgerDialog onClose={close} onBuy={() => startTransition(() => setOpen('purchase'))} />
        ) : null}
      </Suspense>
    </Card>
  );
}
