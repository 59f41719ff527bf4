import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUser } from '../auth/auth-context.ts';
import { LedgerList } from './ledger-list.tsx';

interface LedgerDialogProps {
  onClose: () => void;
  onBuy: () => void;
}

export default function LedgerDialog({ onClose, onBuy }: LedgerDialogProps) {
  const { analysisCredits } = useUser();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Credit history">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-sm">
          <strong className="font-semibold">{analysisCredits}</strong>{' '}
          {analysisCredits === 1 ? 'credit' : 'credits'} left. An analysis without a result costs nothing.
        </p>
        <Button size="small" onClick={onBuy}>
          Buy credits
        </Button>
      </div>
      <LedgerList />
    </Dialog>
  );
}
