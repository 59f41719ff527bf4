import { Link } from 'wouter';
import { FIGURES } from '../../content/claims.ts';
import { FEATURES, STEPS } from '../../content/landing.ts';
import { pathTo } from '../../routes/paths.ts';

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
        <p className="mt-10 text-base text-ink-soft">
          How often it is right, and what it misses:{' '}
          <Link href={pathTo('scorecard')} className="prose-link">
            see the scorecard
          </Link>
          .
        </p>
      </div>
    </section>
  );
}

export function FeatureGrid() {
  return (
    <section id="features" aria-labelledby="features-title" className="scroll-mt-6 border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="features-title" className="max-w-[24ch] text-xl font-semibold">
          Built for people who have to stand behind what they write
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

export function Figures() {
  return (
    <section aria-label="Plumbline in figures" className="border-t border-line bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-10 px-5 py-16 tablet:px-8 desktop:grid-cols-4">
        {FIGURES.map(({ value, label, measuredBy }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-[24ch] text-sm text-ink-soft">
              {label}
              {measuredBy ? <span className="block text-xs">{measuredBy}</span> : null}
            </dt>
            <dd className="tabular text-xl font-semibold tablet:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
