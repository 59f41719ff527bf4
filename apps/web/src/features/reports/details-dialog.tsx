import { REPORT_LIMITS, type Report } from '@plumbline/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FactsForm, KindField } from './facts-form.tsx';
import { KeptDraft, useFirstError, useKeptDraft } from './kept-draft.tsx';
import { useUpdateReport } from './queries.ts';
import { keepReportDraft, readReportDraft } from './report-draft.ts';
import { factsBody, factsOf } from './report-facts.ts';
import { tellDetailsSaved, tellNotUpdated } from './report-toasts.ts';

interface DetailsDialogProps {
  report: Report;
  /** With the report as it is by then. */
  onClose: (report: Report) => void;
}

const FORM_ID = 'report-details';

/** Changes what a report says besides its defects: a new version, the old one stays. */
export function DetailsDialog({ report, onClose }: DetailsDialogProps) {
  const [made] = useState(() => ({ title: report.title, facts: factsOf(report) }));
  // The list is fetched anew while it is open, as the same report in another object.
  const [of] = useState({ id: report.id, version: report.version });
  const [kept, setKept] = useState(() => readReportDraft(of));
  const [title, setTitle] = useState(kept?.title ?? made.title);
  const [facts, setFacts] = useState(kept?.facts ?? made.facts);
  const form = useRef<HTMLFormElement>(null);
  useKeptDraft({ title, facts }, made, of);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const update = useUpdateReport();
  useFirstError(form, errors);

  const startAgain = () => {
    setKept(null);
    setTitle(made.title);
    setFacts(made.facts);
    setErrors({});
  };

  const save = () => {
    setErrors({});
    update.mutate(
      { id: report.id, changes: { title: title.trim(), ...factsBody(facts) } },
      {
        onSuccess: (saved) => {
          keepReportDraft(null, of);
          tellDetailsSaved();
          onClose(saved);
        },
        onError: (error) => {
          if (error instanceof ApiError) setErrors(error.fields);
          tellNotUpdated(error);
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || update.isPending ? undefined : onClose(report))}
      title="Report details"
      description="Saving makes a new version with the same defects. Earlier versions are kept."
      footer={
        <>
          <Button
            disabled={update.isPending}
            onClick={() => {
              keepReportDraft(null, of);
              onClose(report);
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={update.isPending}>
            Save as new version
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {kept ? <KeptDraft onStartAgain={startAgain} /> : null}
        <Field label="Report title" error={errors.title}>
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
        <KindField
          values={facts}
          errors={errors}
          onChange={(changes) => setFacts({ ...facts, ...changes })}
        />
        <FactsForm
          values={facts}
          errors={errors}
          onChange={(changes) => setFacts({ ...facts, ...changes })}
        />
      </form>
    </Dialog>
  );
}
