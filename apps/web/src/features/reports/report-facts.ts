import {
  type DeclarationBasis,
  missingForDeclaration,
  OVERALL_CONDITIONS,
  type OverallCondition,
  type Report,
} from '@plumbline/contract';

/** What a report says besides its defects, as its form holds it: text for every field, 'none' where a choice is open. */
export interface FactValues {
  clientName: string;
  inspectedOn: string;
  limitations: string;
  declaredInspection: boolean;
  inspectedAreas: readonly string[];
  weather: string;
  overallCondition: OverallCondition | 'none';
}

export const NO_FACTS: FactValues = {
  clientName: '',
  inspectedOn: '',
  limitations: '',
  declaredInspection: false,
  inspectedAreas: [],
  weather: '',
  overallCondition: 'none',
};

export function factsOf(report: Report): FactValues {
  const { clientName, inspectedOn, limitations, declaredInspection, inspectedAreas, weather } = report;
  return {
    clientName,
    inspectedOn: inspectedOn ?? '',
    limitations,
    declaredInspection,
    inspectedAreas,
    weather,
    overallCondition: report.overallCondition ?? 'none',
  };
}

/** As the server takes them. */
export function factsBody(values: FactValues) {
  return {
    clientName: values.clientName.trim(),
    inspectedOn: values.inspectedOn || null,
    limitations: values.limitations.trim(),
    declaredInspection: values.declaredInspection,
    inspectedAreas: [...values.inspectedAreas],
    weather: values.weather.trim(),
    overallCondition: OVERALL_CONDITIONS.find((one) => one === values.overallCondition) ?? null,
  };
}

/** By field, what a declaration lacks; empty without one. */
export function missingFacts(values: FactValues, basis: DeclarationBasis): Record<string, string> {
  return values.declaredInspection ? missingForDeclaration(factsBody(values), basis) : {};
}
