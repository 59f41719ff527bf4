/**
 * Severity: the defect's typical one, raised by what is measured and by what is stated; nothing lowers it.
 * So it can't fall when a measured value rises.
 */
import type { DefectId } from '../defects.ts';
import { type Measurement, SEVERITY_RANK, type Severity } from '../findings.ts';
import { attributeName } from '../measurements/attributes.ts';
import { formatMeasurement, originVerb } from '../measurements/format.ts';
import { answerTelling } from '../questions/answers.ts';
import { CATEGORY_SEVERITY, type CrackCategory } from '../rules/crack-category.ts';
import { statesAny } from '../stated-cues.ts';
import type { Escalation, MeasuredEscalation } from './escalation.ts';
import { FINISHES_AND_SERVICES } from './finishes-and-services.ts';
import { STRUCTURE } from './structure.ts';
import { WEATHER_AND_WET } from './weather-and-wet.ts';

const TABLES = [STRUCTURE, WEATHER_AND_WET, FINISHES_AND_SERVICES];

/** What raises this defect's severity. */
export function escalationsOf(defectId: DefectId): readonly Escalation[] {
  return TABLES.flatMap((table) => table[defectId] ?? []);
}

interface SeverityInput {
  typical: Severity;
  /** In words: 'Typical severity of a cracked tile is low.' */
  typicalReason: string;
  /** Whose escalations count. */
  defectIds: readonly DefectId[];
  measurements: readonly Measurement[];
  description: string;
  crackCategory: CrackCategory | undefined;
}

export interface SeverityRating {
  severity: Severity;
  reasons: string[];
  /** A present danger to people is stated or measured. */
  hazard: boolean;
}

const STEPS: readonly Severity[] = ['low', 'medium', 'high', 'critical'];

function oneStepUp(severity: Severity): Severity {
  return STEPS[Math.min(STEPS.indexOf(severity) + 1, STEPS.length - 1)] ?? severity;
}

function exceeds(
  escalation: MeasuredEscalation,
  { attribute, value, unit, referenceLength }: Measurement,
): boolean {
  if (unit !== 'mm' || !escalation.attributes.includes(attribute)) return false;
  if (
    escalation.withinLength !== undefined &&
    (referenceLength === undefined || referenceLength > escalation.withinLength)
  ) {
    return false;
  }
  return escalation.inclusive ? value >= escalation.over : value > escalation.over;
}

function because(escalation: Escalation, input: SeverityInput): string | undefined {
  if ('cues' in escalation) {
    const tells = (words: string) => statesAny(words, escalation.cues);
    return tells(input.description)
      ? (answerTelling(input.description, tells) ?? escalation.because)
      : undefined;
  }
  const found = input.measurements.find((measurement) => exceeds(escalation, measurement));
  if (!found) return undefined;
  return `${escalation.because} (${attributeName(found.attribute)} ${originVerb(found)} ${formatMeasurement(found)})`;
}

/** Rates a finding, with a sentence for each thing that counted. */
export function rateSeverity(input: SeverityInput): SeverityRating {
  let severity = input.typical;
  let hazard = false;
  const reasons = [input.typicalReason];
  const raise = (to: Severity, reason: string) => {
    if (SEVERITY_RANK[to] > SEVERITY_RANK[severity]) severity = to;
    if (!reasons.includes(reason)) reasons.push(reason);
  };
  const category = input.crackCategory;
  if (category) {
    // Right at a limit the milder of the two counts: the value is not beyond it.
    const rated = category.atLimit ? category.orCategory : category.category;
    const to = CATEGORY_SEVERITY[category.table][rated ?? category.category] ?? 'low';
    if (SEVERITY_RANK[to] > SEVERITY_RANK[input.typical]) {
      raise(
        to,
        `Raised because it appears to be ${category.label ?? `Category ${category.category}`} (${category.name}) cracking: ${category.reason}`,
      );
    }
  }
  for (const escalation of input.defectIds.flatMap(escalationsOf)) {
    const words = because(escalation, input);
    if (words === undefined) continue;
    hazard ||= escalation.hazard === true;
    const to = escalation.to ?? oneStepUp(input.typical);
    if (SEVERITY_RANK[to] > SEVERITY_RANK[input.typical]) raise(to, `Raised because ${words}.`);
    else raise(severity, `Noted: ${words}.`);
  }
  return { severity, reasons, hazard };
}
