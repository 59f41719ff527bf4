import { REPAIR_LIMITS } from '@plumbline/contract';
import { TRADE_NAMES } from '@plumbline/knowledge/trades';
import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface TradeFieldProps {
  value: string;
  hint?: string;
  onChange: (trade: string) => void;
}

/** A trade by its one name, chosen from the list or typed. */
export function TradeField({ value, hint, onChange }: TradeFieldProps) {
  const list = useId();
  return (
    <Field label="Trade" optional hint={hint}>
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            maxLength={REPAIR_LIMITS.nameMax}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={list}>
            {TRADE_NAMES.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
