import type { Decision, Defect } from '@plumbline/contract';
import { DEFECT_NAMES } from '@plumbline/knowledge';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AlertsForWords } from '../../hazards/alerts-for-words.tsx';
import { COMPLIANCE_OPTIONS, SEVERITY_OPTIONS } from '../data/filters.ts';
import { type DecisionBody, useDecide } from '../data/queries.ts';
import { complianceOf, compliantFrom } from './compliance-words.ts';

const TYPES = DEFECT_NAMES.map(({ id, name }) => ({ value: id, label: name }));
const SEVERITIES = [
  { value: 'rules', label: 'By the rules' } as const,
  ...SEVERITY_OPTIONS.filter((option) => option.value !== 'all'),
];
const COMPLIANCES = COMPLIANCE_OPTIONS.filter((option) => option.value !== 'all');
const CLASSES = [
  { value: 'rules', label: 'By the rules' },
  { value: 'major', label: 'Major defect' },
  { value: 'minor', label: 'Minor defect' },
] as const;
const WORDS = {
  confirmed: { title: 'Class and note', save: 'Save', saved: 'Decision saved', note: 'Note' },
  corrected: {
    title: 'Correct this finding',
    save: 'Save correction',
    saved: 'Finding corrected',
    note: 'Note',
  },
  rejected: {
    title: 'Reject this finding',
    save: 'Reject finding',
    saved: 'Finding rejected',
    note: 'Why isn’t this a defect?',
  },
} as const;

interface DecisionDialogProps {
  defect: Defect;
  kind: Decision['verdict'];
  onClose: () => void;
}

/** What the inspector adds or says instead, or why it isn't a defect. The panel's own finding is kept beside it. */
export default function DecisionDialog({ defect, kind, onClose }: DecisionDialogProps) {
  const before = defect.decisionDetails;
  const { mutateAsync } = useDecide(defect);
  // The sentence of an outcome such as 'Not sure' is no name to start from.
  const named = defect.outcome === 'defect' || before?.verdict === 'corrected';
  const [type, setType] = useState({ text: named ? defect.defectType : '', id: defect.defectId });
  const [touched, setTouched] = useState(false);
  const [severity, setSeverity] = useState<(typeof SEVERITIES)[number]['value']>(before?.severity ?? 'rules');
  const [compliance, setCompliance] = useState(complianceOf(defect.nccCompliant));
  const [location, setLocation] = useState(before?.location ?? defect.location);
  const [note, setNote] = useState(before?.note ?? '');
  const [given, setGiven] = useState<(typeof CLASSES)[number]['value']>(before?.as4349Class ?? 'rules');
  const ruled = defect.assessment.compliance;
  const followed = !ruled.byInspector && defect.compliance === ruled.verdict ? defect.compliance : null;
  const correcting = kind === 'corrected';
  const missing = correcting && type.text.trim() === '';

  const as4349Class = given === 'rules' ? null : given;
  const words = WORDS[kind];

  const body: DecisionBody = correcting
    ? {
        verdict: 'corrected',
        defectType: type.text.trim(),
        defectId: type.id,
        // What wasn't set by hand follows from the type; one that is chosen is set, also where the rules say the same.
        severity: severity === 'rules' ? null : severity,
        ...(compliance === followed ? {} : { nccCompliant: compliantFrom(compliance) }),
        as4349Class,
        location,
        note,
      }
    : { verdict: kind, ...(kind === 'confirmed' ? { as4349Class } : {}), location, note };
  const sending = useSubmit(async () => {
    await mutateAsync(body);
    toast({ title: words.saved, tone: 'good' });
    onClose();
  }, 'The decision wasn’t saved. Please try again.');

  return (
    <FormDialog
      title={correcting && !named ? 'Name the defect' : words.title}
      description="The panel’s own finding stays: here beside your decision, in reports in the annexure."
      submission={sending}
      submit={words.save}
      disabled={missing}
      onClose={onClose}
    >
      {correcting ? (
        <>
          <Field label="Defect type" error={missing && touched ? 'Name the defect' : undefined}>
            {(control) => (
              <Combobox
                {...control}
                options={TYPES}
                text={type.text}
                onTextChange={(text, option) => {
                  setTouched(true);
                  setType({ text, id: option?.value ?? null });
                }}
              />
            )}
          </Field>
          <div className="grid gap-5 tablet:grid-cols-2">
            <Field label="Severity">
              {(control) => (
                <Select {...control} options={SEVERITIES} value={severity} onValueChange={setSeverity} />
              )}
            </Field>
            <Field label="Compliance">
              {(control) => (
                <Select {...control} options={COMPLIANCES} value={compliance} onValueChange={setCompliance} />
              )}
            </Field>
          </div>
          <Field label="Location" optional hint="Such as ‘Bedroom 2, above the window’.">
            {(control) => (
              <Input {...control} value={location} onChange={(event) => setLocation(event.target.value)} />
            )}
          </Field>
        </>
      ) : null}
      {kind === 'rejected' ? null : (
        <Field
          label="Class by AS 4349.1"
          hint="Major or minor in reports. A safety hazard stays one beside either."
        >
          {(control) => <Select {...control} options={CLASSES} value={given} onValueChange={setGiven} />}
        </Field>
      )}
      <Field label={words.note} optional>
        {(control) => (
          <Textarea {...control} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <AlertsForWords words={note} />
    </FormDialog>
  );
}
