/** How measurements are written for people. */
import type { Measurement } from '../findings.ts';
import { chosenSize } from '../questions/sizes.ts';

export { chosenSize };

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

/** '10 ± 5' for 10 ± 4.99: a doubt has one figure that counts, two where the first is a 1, and the value no more. */
export function withDoubt(value: number, uncertainty: number): string {
  const power = 10 ** Math.floor(Math.log10(uncertainty));
  const step = Number((uncertainty / power).toPrecision(2)) < 2 ? power / 10 : power;
  const stepped = (amount: number) => rounded(Math.round(amount / step) * step);
  return `${stepped(value)} ± ${stepped(uncertainty)}`;
}

/** '0.3 to 1' for 0.65 ± 0.34: the ends of a range, no finer than its doubt allows. */
export function rangeInWords(value: number, uncertainty: number): string {
  const power = 10 ** Math.floor(Math.log10(uncertainty));
  const step = uncertainty < 5 * power ? power / 2 : power;
  const [low, high] = [Math.max(0, value - uncertainty), value + uncertainty].map((end) =>
    rounded(Math.round(end / step) * step),
  );
  return low === high ? `${high}` : `${low} to ${high}`;
}

/**
 * '4 mm over 2 m', '1.25%', '2 ± 0.3 mm'. Where somebody chose or said no figure, that is told: 'up to 1 mm',
 * '‘my finger’, taken as 14 to 20 mm'.
 */
export function formatMeasurement(measurement: Measurement): string {
  const { value, unit, uncertainty, referenceLength } = measurement;
  const sign = SIGNS[unit];
  const amount =
    chosenSize(measurement)?.label.toLowerCase() ??
    asSaid(measurement) ??
    (uncertainty ? `${withDoubt(value, uncertainty)}${sign}` : `${rounded(value)}${sign}`);
  return referenceLength ? `${amount} over ${formatLength(referenceLength)}` : amount;
}

/** The words that a range was read from, and the range as ours; undefined where they say the error themselves. */
function asSaid({ value, unit, uncertainty, text }: Measurement): string | undefined {
  if (!uncertainty || !text || text.includes('±')) return undefined;
  return `‘${text}’, taken as ${rangeInWords(value, uncertainty)}${SIGNS[unit]}`;
}

/** How a measurement came about, as a verb: 'stated as', 'measured on the photo as', 'measured by the inspector with a crack gauge as'. */
export function originVerb(measurement: Measurement): string {
  if (chosenSize(measurement)) return 'chosen on site as';
  switch (measurement.origin) {
    case 'stated':
      return 'stated as';
    case 'measured_on_photo':
      return measurement.reference
        ? `measured on the photo by the ${measurement.reference} as`
        : 'measured on the photo as';
    case 'inspector':
      return measurement.reference
        ? `measured by the inspector with a ${measurement.reference} as`
        : 'recorded by the inspector as';
  }
}
