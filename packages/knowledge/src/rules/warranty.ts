/** The statutory warranty period for a defect's class in a state, with source and confidence. Never a legal date. */
import { type Confidence, weakest } from '../confidence.ts';
import { isIsoDate, monthsBetween } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import { stateFacts } from '../states.ts';
import type { WarrantyClass } from './defect-class.ts';

export interface WarrantyFinding {
  class: WarrantyClass;
  /** Such as '6 years (major defects)'. Empty where the row is unsure. */
  period: string;
  runsFrom: string;
  law: string;
  /** Where the project stands in the period, in words; undefined without a completion date. */
  position?: string;
  note: string;
  regulator: string;
  confidence: Confidence;
  source: string;
}

const CHECK =
  'This is guidance, not legal advice: periods depend on the contract date and the facts. Check with the regulator.';

/** Undefined without a state: periods differ by state. */
export function warrantyPeriod(
  project: ProjectFacts,
  warranty: WarrantyClass,
  inspectedOn: string,
): WarrantyFinding | undefined {
  if (!project.state) return undefined;
  const { warranty: law, regulator } = stateFacts(project.state);
  const row = law[warranty];
  const years = warranty === 'major' ? law.majorYears : law.minorYears;
  const position =
    row.confidence === 'unsure' ? undefined : positionIn(project.completionDate, inspectedOn, years);
  const runsFromSure = law.runsFrom.confidence !== 'unsure';
  return {
    class: warranty,
    period: row.confidence === 'unsure' ? '' : row.value,
    runsFrom: runsFromSure ? law.runsFrom.value : 'to be confirmed',
    law: law.law,
    ...(position ? { position } : {}),
    note: [law.extra && law.extra.confidence !== 'unsure' ? `${law.extra.value}.` : '', CHECK]
      .filter(Boolean)
      .join(' '),
    regulator: regulator.value,
    confidence: weakest(row.confidence, 'verified'),
    source: row.source,
  };
}

function positionIn(
  completionDate: string | undefined,
  inspectedOn: string,
  years: number | null,
): string | undefined {
  if (!isIsoDate(completionDate) || years === null) return undefined;
  const months = monthsBetween(completionDate, inspectedOn);
  if (Number.isNaN(months)) return undefined;
  if (months < 0)
    return 'The work wasn’t complete at this inspection: the builder’s duty to finish the work properly comes first.';
  const age = months < 24 ? `${months} months` : `${Math.floor(months / 12)} years`;
  return months < years * 12
    ? `Completed ${age} before this inspection: it appears to be within ${years} ${years === 1 ? 'year' : 'years'}.`
    : `Completed ${age} before this inspection: it appears to be past ${years} ${years === 1 ? 'year' : 'years'}.`;
}
