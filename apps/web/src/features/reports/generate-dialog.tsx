import { dollars, LIMITS, type Project, REPORT_LIMITS } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useHomeWork } from '../account/queries.ts';
import { REPORT_TITLES } from '../account/work-labels.ts';
import type { useAllProjects } from '../projects/use-all-projects.ts';
import { FactsForm, KindField } from './facts-form.tsx';
import { useLetterhead } from './letterhead-queries.ts';
import { ProjectPicker } from './project-picker.tsx';
import { type FactValues, missingFacts, NO_FACTS } from './report-facts.ts';
import { tellMissingInformation, tellProjectNotFound } from './report-toasts.ts';

/** What a new report is asked for with, before its defects are chosen. */
export interface ReportRequest {
  project: Project;
  title: string;
  facts: FactValues;
}

interface GenerateDialogProps {
  projects: ReturnType<typeof useAllProjects>;
  onClose: () => void;
  onContinue: (request: ReportRequest) => void;
  /** Chosen to begin with: the project that one comes from. */
  projectId?: number | undefined;
  /** What was said already, on the way back from choosing findings. */
  begun?: ReportRequest | undefined;
}

const FORM_ID = 'generate-report';
/** While nothing is known of the letterhead. */
const NOBODY = { inspectorName: '', licenceNumber: '' };

/** The first step to a report. Mounted only while open, so that each opening starts afresh. */
export function GenerateDialog({
  projects,
  onClose,
  onContinue,
  projectId: from,
  begun,
}: GenerateDialogProps) {
  const [picked, setPicked] = useState<number | null>(begun?.project.id ?? from ?? null);
  // Of one project there is nothing to choose.
  const [only, ...others] = projects.data ?? [];
  const projectId = picked ?? (others.length === 0 ? only?.id : undefined) ?? null;
  const work = useHomeWork();
  const [title, setTitle] = useState(begun?.title ?? (work ? REPORT_TITLES[work] : ''));
  const [facts, setFacts] = useState(begun?.facts ?? NO_FACTS);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const letterhead = useLetterhead();

  const change = (changes: Partial<FactValues>) => setFacts((before) => ({ ...before, ...changes }));

  const goOn = () => {
    if (projectId === null || title.trim() === '') return tellMissingInformation();
    const project = projects.data?.find(({ id }) => id === projectId);
    if (!project) return tellProjectNotFound(false);
    const missing = missingFacts(facts, {
      ...NOBODY,
      ...letterhead.data,
      address: project.address,
      buildingType: project.buildingType,
    });
    setErrors(missing);
    if (Object.keys(missing).length === 0) onContinue({ project, title: title.trim(), facts });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Generate New Report"
      description="Choose a project and name the report; its defects come next."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary">
            Continue
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <ProjectPicker projects={projects} chosen={projectId} onChoose={setPicked} />
        <KindField values={facts} errors={errors} onChange={change} />
        <Field label="Report title">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={REPORT_LIMITS.titleMax}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <details
          open={Boolean(begun) || Object.keys(errors).length > 0 || undefined}
          className="rounded-md border border-line px-4 open:pb-4"
        >
          <summary className="min-h-(--target) cursor-pointer py-2.5 text-sm font-medium">
            Report details
            <span className="font-normal text-ink-soft">: client, date, limitations, declaration</span>
          </summary>
          <div className="mt-3">
            <FactsForm values={facts} errors={errors} onChange={change} />
          </div>
        </details>
        <p className="text-sm text-ink-soft">
          Making the report and looking at its first pages is free. Buying it costs{' '}
          <strong className="tabular font-semibold text-ink">{dollars(LIMITS.reportPriceCents)}</strong>,
          once, later changes included.
        </p>
      </form>
    </Dialog>
  );
}
