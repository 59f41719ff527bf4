import { SAMPLE_NOTE, type Sample, type SampleDefect } from '../../content/samples.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { pagesOf } from './sample-pages.ts';

function Defect({ defect }: { defect: SampleDefect }) {
  const { id, type, location, severity, confidence, description, recommendation } = defect;
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular text-sm text-ink-soft">{id}</span>
        <h4 className="font-semibold">{type}</h4>
        <SeverityMark severity={severity} />
        <span className="tabular text-sm text-ink-soft">confidence {confidence}</span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{location}</p>
      <p className="mt-2">{description}</p>
      {recommendation ? <p className="mt-1 font-medium">{recommendation}</p> : null}
    </li>
  );
}

/** What a sample report holds: its pages as pictures, the project, every defect. */
export function SamplePreview({ sample, onClose }: { sample: Sample | undefined; onClose: () => void }) {
  const facts = sample
    ? [
        ['Project', sample.projectName],
        ['Address', sample.address],
        ['Report date', sample.reportDate],
        ['Inspector', sample.inspector],
      ]
    : [];
  return (
    <Dialog
      open={sample !== undefined}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="large"
      title={sample?.title ?? 'Sample report'}
      description={SAMPLE_NOTE}
    >
      {sample ? (
        <>
          <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-8 mb-3 text-base font-semibold">Pages of the report</h3>
          <ul className="grid grid-cols-2 gap-4 desktop:grid-cols-4">
            {pagesOf(sample.id).map((page) => (
              <li key={page.src} className="border border-line">
                <Picture picture={page} sizes="(min-width: 1024px) 16rem, 45vw" className="w-full" />
              </li>
            ))}
          </ul>
          <h3 className="mt-8 mb-3 text-base font-semibold">{sample.defectCount} defects</h3>
          <ol>
            {sample.defects.map((defect) => (
              <Defect key={defect.id} defect={defect} />
            ))}
          </ol>
        </>
      ) : null}
    </Dialog>
  );
}
