import { CHECKLISTS } from '@plumbline/knowledge/checklists';
import { call } from '../../api/client.ts';
import { articleDate } from '../../content/articles.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons/download.tsx';
import { usePdf } from '../public-site/use-pdf.ts';
import {
  type Answer,
  type BuildingType,
  buildingTypeLabel,
  type ChecklistValues,
  OPEN,
} from './building-type.ts';
import { ChecklistItems } from './checklist-items.tsx';

const WORDS = {
  done: 'Your handover checklist has been downloaded.',
  failed: 'Unable to download checklist. Please try again.',
};

interface ChecklistResultProps {
  values: ChecklistValues;
  buildingType: BuildingType;
  /** By item; what is missing is open. */
  answers: Readonly<Record<string, Answer>>;
  onAnswer: (item: string, answer: Answer) => void;
  onEdit: () => void;
}

/** The list to walk through. What is ticked and written stays on this page until it is printed. */
export function ChecklistResult({ values, buildingType, answers, onAnswer, onEdit }: ChecklistResultProps) {
  const { busy, download } = usePdf();
  const items = CHECKLISTS[buildingType];
  const filledIn = {
    ...values,
    buildingType,
    answers: items.map(({ name }) => answers[name] ?? OPEN),
  };
  const print = () =>
    download(
      () => call('printChecklist', { body: filledIn }),
      `handover-checklist-${buildingType}.pdf`,
      WORDS,
    );
  const details = [
    ['Project Name', values.projectName],
    ['Building Type', buildingTypeLabel(buildingType)],
    ['Project Address', values.address],
    ['Contractor Name', values.contractorName],
    ['Planned Inspection Date', values.inspectionDate ? articleDate(values.inspectionDate) : ''],
    ['Total Items', String(items.length)],
    ['Compliance', 'NCC 2025'],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="list" className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="list" className="text-lg font-semibold">
          Your checklist
        </h2>
        <Badge tone="blue">In Progress</Badge>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-y border-line py-5 tablet:grid-cols-2">
        {details.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="tabular font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        NCC 2025 doesn’t apply everywhere yet. The edition at the building approval counts.
      </p>
      <ChecklistItems items={items} answers={answers} onAnswer={onAnswer} />
      {values.additionalRequirements.trim() ? (
        <div className="mt-6">
          <h3 className="text-base font-semibold">Additional Requirements</h3>
          <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
            {values.additionalRequirements.trim()}
          </p>
        </div>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void print()}>
          <Download aria-hidden="true" className="size-4" />
          Download PDF
        </Button>
        <Button onClick={onEdit}>Edit Details</Button>
      </div>
    </section>
  );
}
