import type { DefectSummary } from '@plumbline/contract';
import { cx } from '../../../ui/class-names.ts';

interface PrecautionProps {
  finding: Pick<DefectSummary, 'precaution'>;
  className?: string;
}

/** What to do until somebody has said whether anything has fallen or is loose; nothing where that isn't open. */
export function Precaution({ finding: { precaution }, className }: PrecautionProps) {
  return precaution ? (
    <p className={cx('border-l-4 border-accent pl-3 text-sm font-medium', className)}>{precaution}</p>
  ) : null;
}
