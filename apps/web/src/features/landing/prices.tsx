import { PRICE_TERMS, PRICES } from '../../content/claims.ts';

/** What it costs, where people decide: on the landing page and beside the features. */
export function Prices() {
  return (
    <section id="prices" aria-labelledby="prices-title" className="scroll-mt-6 border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="prices-title" className="text-xl font-semibold">
          Prices
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 tablet:grid-cols-3">
          {PRICES.map(({ price, unit, words }) => (
            <div key={unit} className="border-t border-line-strong pt-4">
              <dt className="text-base font-semibold">{unit}</dt>
              <dd className="tabular mt-1 text-xl font-semibold">{price}</dd>
              <dd className="mt-2 max-w-[40ch] text-base text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-sm text-ink-soft">{PRICE_TERMS}</p>
      </div>
    </section>
  );
}
