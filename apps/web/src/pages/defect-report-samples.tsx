import { useState } from 'react';
import { Link } from 'wouter';
import { SAMPLE_NOTE, SAMPLES, type Sample } from '../content/samples.ts';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { SampleCard } from '../features/samples/sample-card.tsx';
import { SamplePreview } from '../features/samples/sample-preview.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';

export const metadata: Metadata = {
  title: 'Defect report samples',
  description:
    'Three whole sample reports to look through and download: a residential handover, an office fitout and a structural defect assessment.',
};

export default function DefectReportSamplesPage() {
  const [open, setOpen] = useState<Sample | undefined>();
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-20 tablet:px-8 desktop:pt-16">
        <h1 className="text-xl font-semibold tablet:text-2xl">Defect report samples</h1>
        <p className="mt-4 max-w-[60ch] text-base text-ink-soft">
          Three whole reports, as your client would get them. Every finding has its photo, its reasons, the
          rule it was checked against and what to do next.
        </p>
        <p className="mt-3 max-w-[60ch] border-l-2 border-accent pl-4 text-sm text-ink-soft">{SAMPLE_NOTE}</p>
        <div className="mt-10 grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
          {SAMPLES.map((sample) => (
            <SampleCard key={sample.id} sample={sample} onPreview={() => setOpen(sample)} />
          ))}
        </div>
        <section aria-labelledby="own" className="mt-16 border-t border-line pt-8">
          <h2 id="own" className="text-lg font-semibold">
            Make one from your own photos
          </h2>
          <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft">
            The first 5 analyses are free. A report costs A$10.00, GST included, once you have seen its
            preview.
          </p>
          <Link href={pathTo('home')} className={buttonClass({ variant: 'primary' })}>
            Analyse a photo
          </Link>
        </section>
      </div>
      <SamplePreview sample={open} onClose={() => setOpen(undefined)} />
    </PublicLayout>
  );
}
