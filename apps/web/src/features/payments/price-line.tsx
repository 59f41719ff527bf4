import { dollars, gstIncluded } from '@plumbline/contract';

interface PriceLineProps {
  what: string;
  amountCents: number;
}

/** What is bought and what it costs, with the GST that the price includes. */
export function PriceLine({ what, amountCents }: PriceLineProps) {
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line pb-4 text-sm">
      <dt>{what}</dt>
      <dd className="text-right font-semibold">{dollars(amountCents)}</dd>
      <dt className="text-ink-soft">GST included</dt>
      <dd className="text-right text-ink-soft">{dollars(gstIncluded(amountCents))}</dd>
    </dl>
  );
}
