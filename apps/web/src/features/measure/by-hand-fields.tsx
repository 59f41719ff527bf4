import type { NewMeasurement } from '@plumbline/contract';
import type { Attribute } from '@plumbline/knowledge/measurements';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ATTRIBUTE_OPTIONS } from './attributes.ts';
import { INSTRUMENT_OPTIONS, type InstrumentChoice, NOT_SAID } from './instruments.ts';
import { readMillimetres } from './known-length.ts';

interface ByHandFieldsProps {
  initial: Attribute;
  disabled: boolean;
  onKeep: (measurement: NewMeasurement) => void;
}

/** What was measured on site, with a tape or a gauge. */
export function ByHandFields({ initial, disabled, onKeep }: ByHandFieldsProps) {
  const [attribute, setAttribute] = useState(initial);
  const [value, setValue] = useState('');
  const [over, setOver] = useState('');
  const [instrument, setInstrument] = useState<InstrumentChoice>(NOT_SAID);
  const millimetres = readMillimetres(value);
  const reference = readMillimetres(over);
  const wrong = (typed: string, read: number | undefined) =>
    typed.trim() !== '' && read === undefined ? 'A number above 0' : undefined;
  const ready = millimetres !== undefined && (over.trim() === '' || reference !== undefined);
  const keep = () => {
    if (millimetres === undefined) return;
    onKeep({
      attribute,
      value: millimetres,
      unit: 'mm',
      ...(reference ? { referenceLength: reference } : {}),
      origin: 'inspector',
      ...(instrument === NOT_SAID ? {} : { reference: instrument }),
    });
    setValue('');
    setOver('');
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-3">
      <div className="col-span-full">
        <Field label="What was measured">
          {(control) => (
            <Select {...control} options={ATTRIBUTE_OPTIONS} value={attribute} onValueChange={setAttribute} />
          )}
        </Field>
      </div>
      <Field label="Value (mm)" error={wrong(value, millimetres)}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            className="tabular"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Field label="Measured over (mm)" optional error={wrong(over, reference)}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            className="tabular"
            value={over}
            onChange={(event) => setOver(event.target.value)}
          />
        )}
      </Field>
      <div className="col-span-full">
        <Field label="Measured with">
          {(control) => (
            <Select
              {...control}
              options={INSTRUMENT_OPTIONS}
              value={instrument}
              onValueChange={setInstrument}
            />
          )}
        </Field>
      </div>
      <div className="col-span-full">
        <Button disabled={!ready || disabled} onClick={keep}>
          Add
        </Button>
      </div>
    </div>
  );
}
