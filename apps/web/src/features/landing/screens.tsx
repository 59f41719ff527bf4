import { Link } from 'wouter';
import { FINDING, PHONE, REPORT } from '../../content/pictures.ts';
import { pathTo } from '../../routes/paths.ts';
import { Picture } from '../../ui/picture.tsx';

/** The product itself: a finding on the desk and on the phone, and a page of a report. */
export function Screens() {
  return (
    <section aria-labelledby="screens" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-20 tablet:px-8">
        <h2 id="screens" className="max-w-[26ch] text-xl font-semibold">
          One finding, from the wall to the report
        </h2>
        <div className="mt-10 grid items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_auto]">
          <Picture
            picture={FINDING}
            sizes="(min-width: 1152px) 50rem, 92vw"
            className="w-full rounded-md border border-line"
          />
          <Picture
            picture={PHONE}
            sizes="16rem"
            className="mx-auto w-56 rounded-md border border-line desktop:w-64"
          />
        </div>
        <div className="mt-14 grid items-center gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,24rem)_1fr]">
          <Picture picture={REPORT} sizes="24rem" className="w-full border border-line" />
          <div>
            <h3 className="text-lg font-semibold">Every finding in full</h3>
            <p className="mt-3 max-w-[52ch] text-base text-ink-soft">
              The photo with its marks, what the panel found, what you decided, the rule and its limit, and
              who to call. An index lists every photo with its fingerprint.
            </p>
            <Link
              href={pathTo('reportSamples')}
              className="prose-link mt-2 inline-flex min-h-12 items-center"
            >
              See three sample reports
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
