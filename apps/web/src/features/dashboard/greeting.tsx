import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useUser } from '../auth/auth-context.ts';

const LedgerDialog = lazyPart(() => import('../credits/ledger-dialog.tsx'));
const BuyCreditsDialog = lazyPart(() => import('../payments/buy-credits-dialog.tsx'));

/** Name and remaining analyses, with the way to where they went. */
export function Greeting() {
  const { displayName, analysisCredits } = useUser();
  const [open, setOpen] = useState<'ledger' | 'buy' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeading
        title={`Hello, ${displayName}`}
        subtitle={
          <>
            <span className="tabular">
              {analysisCredits} {analysisCredits === 1 ? 'analysis' : 'analyses'} left.
            </span>{' '}
            <button
              type="button"
              onClick={() => setOpen('ledger')}
              className="prose-link inline-flex min-h-(--target-small) items-center text-sm"
            >
              Where did my credits go?
            </button>
          </>
        }
      />
      <Suspense>
        {open === 'ledger' ? <LedgerDialog onClose={close} onBuy={() => setOpen('buy')} /> : null}
        {open === 'buy' ? <BuyCreditsDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
