/** How large it is, in choices that a person can make without a ruler. Each stands for a range of millimetres. */
import type { Measurement } from '../findings.ts';
import type { Attribute } from '../measurements/attributes.ts';

export interface SizeChoice {
  label: string;
  value: number;
  uncertainty: number;
}

/** The middle of a range, which stays clear of both its ends: 'up to 5 mm' isn't 5 mm. */
function between(label: string, low: number, high: number): SizeChoice {
  const half = (high - low) / 2;
  return { label, value: low + half, uncertainty: Math.round((half - 0.01) * 100) / 100 };
}

const CRACK: readonly SizeChoice[] = [
  between('Hairline', 0.05, 0.3),
  between('Up to 1 mm', 0.3, 1),
  between('Up to 2 mm', 1, 2),
  between('Up to 5 mm', 2, 5),
  between('Up to 15 mm', 5, 15),
  between('Over 15 mm', 15, 25),
];
const GAP: readonly SizeChoice[] = [
  between('Up to 1 mm', 0, 1),
  between('Up to 2 mm', 1, 2),
  between('Up to 5 mm', 2, 5),
  between('Over 5 mm', 5, 10),
];
const LEVEL: readonly SizeChoice[] = [
  between('Up to 4 mm', 0, 4),
  between('Up to 10 mm', 4, 10),
  between('Up to 20 mm', 10, 20),
  between('Over 20 mm', 20, 40),
];

export const SIZE_CHOICES: Readonly<Partial<Record<Attribute, readonly SizeChoice[]>>> = {
  crack_width: CRACK,
  gap: GAP,
  lippage: GAP,
  unevenness: LEVEL,
  out_of_level: LEVEL,
  bow: LEVEL,
  sag: LEVEL,
};

/** Values on which a rule is tried for other attributes, in their usual unit. */
export const TRIED: Readonly<Partial<Record<Attribute, readonly number[]>>> = {
  barrier_height: [700, 880, 1100],
  riser: [100, 180, 210],
  height: [10, 60, 100, 200],
  fall: [0.1, 0.5, 1.5, 3],
  overhang: [5, 30],
  spacing: [900, 1500],
  flow: [10, 30, 60],
  exposure: [40, 100],
};

/** Measurements that a size question may be answered with, for trying what would follow. */
export function triedSizes(attribute: Attribute, unit: Measurement['unit']): Measurement[] {
  const choices =
    SIZE_CHOICES[attribute] ?? (TRIED[attribute] ?? []).map((value) => ({ value, uncertainty: 0 }));
  return choices.map(({ value, uncertainty }) => ({
    attribute,
    value,
    unit,
    uncertainty,
    origin: 'inspector',
  }));
}

/** The choice that a size stands for; undefined where somebody measured or wrote a figure. */
export function chosenSize({
  attribute,
  value,
  uncertainty,
  origin,
  reference,
}: Measurement): SizeChoice | undefined {
  if (origin !== 'inspector' || reference) return undefined;
  return SIZE_CHOICES[attribute as Attribute]?.find(
    (choice) => choice.value === value && choice.uncertainty === uncertainty,
  );
}
