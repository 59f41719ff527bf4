import { dollars, LIMITS, type Project, type Visit } from '@plumbline/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { refuse, useSubmit } from '../../../api/use-submit.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { KeptDraft } from '../../../ui/kept-draft.tsx';
import { useHomeWork } from '../../account/queries.ts';
import type { useAllProjects } from '../../projects/use-all-projects.ts';
import { tellMissingInformation, tellProjectNotFound } from '../data/report-toasts.ts';
import { FactsForm, KindField } from '../details/facts-form.tsx';
import { FillFromVisit } from '../details/fill-from-visit.tsx';
import { type FactValues, missingFacts, NO_FACTS } from '../details/report-facts.ts';
import { factsOfVisit, REPORT_OF_VISIT, useVisitsFor, VISIT_FACTS } from '../details/visit-facts.ts';
import { useLetterhead } from '../letterhead/letterhead-queries.ts';
import { keepSelection } from './kept-selection.ts';
import { offeredTitle } from './offered-title.ts';
import { ProjectPicker } from './project-picker.tsx';
import { type Filling, keepReportDraft, readReportDraft } from './report-draft.ts';
import { TitleField } from './title-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** What a new report is asked for with, before its defects are chosen. */
export interface ReportRequest {
  project: Project;
  title: string;
  facts: FactValues;
  /** The fields that a person typed in, and the visit that the others come from. */
  filling: Filling;
}

interface GenerateDialogProps {
  projects: ReturnType<typeof useAllProjects>;
  onClose: () => void;
  onContinue: (request: ReportRequest) => void;
  /** Chosen to begin with: the project that one comes from. */
  projectId?: number | undefined;
  /** The visit that one comes from: its kind and what it says are filled in. */
  visit?: Pick<Visit, 'id' | 'kind'> | undefined;
  /** What was said already, on the way back from choosing findings. */
  begun?: ReportRequest | undefined;
}

const NOTHING_TYPED: Filling = { typed: [], visit: 'newest' };
/** While nothing is known of the letterhead. */
const NOBODY = { inspectorName: '', licenceNumber: '' };

/** The first step to a report. Mounted only while open, so that each opening starts afresh. */
export function GenerateDialog({
  projects,
  onClose,
  onContinue,
  projectId: from,
  visit: of,
  begun,
}: GenerateDialogProps) {
  const work = useHomeWork();
  const [fresh] = useState(() => {
    const facts = of ? { ...NO_FACTS, kind: REPORT_OF_VISIT[of.kind] } : NO_FACTS;
    return {
      projectId: from ?? null,
      title: offeredTitle(facts.kind, work),
      facts,
      filling: of ? { ...NOTHING_TYPED, visit: of.id } : NOTHING_TYPED,
    };
  });
  // What was begun for another project stays out of this one's report.
  const [kept, setKept] = useState(() => {
    const draft = begun ? null : readReportDraft();
    const mine = from === undefined || draft?.projectId === from ? draft : null;
    return mine && of ? { ...mine, filling: { ...(mine.filling ?? NOTHING_TYPED), visit: of.id } } : mine;
  });
  const start = begun ? { ...begun, projectId: begun.project.id } : { ...fresh, ...kept };
  const [picked, setPicked] = useState(start.projectId);
  // Of one project there is nothing to choose.
  const [only, ...others] = projects.data?.items ?? [];
  const projectId = picked ?? (others.length === 0 ? only?.id : undefined) ?? null;
  const [title, setTitle] = useState(start.title);
  const [typed, setTyped] = useState(start.facts);
  const [filling, setFilling] = useState(start.filling);
  const letterhead = useLetterhead();
  useKeptDraft({ projectId: picked, title, facts: typed, filling }, fresh);

  const visits = useVisitsFor(projectId, typed.kind);
  const visit =
    filling.visit === 'none' ? undefined : (visits.find(({ id }) => id === filling.visit) ?? visits[0]);
  // A visit fills in what nobody typed, and never more: another visit or kind takes its own words out again.
  const filled = visit ? factsOfVisit(visit) : NO_FACTS;
  const facts: FactValues = {
    ...typed,
    ...Object.fromEntries(
      VISIT_FACTS.filter((key) => !filling.typed.includes(key)).map((key) => [key, filled[key]]),
    ),
  };

  const change = (changes: Partial<FactValues>) => {
    // A title that nobody typed goes with the kind.
    if (changes.kind && title === offeredTitle(typed.kind, work)) setTitle(offeredTitle(changes.kind, work));
    setTyped((before) => ({ ...before, ...changes }));
    setFilling((before) => ({
      ...before,
      typed: [...new Set([...before.typed, ...Object.keys(changes)])],
    }));
  };

  const startAgain = () => {
    setKept(null);
    setPicked(fresh.projectId);
    setTitle(fresh.title);
    setTyped(fresh.facts);
    setFilling(fresh.filling);
    sending.forget();
  };

  const sending = useSubmit(() => {
    if (projectId === null || title.trim() === '') return tellMissingInformation();
    const project = projects.data?.items.find(({ id }) => id === projectId);
    if (!project) return tellProjectNotFound(false);
    refuse(
      missingFacts(facts, {
        ...NOBODY,
        ...letterhead.data,
        address: project.address,
        buildingType: project.buildingType,
      }),
    );
    onContinue({ project, title: title.trim(), facts, filling });
  }, null);
  const errors = sending.fields;
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    // Before the form goes to the first of them: a field that is folded away can't be gone to.
    if (details.current && Object.keys(errors).length > 0) details.current.open = true;
  }, [errors]);

  return (
    <FormDialog
      title="Generate New Report"
      description="Choose a project and name the report. Next, choose its defects."
      submission={sending}
      submit="Continue"
      onClose={onClose}
      onCancel={() => {
        keepReportDraft(null);
        if (projectId !== null) keepSelection({ projectId }, null);
        onClose();
      }}
    >
      {kept ? <KeptDraft onStartAgain={startAgain} /> : null}
      <ProjectPicker projects={projects} chosen={projectId} onChoose={setPicked} />
      <KindField values={facts} errors={errors} onChange={change} />
      <TitleField value={title} onChange={setTitle} />
      {visits.length > 0 ? (
        <FillFromVisit
          visits={visits}
          chosen={visit?.id}
          onChoose={(id) => setFilling({ ...filling, visit: id ?? 'none' })}
        />
      ) : null}
      <details
        ref={details}
        open={Boolean(begun || kept || visit) || Object.keys(errors).length > 0 || undefined}
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
        Making a report and previewing it is free. Buying it costs{' '}
        <strong className="tabular font-semibold text-ink">{dollars(LIMITS.reportPriceCents)}</strong>, once,
        later changes included.
      </p>
    </FormDialog>
  );
}
