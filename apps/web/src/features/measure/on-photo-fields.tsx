import type { NewMeasurement } from '@plumbline/contract';
import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { type Attribute, type Length, toMeasurement } from '@plumbline/knowledge/measurements';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ATTRIBUTE_OPTIONS } from './attributes.ts';
import { asNew } from './measurement-list.ts';
import type { Measuring } from './use-measuring.ts';

interface OnPhotoFieldsProps {
  measuring: Measuring;
  initial: Attribute;
  disabled: boolean;
  onKeep: (...measurements: NewMeasurement[]) => void;
}

/** From here on an error bar is wide enough to say what would narrow it. */
const WIDE_ERROR = 0.25;

/** What the marks say in millimetres, and the traced crack beside it. */
export function OnPhotoFields({ measuring, initial, disabled, onKeep }: OnPhotoFieldsProps) {
  const { length, crack, reference } = measuring;
  const [attribute, setAttribute] = useState(initial);
  const named = (what: Attribute, of: Length) => ({ ...toMeasurement(what, of), reference });
  const measured = length && named(attribute, length);
  const width = crack && named('crack_width', crack.width);
  const along = crack && named('crack_length', crack.length);
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <Field label="What do the orange marks measure?">
          {(control) => (
            <Select {...control} options={ATTRIBUTE_OPTIONS} value={attribute} onValueChange={setAttribute} />
          )}
        </Field>
        <Button disabled={!measured || disabled} onClick={() => measured && onKeep(asNew(measured))}>
          Keep
        </Button>
      </div>
      <output className="block text-sm">
        {measured ? (
          <strong className="tabular text-base font-semibold">{formatMeasurement(measured)}</strong>
        ) : (
          <span className="text-ink-soft">Set both orange marks.</span>
        )}
      </output>
      {width && along && crack ? (
        <div className="rounded-md bg-sunken px-4 py-3 text-sm">
          <p>
            The traced crack is <strong className="tabular font-semibold">{formatMeasurement(width)}</strong>{' '}
            wide and <strong className="tabular font-semibold">{formatMeasurement(along)}</strong> long.
          </p>
          {crack.width.uncertainty > crack.width.value * WIDE_ERROR ? (
            <p className="mt-1 text-ink-soft">A closer photo would give a more exact width.</p>
          ) : null}
          <Button className="mt-2" disabled={disabled} onClick={() => onKeep(asNew(width), asNew(along))}>
            Keep both
          </Button>
        </div>
      ) : null}
    </div>
  );
}
