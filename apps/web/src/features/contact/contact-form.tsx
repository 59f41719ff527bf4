import { CONTACT_LIMITS, INQUIRIES, INQUIRY_NAMES } from '@plumbline/contract';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { CONTROL, Input, Textarea } from '../../ui/input.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import type { TextField } from './contact-values.ts';
import { useContact } from './use-contact.ts';

function Thanks({ ticket }: { ticket: string }) {
  return (
    <div role="status" className="rounded-md border border-line bg-surface px-6 py-12 text-center">
      <p className="text-lg font-semibold">Message Sent!</p>
      <p className="mt-2 text-base text-ink-soft">
        Your ticket number is <strong className="tabular font-semibold text-ink">{ticket}</strong>. We answer
        within 24 hours.
      </p>
    </div>
  );
}

export function ContactForm() {
  const { values, setValues, sending, ticket } = useContact();
  if (ticket) return <Thanks ticket={ticket} />;
  const errors = sending.fields;
  const bind = (name: TextField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const { nameMax, phoneMax, companyMax, messageMax } = CONTACT_LIMITS;
  return (
    <Form
      submission={sending}
      submit={sending.busy ? 'Sending...' : 'Send message'}
      size="large"
      className="grid gap-5 tablet:grid-cols-2"
      beside={
        <noscript>
          <p className="text-sm text-ink-soft">Sending this form needs JavaScript.</p>
        </noscript>
      }
    >
      <Field label="First name" error={errors.firstName}>
        {(control) => (
          <Input {...control} {...bind('firstName')} required maxLength={nameMax} autoComplete="given-name" />
        )}
      </Field>
      <Field label="Last name" error={errors.lastName}>
        {(control) => (
          <Input {...control} {...bind('lastName')} required maxLength={nameMax} autoComplete="family-name" />
        )}
      </Field>
      <Field label="Email" error={errors.email}>
        {(control) => <Input {...control} {...bind('email')} type="email" required autoComplete="email" />}
      </Field>
      <Field label="Phone" optional error={errors.phone}>
        {(control) => (
          <Input {...control} {...bind('phone')} type="tel" maxLength={phoneMax} autoComplete="tel" />
        )}
      </Field>
      <Field label="Company" optional error={errors.company}>
        {(control) => (
          <Input {...control} {...bind('company')} maxLength={companyMax} autoComplete="organization" />
        )}
      </Field>
      <Field label="What is it about?" optional error={errors.inquiry}>
        {(control) => (
          <select
            {...control}
            name="inquiry"
            value={values.inquiry}
            onChange={({ target }) => {
              const chosen = INQUIRIES.find((inquiry) => inquiry === target.value);
              if (chosen) setValues({ ...values, inquiry: chosen });
            }}
            className={`${CONTROL} h-(--target)`}
          >
            {INQUIRIES.map((inquiry) => (
              <option key={inquiry} value={inquiry}>
                {INQUIRY_NAMES[inquiry]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="tablet:col-span-2">
        <Field label="Message" error={errors.message}>
          {(control) => (
            <Textarea {...control} {...bind('message')} required rows={6} maxLength={messageMax} />
          )}
        </Field>
        <AlertsForWords words={values.message} />
      </div>
      {/* For programs: whoever fills this in isn't a person. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Website
          <input {...bind('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  );
}
