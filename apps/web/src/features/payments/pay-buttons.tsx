import { Button } from '../../ui/button.tsx';

interface PayButtonsProps {
  amountCents: number;
  busy: boolean;
  onCancel: () => void;
}

/** Pay and Cancel, both refused while a payment is under way. */
export function PayButtons({ amountCents, busy, onCancel }: PayButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        Pay ${(amountCents / 100).toFixed(2)}
      </Button>
    </div>
  );
}
