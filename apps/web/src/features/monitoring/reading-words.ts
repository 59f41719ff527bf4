import { type Defect, READING_INSTRUMENTS, type Reading } from '@plumbline/contract';
import { formatReading } from '@plumbline/knowledge/monitoring';

/** How far off a reading usually is, in millimetres, until somebody says otherwise. */
export const USUAL_ERROR: Readonly<Record<Reading['instrument'], number>> = {
  'crack gauge': 0.1,
  'feeler gauge': 0.05,
  'steel rule': 0.5,
  'vernier caliper': 0.1,
  'scale in a photo': 0.3,
  'tell-tale': 0.5,
};

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** '10 Jan 2026' of a day as YYYY-MM-DD. */
export const shortDay = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** '1 ± 0.1 mm', or that it was taken out. */
export const amountOf = ({ mm, plusMinus }: Pick<Reading, 'mm' | 'plusMinus'>) =>
  mm === null ? 'Removed' : formatReading(mm, plusMinus);

/** Millimetres as a field has them, to a hundredth. */
export const rounded = (mm: number) => String(Math.round(mm * 100) / 100);

/** The width that was measured of a finding, by hand or on its photo; a width that was only stated is none. */
export function measuredWidth({ measurements }: Pick<Defect, 'measurements'>) {
  const width = measurements.find(
    ({ attribute, origin, unit }) => attribute === 'crack_width' && origin !== 'stated' && unit === 'mm',
  );
  if (!width) return undefined;
  const byHand = READING_INSTRUMENTS.find((one) => one === width.reference) ?? 'crack gauge';
  const instrument = width.origin === 'inspector' ? byHand : 'scale in a photo';
  return {
    instrument,
    mm: rounded(width.value),
    plusMinus: Number(rounded(width.uncertainty || USUAL_ERROR[instrument])) || USUAL_ERROR[instrument],
  };
}
