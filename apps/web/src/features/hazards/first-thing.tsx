import type { DefectSummary } from '@plumbline/contract';
import { firstStep } from '@plumbline/knowledge';
import { cx } from '../../ui/class-names.ts';

interface FirstThingProps {
  finding: Pick<DefectSummary, 'alerts' | 'precaution'>;
  /** Of each line. */
  className?: string;
}

/** What to do first, below the hazard that it belongs to, and until somebody has said whether anything is loose. */
export function FirstThing({ finding: { alerts, precaution }, className }: FirstThingProps) {
  const step = firstStep(alerts);
  return (
    <>
      {step ? <span className={cx('font-medium text-ink', className)}>{step}</span> : null}
      {precaution ? (
        <span className={cx(step ? 'text-ink-soft' : 'font-medium text-ink', className)}>{precaution}</span>
      ) : null}
    </>
  );
}
