/** Everything that the assistant knows, in rows. */
import { AMOUNT_ROWS } from './amount-rows.ts';
import { CODE_ROWS } from './code-rows.ts';
import { DEFECT_ROWS } from './defect-rows.ts';
import { LAW_ROWS } from './law-rows.ts';
import { PRACTICE_ROWS } from './practice-rows.ts';
import type { Row } from './row.ts';
import { STATE_ROWS } from './state-rows.ts';
import { TOLERANCE_ROWS } from './tolerance-rows.ts';

export const ROWS: readonly Row[] = [
  ...DEFECT_ROWS,
  ...TOLERANCE_ROWS,
  ...STATE_ROWS,
  ...LAW_ROWS,
  ...AMOUNT_ROWS,
  ...CODE_ROWS,
  ...PRACTICE_ROWS,
];
