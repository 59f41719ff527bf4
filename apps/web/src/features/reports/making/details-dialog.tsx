import type { Report } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { KeptDraft } from '../../../ui/kept-draft.tsx';
import { useUpdateReport } from '../data/queries.ts';
import { tellDetailsSaved, tellNotUpdated } from '../data/report-toasts.ts';
import { FactsForm, KindField } from '../details/facts-form.tsx';
import { factsBody, factsOf } from '../details/report-facts.ts';
import { keepReportDraft, readReportDraft } from './report-draft.ts';
import { TitleField } from './title-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

interface DetailsDialogProps {
  report: Report;
  /** With the report as it is by then. */
  onClose: (report: Report) => void;
}

/** Changes what a report says besides its defects: a new version, the old one stays. */
export function DetailsDialog({ report, onClose }: DetailsDialogProps) {
  const [made] = useState(() => ({ title: report.title, facts: factsOf(report) }));
  // The list is fetched anew while it is open, as the same report in another object.
  const [of] = useState({ id: report.id, version: report.version });
  const [kept, setKept] = useState(() => readReportDraft(of));
  const [title, setTitle] = useState(kept?.title ?? made.title);
  const [facts, setFacts] = useState(kept?.facts ?? made.facts);
  useKeptDraft({ title, facts }, made, of);
  const update = useUpdateReport();

  const sending = useSubmit(async () => {
    try {
      const changes = { title: title.trim(), ...factsBody(facts) };
      const saved = await update.mutateAsync({ id: report.id, changes });
      keepReportDraft(null, of);
      tellDetailsSaved();
      onClose(saved);
    } catch (error) {
      tellNotUpdated(error);
      throw error;
    }
  }, null);
  const startAgain = () => {
    setKept(null);
    setTitle(made.title);
    setFacts(made.facts);
    sending.forget();
  };

  return (
    <FormDialog
      title="Report details"
      description="Saving makes a new version with the same defects. Earlier versions are kept."
      submission={sending}
      submit="Save as new version"
      onClose={() => onClose(report)}
      onCancel={() => {
        keepReportDraft(null, of);
        onClose(report);
      }}
    >
      {kept ? <KeptDraft onStartAgain={startAgain} /> : null}
      <TitleField error={sending.fields.title} value={title} onChange={setTitle} />
      <KindField
        values={facts}
        errors={sending.fields}
        onChange={(changes) => setFacts({ ...facts, ...changes })}
      />
      <FactsForm
        values={facts}
        errors={sending.fields}
        onChange={(changes) => setFacts({ ...facts, ...changes })}
      />
    </FormDialog>
  );
}
