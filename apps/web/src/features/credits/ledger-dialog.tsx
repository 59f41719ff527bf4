import { Dialog } from '../../ui/dialog.tsx';
import { LedgerList } from './ledger-list.tsx';

export default function LedgerDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Where did my credits go">
      <LedgerList />
    </Dialog>
  );
}
