import type { ShownReview } from '@plumbline/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { FIGURES } from '../../content/claims.ts';
import { REVIEWS } from '../../content/landing.ts';
import { pathTo } from '../../routes/paths.ts';

/** What people wrote in the product and agreed to have shown, once there is enough of it; until then why there is none. Measured figures stand beside either. */
export function Reviews() {
  const section = useRef<HTMLElement>(null);
  const [reviews, setReviews] = useState<readonly ShownReview[]>([]);
  useEffect(() => {
    if (!section.current) return;
    // The server is asked when somebody gets there, not with every visit.
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void call('shownReviews')
        .then(setReviews)
        .catch(() => undefined);
    });
    watch.observe(section.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={section}
      id="reviews"
      aria-labelledby="reviews-title"
      className="scroll-mt-6 border-t border-line"
    >
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="reviews-title" className="text-xl font-semibold">
          {reviews.length > 0 ? REVIEWS.fromPeople : REVIEWS.title}
        </h2>
        {reviews.length === 0 ? (
          <p className="mt-5 max-w-[58ch] text-base text-ink-soft">{REVIEWS.words}</p>
        ) : (
          <ul className="mt-10 grid gap-10 tablet:grid-cols-2">
            {reviews.map(({ words, name, role }) => (
              <li key={`${name} ${words}`}>
                <blockquote className="font-serif text-lg break-words whitespace-pre-line">
                  {words}
                </blockquote>
                <p className="mt-3 text-sm text-ink-soft">
                  {name}, {role}
                </p>
              </li>
            ))}
          </ul>
        )}
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-10 desktop:grid-cols-4">
          {FIGURES.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-[24ch] text-sm text-ink-soft">{label}</dt>
              <dd className="tabular text-xl font-semibold tablet:text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-base">
          <Link href={pathTo('scorecard')} className="prose-link inline-flex min-h-(--target) items-center">
            See the scorecard
          </Link>
        </p>
      </div>
    </section>
  );
}
