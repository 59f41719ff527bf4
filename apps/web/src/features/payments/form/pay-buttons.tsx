import { Button } from '../../../ui/button.tsx';

interface PayButtonsProps {
  amountCents: number;
  busy: boolean;
  onCancel: () => void;
}

/** Pay and Cancel, both refused while a payment is under way. They stay in sight while the form scrolls. */
export function PayButtons({ amountCents, busy, onCancel }: PayButtonsProps) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-(--raised) px-5 py-3">
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        Pay ${(amountCents / 100).toFixed(2)}
      </Button>
    </div>
  );
}
