import { type BillingAddress, billingAddress } from '@plumbline/contract';
import { useMemo } from 'react';
import { Field } from '../../../ui/field.tsx';
import { CONTROL, Input } from '../../../ui/input.tsx';
import { AUSTRALIAN_STATES, countries } from './countries.ts';

export type AddressErrors = Partial<Record<keyof BillingAddress, string>>;

/** The first problem of each field; none for a whole address. */
export function checkAddress(address: BillingAddress): AddressErrors {
  const parsed = billingAddress.safeParse(address);
  const errors: AddressErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]) as keyof BillingAddress;
    errors[name] ??= message;
  }
  return errors;
}

interface BillingFieldsProps {
  address: BillingAddress;
  errors: AddressErrors;
  onChange: (address: BillingAddress) => void;
}

/** The billing address of the card, the same for every provider. */
export function BillingFields({ address, errors, onChange }: BillingFieldsProps) {
  const options = useMemo(countries, []);
  const set = (name: keyof BillingAddress, value: string) => onChange({ ...address, [name]: value });
  const bind = (name: keyof BillingAddress, autoComplete: string) => ({
    value: address[name],
    autoComplete: `billing ${autoComplete}`,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <fieldset className="grid gap-4 tablet:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Billing address</legend>
      <div className="tablet:col-span-2">
        <Field label="Country" error={errors.country}>
          {(control) => (
            <select {...control} {...bind('country', 'country')} className={`${CONTROL} h-(--target)`}>
              {options.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="tablet:col-span-2">
        <Field label="Street" error={errors.street}>
          {(control) => <Input {...control} {...bind('street', 'address-line1')} />}
        </Field>
      </div>
      <div className="tablet:col-span-2">
        <Field label="City or suburb" error={errors.city}>
          {(control) => <Input {...control} {...bind('city', 'address-level2')} />}
        </Field>
      </div>
      <Field label="State" error={errors.state}>
        {(control) =>
          address.country === 'AU' ? (
            <select {...control} {...bind('state', 'address-level1')} className={`${CONTROL} h-(--target)`}>
              <option value="">Choose…</option>
              {AUSTRALIAN_STATES.map((state) => (
                <option key={state} value={state}>
                  {state}
                </option>
              ))}
            </select>
          ) : (
            <Input {...control} {...bind('state', 'address-level1')} />
          )
        }
      </Field>
      <Field label="Postcode" error={errors.postcode}>
        {(control) => <Input {...control} {...bind('postcode', 'postal-code')} />}
      </Field>
    </fieldset>
  );
}
