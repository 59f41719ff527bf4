import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useUser } from '../../features/auth/auth-context.ts';
import { FixButton } from './fix-button.tsx';

const LedgerDialog = lazyPart(() => import('../../features/credits/ledger-dialog.tsx'));
const BuyCreditsDialog = lazyPart(() => import('../../features/payments/buy-credits-dialog.tsx'));

/** Remaining analyses, on every screen; a press tells where they went. With none left, the Fix button beside them. */
export function CreditsStatus() {
  const { analysisCredits } = useUser();
  const [open, setOpen] = useState<'ledger' | 'buy' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen('ledger')}
        className="tabular inline-flex min-h-(--target) items-center gap-1 rounded-md px-2 text-sm whitespace-nowrap text-ink-soft hover:bg-hover"
      >
        <strong className="font-semibold text-ink">{analysisCredits}</strong>{' '}
        {analysisCredits === 1 ? 'credit' : 'credits'}
      </button>
      {analysisCredits === 0 ? <FixButton /> : null}
      <Suspense>
        {open === 'ledger' ? <LedgerDialog onClose={close} onBuy={() => setOpen('buy')} /> : null}
        {open === 'buy' ? <BuyCreditsDialog onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
