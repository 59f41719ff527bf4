import { FEATURES, STEPS } from '../../content/landing.ts';

/** A number, a hairline and what happens: the plumb line as the thread of the story. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="how" className="text-xl font-semibold">
          From photo to verdict
        </h2>
        <ol className="mt-10 grid gap-10 tablet:grid-cols-3">
          {STEPS.map(({ title, words }, index) => (
            <li key={title} className="border-l border-line-strong pl-5">
              <span className="tabular text-sm text-ink-soft">{index + 1}</span>
              <h3 className="mt-1 text-base font-semibold">{title}</h3>
              <p className="mt-2 text-base text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function FeatureGrid() {
  return (
    <section id="features" aria-labelledby="features-title" className="scroll-mt-6 border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="features-title" className="max-w-[24ch] text-xl font-semibold">
          Built for people who sign their name to it
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-10 tablet:grid-cols-2 desktop:grid-cols-3">
          {FEATURES.map(({ id, title, words }) => (
            <li key={id} className="border-t border-line-strong pt-4">
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="mt-2 text-base text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
