import { call } from '../../api/client.ts';
import type { Sample } from '../../content/samples.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/icons/check.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { Eye } from '../../ui/icons/eye.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePdf } from '../public-site/use-pdf.ts';
import { pagesOf } from './sample-pages.ts';

interface SampleCardProps {
  sample: Sample;
  onPreview: () => void;
}

/** One sample: its first page, what it is about, and the two things to do with it. */
export function SampleCard({ sample, onPreview }: SampleCardProps) {
  const { id, title, description, category, severity, compliance, defectCount, features } = sample;
  const { busy, download } = usePdf();
  const compliant = compliance === 'Compliant';
  const Sign = compliant ? Check : TriangleAlert;
  const [cover] = pagesOf(id);
  const fetchFile = () => call('downloadSampleReport', { params: { sample: id } });
  const words = {
    done: `The sample report ‘${title}’ has been downloaded.`,
    failed: 'Unable to download the sample report. Please try again.',
  };
  return (
    <article className="flex flex-col rounded-md border border-line bg-surface">
      {cover ? (
        <div className="flex justify-center border-b border-line bg-sunken px-8 pt-8">
          <Picture
            picture={cover}
            sizes="(min-width: 768px) 18rem, 70vw"
            className="w-full max-w-72 border border-b-0 border-line"
          />
        </div>
      ) : null}
      <div className="flex flex-1 flex-col p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone="blue">{category}</Badge>
          <span className="tabular text-sm text-ink-soft">{defectCount} defects</span>
        </div>
        <h2 className="mt-3 text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-base text-ink-soft">{description}</p>
        <dl className="mt-4 grid grid-cols-2 gap-3 border-y border-line py-3 text-sm">
          <div>
            <dt className="text-ink-soft">Severity level</dt>
            <dd className="font-medium">{severity}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">NCC compliance</dt>
            <dd className={`flex items-center gap-1.5 font-medium ${compliant ? 'text-good' : 'text-fair'}`}>
              <Sign aria-hidden="true" className="size-4 shrink-0" />
              {compliance}
            </dd>
          </div>
        </dl>
        <ul className="mt-3 mb-5 flex flex-wrap gap-2" aria-label="What it shows">
          {features.map((feature) => (
            <li key={feature}>
              <Badge>{feature}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap gap-3">
          <Button onClick={onPreview} aria-label={`Preview ${title}`}>
            <Eye aria-hidden="true" className="size-4" />
            Preview
          </Button>
          <Button
            busy={busy}
            aria-label={`Download ${title}`}
            onClick={() => void download(fetchFile, `sample-report-${id}.pdf`, words)}
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        </div>
        <noscript>
          <a href={`/api/public/sample-reports/${id}`} className="prose-link mt-3 block">
            Download {title} as PDF
          </a>
        </noscript>
      </div>
    </article>
  );
}
