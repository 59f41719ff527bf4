import type { LimitCase } from './limit-case.ts';
import { REGULATED_LIMITS } from './regulated-limits.ts';
import { SURFACE_LIMITS } from './surface-limits.ts';

export type { LimitCase };

/** Every numeric limit that a rule applies, with a value on either side of it. */
export const LIMITS: readonly LimitCase[] = [...SURFACE_LIMITS, ...REGULATED_LIMITS];
