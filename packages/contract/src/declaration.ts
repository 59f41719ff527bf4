/** What a report says of the inspection that it may declare. */
interface DeclarationFacts {
  clientName: string;
  /** ISO date. */
  inspectedOn: string | null;
  weather: string;
  inspectedAreas: readonly string[];
  overallCondition: string | null;
}

/** What stands elsewhere and must be there too. */
export interface DeclarationBasis {
  inspectorName: string;
  licenceNumber: string;
  /** The property's, from the project. */
  address: string;
}

/**
 * What is missing before a report may call itself an inspection to AS 4349.1, by field: for whom, by whom, where, when,
 * in what weather, which areas and with what result. Empty when it may.
 */
export function missingForDeclaration(
  facts: DeclarationFacts,
  { inspectorName, licenceNumber, address }: DeclarationBasis,
): Record<string, string> {
  const elsewhere = [
    ...(inspectorName ? [] : ['your name to the letterhead']),
    ...(licenceNumber ? [] : ['your licence number to the letterhead']),
    ...(address ? [] : ['the property’s address to the project']),
  ];
  return {
    ...(facts.clientName ? {} : { clientName: 'An inspection names its client' }),
    ...(facts.inspectedOn ? {} : { inspectedOn: 'Say on which day you inspected the property' }),
    ...(facts.weather ? {} : { weather: 'Say what the weather was like' }),
    ...(facts.inspectedAreas.length > 0 ? {} : { inspectedAreas: 'Choose the areas that you inspected' }),
    ...(facts.overallCondition ? {} : { overallCondition: 'Say how the building compares with others' }),
    ...(elsewhere.length > 0 ? { declaredInspection: `First add ${elsewhere.join(' and ')}.` } : {}),
  };
}
