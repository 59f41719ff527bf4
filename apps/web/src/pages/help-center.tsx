import { FAQ } from '@plumbline/knowledge/help';
import { useState } from 'react';
import { Link } from 'wouter';
import { StructuredData } from '../features/articles/structured-data.tsx';
import { FaqList } from '../features/help/faq-list.tsx';
import { FaqResults } from '../features/help/faq-results.tsx';
import { FaqTabs } from '../features/help/faq-tabs.tsx';
import { GuideCards } from '../features/help/guide-cards.tsx';
import { SendEmail } from '../features/public-site/email-link.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

const QUESTIONS = {
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const metadata: Metadata = {
  title: 'Help centre',
  description:
    'Guides to photos, results, projects, reports and billing in Plumbline, and answers to common questions.',
};

export default function HelpCenterPage() {
  const [typed, setTyped] = useState('');
  return (
    <PublicLayout>
      <StructuredData data={QUESTIONS} />
      <div className="mx-auto max-w-6xl space-y-14 px-5 pt-12 pb-20 tablet:px-8 desktop:pt-16">
        <header className="max-w-2xl">
          <h1 className="text-xl font-semibold tablet:text-2xl">Help centre</h1>
          <p className="mt-4 mb-8 text-base text-ink-soft">
            Short guides, plain answers, and a person if you need one.
          </p>
          <Field label="Search questions and answers">
            {(control) => (
              <Input
                {...control}
                type="search"
                autoComplete="off"
                placeholder="credits, HEIC, refund…"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </header>
        {typed.trim() ? (
          <FaqResults typed={typed} onClear={() => setTyped('')} />
        ) : (
          <>
            <GuideCards />
            <p className="text-base text-ink-soft">
              How often the panel is right, and what it misses:{' '}
              <Link href={pathTo('scorecard')} className="prose-link">
                the scorecard
              </Link>
              . When a warranty ends, by state and date:{' '}
              <Link href={pathTo('warranty')} className="prose-link">
                the warranty calculator
              </Link>
              . Whether a pack, a photo or a report was changed:{' '}
              <Link href={pathTo('verify')} className="prose-link">
                check it here
              </Link>
              .
            </p>
            <FaqTabs />
            <noscript>
              <FaqList entries={FAQ.filter(({ category }) => category !== 'getting-started')} />
            </noscript>
          </>
        )}
        <section
          aria-labelledby="ask"
          className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8"
        >
          <div>
            <h2 id="ask" className="text-lg font-semibold">
              Still stuck?
            </h2>
            <p className="mt-1 max-w-[60ch] text-base text-ink-soft">
              Write to us: by email we answer within 2–4 hours in business hours, Mon–Fri 8:00–18:00 and Sat
              9:00–13:00 AEST. Tell us the request id if a screen shows one.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <SendEmail />
            <Link href={pathTo('contact')} className={buttonClass()}>
              Contact form
            </Link>
          </div>
        </section>
      </div>
    </PublicLayout>
  );
}
