import { LIMITS, type NewMeasurement } from '@plumbline/contract';
import type { Measurement } from '@plumbline/knowledge';
import { ATTRIBUTES } from '@plumbline/knowledge/measurements';

/** A measurement as it is sent: what has no place in the contract is left behind. */
export function asNew({
  attribute,
  value,
  unit,
  referenceLength,
  uncertainty,
  origin,
  reference,
}: Measurement): NewMeasurement {
  return {
    attribute: ATTRIBUTES.find((one) => one === attribute) ?? 'size',
    value,
    unit,
    ...(referenceLength === undefined ? {} : { referenceLength }),
    ...(uncertainty === undefined ? {} : { uncertainty }),
    origin: origin === 'measured_on_photo' ? origin : 'inspector',
    ...(reference === undefined ? {} : { reference }),
  };
}

/** A crack has one width and one length on a photo: measured again, they replace the first. */
const ONE_OF = new Set(['crack_width', 'crack_length']);

/** The list with these added, none twice, within what the server takes. */
export function withMeasurements(
  list: readonly NewMeasurement[],
  ...added: readonly NewMeasurement[]
): NewMeasurement[] {
  const replaced = (old: NewMeasurement) =>
    added.some(
      ({ attribute, origin }) =>
        ONE_OF.has(attribute) && attribute === old.attribute && origin === old.origin,
    );
  const all = [...list.filter((old) => !replaced(old)), ...added];
  const distinct = new Map(all.map((measurement) => [JSON.stringify(measurement), measurement]));
  return [...distinct.values()].slice(0, LIMITS.measurementsMax);
}
