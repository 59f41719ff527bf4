import { NCC_FIGURES, NCC_GUIDE_BEFORE, NCC_GUIDE_LEAD, NCC_TIMELINE } from '@plumbline/knowledge/ncc-guide';
import { NCC_CHECKED } from '@plumbline/knowledge/ncc-tables';
import { Link } from 'wouter';
import { Document } from '../features/articles/document.tsx';
import { DownloadGuide } from '../features/articles/download-guide.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';

function Timeline() {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 scroll-mt-6 text-lg font-semibold">
        Timeline
      </h2>
      <ol className="border-l border-line-strong">
        {NCC_TIMELINE.map(({ date, words }) => (
          <li key={date} className="relative pb-6 pl-6 last:pb-0">
            <span aria-hidden="true" className="absolute top-2 -left-1 size-2 rounded-full bg-accent" />
            <p className="tabular font-semibold">{date}</p>
            <p className="mt-0.5 text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const metadata: Metadata = {
  title: 'NCC 2025 guide',
  description:
    'NCC 2025 at a glance: major changes, limits and tolerances, editions, adoption by state and a timeline.',
};

export default function NccGuidePage() {
  return (
    <PublicLayout>
      <Document
        line={`Facts checked on ${NCC_CHECKED}`}
        title="NCC 2025 guide"
        lead={NCC_GUIDE_LEAD}
        sections={NCC_GUIDE_BEFORE}
        figures={NCC_FIGURES}
        more={[{ id: 'timeline', title: 'Timeline' }]}
        actions={<DownloadGuide />}
      >
        <Timeline />
        <section aria-labelledby="use" className="border-t border-line pt-8">
          <h2 id="use" className="text-lg font-semibold">
            Check a defect against it
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">
            Give a project its state and approval date, and each result names the rule that decided. See it in
            the{' '}
            <Link href={pathTo('reportSamples')} className="prose-link">
              sample reports
            </Link>
            , or take the{' '}
            <Link href={pathTo('checklist')} className="prose-link">
              handover checklist
            </Link>{' '}
            to the site.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link href={pathTo('home')} className={buttonClass({ variant: 'primary' })}>
              Analyse a photo
            </Link>
            <Link href={pathTo('contact')} className={buttonClass()}>
              Ask us
            </Link>
          </div>
        </section>
      </Document>
    </PublicLayout>
  );
}
