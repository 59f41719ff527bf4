import { type Sign, signOf } from './signs.ts';

/**
 * How uneven a plain surface may be in each respect: mean plus the most that a part of it differs. Of the photos of
 * spalling, mould, plants and rust that were looked at, none is as even as this; of plain walls, a third to a half.
 */
const EVEN = { lightSpread: 0.07, warmthSpread: 0.05, darkShare: 0.03, paleShare: 0.05 } as const;

const squared = (sign: Sign, descriptor: readonly number[]) => signOf(sign, descriptor) ** 2;

/** From 0 (something stands out) to 1 (one even surface). Says nothing of thin lines. */
export function plainness(descriptor: readonly number[]): number {
  const measures = Object.keys(EVEN) as (keyof typeof EVEN)[];
  const uneven = measures.map((measure) => {
    // Signs are roots.
    const most = squared(`${measure}.mean`, descriptor) + squared(`${measure}.high`, descriptor);
    return most / EVEN[measure];
  });
  return Math.min(1, Math.max(0, (1.25 - Math.max(...uneven)) * 2));
}
