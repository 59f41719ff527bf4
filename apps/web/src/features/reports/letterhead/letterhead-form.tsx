import type { Letterhead } from '@plumbline/contract';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AccentField } from './accent-field.tsx';
import { DeclarationNeeds } from './declaration-needs.tsx';
import { LetterheadPreview } from './letterhead-preview.tsx';
import { type LetterheadValues, useSaveLetterhead } from './letterhead-queries.ts';
import { LogoField } from './logo-field.tsx';

type Line = Exclude<keyof LetterheadValues, 'accentColour' | 'limitations'>;

/** Field, label, the longest text, and what the browser may fill in. */
const COMPANY: readonly [Line, string, number, string][] = [
  ['companyName', 'Company name', 120, 'organization'],
  ['abn', 'ABN', 20, 'off'],
  ['address', 'Address', 200, 'street-address'],
  ['phone', 'Phone', 40, 'tel'],
  ['email', 'Email', 120, 'email'],
];
const INSPECTOR: readonly [Line, string, number, string][] = [
  ['inspectorName', 'Inspector’s name', 100, 'name'],
  ['licenceNumber', 'Licence number', 60, 'off'],
];

export function LetterheadForm({ letterhead }: { letterhead: Letterhead }) {
  const { hasLogo, ...saved } = letterhead;
  const [values, setValues] = useState<LetterheadValues>(saved);
  const [logoChanges, setLogoChanges] = useState(0);
  const { mutateAsync } = useSaveLetterhead();
  const set = (changes: Partial<LetterheadValues>) => setValues({ ...values, ...changes });
  const sending = useSubmit(async () => {
    await mutateAsync(values);
    toast({ title: 'Letterhead saved', description: 'Your next report shows it.', tone: 'good' });
  }, 'The letterhead wasn’t saved. Please try again.');
  const errors = sending.fields;
  const lines = (fields: typeof COMPANY) =>
    fields.map(([field, label, longest, fill]) => (
      <Field key={field} label={label} optional error={errors[field]}>
        {(control) => (
          <Input
            {...control}
            autoComplete={fill}
            maxLength={longest}
            value={values[field]}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        )}
      </Field>
    ));

  return (
    <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Form submission={sending} submit="Save letterhead" size="large" className="space-y-6">
        <Card title="Look">
          <div className="space-y-5">
            <LogoField hasLogo={hasLogo} onChanged={() => setLogoChanges(logoChanges + 1)} />
            <AccentField
              value={values.accentColour}
              error={errors.accentColour}
              onChange={(accentColour) => set({ accentColour })}
            />
          </div>
        </Card>
        <Card title="Company">
          <div className="grid gap-5 tablet:grid-cols-2">{lines(COMPANY)}</div>
        </Card>
        <Card title="Inspector">
          <div className="grid gap-5 tablet:grid-cols-2">{lines(INSPECTOR)}</div>
          <DeclarationNeeds inspectorName={values.inspectorName} licenceNumber={values.licenceNumber} />
        </Card>
        <Card title="Limitations">
          <Field
            label="Appears on every report"
            optional
            hint="For every property, such as what you don’t test. Each report can add its own."
            error={errors.limitations}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={5}
                maxLength={2000}
                value={values.limitations}
                onChange={(event) => set({ limitations: event.target.value })}
              />
            )}
          </Field>
        </Card>
      </Form>
      <LetterheadPreview values={values} logoChanges={logoChanges} />
    </div>
  );
}
