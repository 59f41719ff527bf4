/** How measurements are written for people. */
import type { Measurement } from '../findings.ts';

const SIGNS: Readonly<Record<Measurement['unit'], string>> = {
  mm: ' mm',
  percent: '%',
  degrees: '°',
  count: '',
  'L/s': ' L/s',
};

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Millimetres as people say them: metres from a metre up. */
export function formatLength(millimetres: number): string {
  return millimetres >= 1000 ? `${rounded(millimetres / 1000)} m` : `${rounded(millimetres)} mm`;
}

/** '4 mm over 2 m', '1.25%', '2 ± 0.3 mm'. */
export function formatMeasurement(measurement: Measurement): string {
  const { value, unit, uncertainty, referenceLength } = measurement;
  const sign = SIGNS[unit];
  const amount = uncertainty
    ? `${rounded(value)} ± ${rounded(uncertainty)}${sign}`
    : `${rounded(value)}${sign}`;
  return referenceLength ? `${amount} over ${formatLength(referenceLength)}` : amount;
}

/** How a measurement came about, as a verb: 'stated as', 'measured on the photo as', 'recorded by the inspector as'. */
export function originVerb(measurement: Measurement): string {
  switch (measurement.origin) {
    case 'stated':
      return 'stated as';
    case 'measured_on_photo':
      return 'measured on the photo as';
    case 'inspector':
      return 'recorded by the inspector as';
  }
}
