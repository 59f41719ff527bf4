import { PARTICULAR_FIELDS, REPORT_KIND_FACTS, type ReportKind } from '@plumbline/knowledge/report-kinds';
import type { Particulars } from './report-kinds.ts';

/** What a report says of the inspection that it may declare. */
interface DeclarationFacts {
  kind: ReportKind;
  clientName: string;
  /** ISO date. */
  inspectedOn: string | null;
  weather: string;
  attendedBy: string;
  inspectedAreas: readonly string[];
  notInspected: readonly { area: string; reason: string }[];
  overallCondition: string | null;
  particulars: Particulars;
}

/** What stands elsewhere and must be there too. */
export interface DeclarationBasis {
  inspectorName: string;
  licenceNumber: string;
  /** The property's, from the project. */
  address: string;
  /** The project's kind of building; null where nobody said. */
  buildingType: string | null;
  /** Counted findings of the selection that the inspector hasn't decided; left out before they are chosen. */
  undecided?: number;
}

const HOMES: readonly string[] = ['residential-house', 'townhouse', 'apartment'];

/**
 * What is missing before a report may declare its inspection, by field: for whom, by whom, where, when, in what weather,
 * who was there, which areas, which not and why, with what result, and a decision on every finding. AS 4349.1 covers
 * homes before they are bought and nothing else. Empty when it may.
 */
export function missingForDeclaration(
  facts: DeclarationFacts,
  { inspectorName, licenceNumber, address, buildingType, undecided = 0 }: DeclarationBasis,
  areas: readonly string[],
): Record<string, string> {
  const { kind } = facts;
  if (!REPORT_KIND_FACTS[kind].declared)
    return {
      kind: `A ${REPORT_KIND_FACTS[kind].label.toLowerCase()} declares no inspection. Choose another kind.`,
    };
  const yours = [...(inspectorName ? [] : ['name']), ...(licenceNumber ? [] : ['licence number'])];
  const elsewhere = [
    ...(yours.length > 0 ? [`your ${yours.join(' and ')} to the letterhead`] : []),
    ...(address ? [] : ['the property’s address to the project']),
  ];
  const unexplained = areas.filter(
    (area) => !facts.inspectedAreas.includes(area) && !facts.notInspected.some((row) => row.area === area),
  );
  return {
    ...(kind === 'pre_purchase' && buildingType && !HOMES.includes(buildingType)
      ? { kind: 'AS 4349.1 covers homes. Choose another kind for this building.' }
      : {}),
    ...(facts.clientName ? {} : { clientName: 'Enter the client’s name' }),
    ...(facts.inspectedOn ? {} : { inspectedOn: 'Enter the day you inspected the property' }),
    ...(facts.weather ? {} : { weather: 'Enter the weather on the day' }),
    ...(facts.attendedBy ? {} : { attendedBy: 'Say who was there, even if you were alone' }),
    ...(facts.inspectedAreas.length > 0 ? {} : { inspectedAreas: 'Choose the areas that you inspected' }),
    ...(facts.inspectedAreas.length > 0 && unexplained.length > 0
      ? { notInspected: `Say why you didn’t inspect: ${unexplained.join('; ')}` }
      : {}),
    ...(facts.overallCondition || kind !== 'pre_purchase'
      ? {}
      : { overallCondition: 'Say how the building compares with others' }),
    ...Object.fromEntries(
      (PARTICULAR_FIELDS[kind] ?? [])
        .filter(({ key, needed }) => needed && !facts.particulars[key])
        .map(({ key, label }) => [`particulars.${key}`, `${label}: say this before you declare it`]),
    ),
    ...(kind === 'expert' && !facts.particulars.forum
      ? { 'particulars.forum': 'Choose who will hear it' }
      : {}),
    ...(undecided > 0
      ? {
          selectedDefectIds: `${undecided === 1 ? 'One finding isn’t' : `${undecided} findings aren’t`} decided yet. Confirm, correct or reject each, or leave it out.`,
        }
      : {}),
    ...(elsewhere.length > 0 ? { declaredInspection: `First add ${elsewhere.join(' and ')}.` } : {}),
  };
}
