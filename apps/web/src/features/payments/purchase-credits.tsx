import { LIMITS } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { collectCredits, forgetMoney } from './finish-purchase.ts';
import { PaymentStep } from './payment-step.tsx';
import { tellCredits, tellUnconfirmed } from './payment-toasts.ts';
import { PriceLine } from './price-line.tsx';
import type { Order } from './set-up.ts';

interface PurchaseCreditsProps {
  place: 'analysis' | 'billing';
  onClose: () => void;
  /** The credits are there. */
}

/** The Purchase More Credits dialog. Mounted only while open: opening it sets a payment up. */
export default function PurchaseCredits({ place, onClose }: PurchaseCreditsProps) {
  const { analysisCredits } = useUser();
  const { setCredits } = useAuth();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [order] = useState<Order>({ kind: 'credits', place });

  const finish = async (intentId: string) => {
    const collected = await collectCredits(intentId, analysisCredits);
    await forgetMoney(queries);
    if (collected === null) tellUnconfirmed();
    else {
      setCredits(collected.credits);
      tellCredits(collected);
    }
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Purchase More Credits"
      description={`You have ${analysisCredits} ${analysisCredits === 1 ? 'credit' : 'credits'}. Credits never expire. They’re not refundable, except where the Australian Consumer Law gives you that right.`}
    >
      <div className="flex flex-col gap-5">
        <PriceLine what={`${LIMITS.creditsPerPack} analysis credits`} amountCents={LIMITS.packPriceCents} />
        <PaymentStep
          order={order}
          amountCents={LIMITS.packPriceCents}
          busy={busy}
          onBusy={setBusy}
          onPaid={finish}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
