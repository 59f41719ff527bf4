import { ERRORS, LIMITS } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUser } from '../auth/auth-context.ts';

interface BuyCreditsDialogProps {
  onClose: () => void;
}

/** Where more analyses come from. Mounted only while open. */
export default function BuyCreditsDialog({ onClose }: BuyCreditsDialogProps) {
  const { analysisCredits } = useUser();
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Purchase More Credits"
      description={`${LIMITS.creditsPerPack} analyses for A$${(LIMITS.packPriceCents / 100).toFixed(2)}, GST included. They never expire.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="text-sm">
        You have {analysisCredits} {analysisCredits === 1 ? 'credit' : 'credits'} left.
      </p>
      <p className="mt-3 text-sm">{ERRORS.payments_unavailable.message}</p>
      <p className="mt-3 text-sm text-ink-soft">Ask whoever runs this installation to set up payments.</p>
    </Dialog>
  );
}
