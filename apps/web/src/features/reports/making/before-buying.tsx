import { REPORT_KIND_FACTS, type Report } from '@plumbline/contract';
import { Button } from '../../../ui/button.tsx';
import { factsBody, factsOf } from '../details/report-facts.ts';
import { useOpenPoints } from './open-points.tsx';

interface BeforeBuyingProps {
  report: Report;
  projectId: number;
  /** To what the report says of itself, with its declaration. */
  onDetails: () => void;
}

/** What is about to be paid for: a draft or a finished report, what it lacks and whether an inspection is declared. */
export function BeforeBuying({ report, projectId, onDetails }: BeforeBuyingProps) {
  const { kind, title, selectedDefectIds, declaredInspection } = report;
  const { declared, declaration } = REPORT_KIND_FACTS[kind];
  const checked = useOpenPoints({ projectId, title, selectedDefectIds, ...factsBody(factsOf(report)) });
  const { draft, points = [] } = checked.data ?? {};
  return (
    <section aria-label="Before you pay" className="mt-5 rounded-md border border-line px-4 py-4 text-sm">
      <p role="status" className="font-medium">
        {checked.isPending
          ? 'Checking what is unfinished…'
          : draft === undefined
            ? 'We couldn’t check what is unfinished. Read the preview before you pay.'
            : draft
              ? 'This report is a draft. Every page says so.'
              : 'This report isn’t a draft.'}
      </p>
      {declared ? (
        <p className="mt-1">
          {declaredInspection ? `It declares: ${declaration}` : 'It declares no inspection.'}
        </p>
      ) : null}
      {points.length > 0 ? (
        <>
          <h3 className="mt-3 font-medium">Still open</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {points.map(({ code, text, findingIds }) => (
              <li key={`${code} ${findingIds.join()}`} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {draft || points.length > 0 ? (
        <p className="mt-3 text-ink-soft">
          You can settle this before or after you pay. Changes are included.
        </p>
      ) : null}
      <Button size="small" className="mt-3" onClick={onDetails}>
        Report details and declaration
      </Button>
    </section>
  );
}
