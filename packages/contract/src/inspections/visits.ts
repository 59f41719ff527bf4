import * as z from 'zod/mini';
import { text } from '../basis/shapes.ts';

/** Why somebody goes to a building. */
export const VISIT_KINDS = [
  'pre_purchase',
  'stage',
  'handover',
  'dilapidation',
  'defect',
  're_inspection',
] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** A visit by its kind, as a person reads it. */
export const VISIT_KIND_NAMES: Readonly<Record<VisitKind, string>> = {
  pre_purchase: 'Pre-purchase inspection',
  stage: 'Stage inspection',
  handover: 'Handover inspection',
  dilapidation: 'Dilapidation survey',
  defect: 'Defect inspection',
  re_inspection: 'Re-inspection',
};

/** An area that wasn't inspected on a visit, and why. */
export const notInspected = z.object({
  area: text(200, undefined, 'Name the area').check(z.minLength(1, 'Name the area')),
  reason: text(500, undefined, 'Give the reason').check(z.minLength(1, 'Give the reason')),
});
export type NotInspected = z.output<typeof notInspected>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A box in a photo as it is shown, upright: shares of its width and height from the top left corner. */
export const photoRegion = z
  .object({ x: share, y: share, width: share, height: share })
  .check(
    z.refine(
      ({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1 && y + height <= 1,
      'The box must lie within the photo',
    ),
  );
export type PhotoRegion = z.output<typeof photoRegion>;
