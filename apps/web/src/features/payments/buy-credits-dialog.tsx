import PurchaseCredits from './purchase-credits.tsx';

interface BuyCreditsDialogProps {
  onClose: () => void;
}

/** Where more analyses come from, asked for in the middle of the work. Mounted only while open. */
export default function BuyCreditsDialog({ onClose }: BuyCreditsDialogProps) {
  return <PurchaseCredits place="analysis" onClose={onClose} />;
}
